import ScreenNavigation

extension Shelf {
  enum Overlay: Hashable, Identifiable {
    case success(SuccessMessage)
    case paywall(Subscription)

    var id: Self { self }
  }
}

struct SuccessMessage: Hashable {
  let title: String
  let action: Shelf.Command

  static func added(_ book: Book) -> SuccessMessage {
    SuccessMessage(title: "“\(book.title)” was added", action: .goToAuthorized(tab: .library))
  }
}

struct Subscription: Hashable {
  let name: String
}

@MainActor
func add(_ book: Book, then app: any GlobalOverlayRouting<Shelf.Overlay>) {
  app.present(overlay: .success(.added(book)))
}
