import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

/// Contents with about as many elements of each kind as the sample's, which are in an executable
/// that the benchmark cannot import.
@MainActor
enum BenchmarkContents {
  static func content(
    of destination: BenchmarkSnapshots.Destination, in router: FlowRouter<Bookshelf>
  ) -> ScreenContent? {
    guard let title = title(of: destination) else { return nil }
    return switch destination {
    case .root: nil
    case .flow, .overlay: notice(title, in: router)
    case .tab(.library): list(title, of: Book.shelf, in: router)
    case .tab(.search): list(title, of: Book.shelf.suffix(4), in: router)
    case .tab(.lists), .tab(.bookWeek): list(title, of: Book.shelf.prefix(3), in: router)
    case .route(.bookDetail(let book)): details(title, of: book, in: router)
    case .route(.reviews(let id, _)), .route(.notes(let id)), .route(.chapterNote(let id, _)):
      details(title, of: book(id), in: router)
    case .route(.loanDetail(let loan)): details(title, of: loan.book, in: router)
    case .tab(.settings), .route(.account), .route(.subscription), .route(.notifications),
      .route(.tabChoice):
      preferences(title, in: router)
    case .route: list(title, of: Book.shelf.prefix(4), in: router)
    case .sheet(.bookEdit(let book)), .sheet(.lend(let book)), .sheet(.reader(let book, _)):
      form(title, for: book, in: router)
    case .sheet: form(title, for: .dune, in: router)
    }
  }

  static func title(of destination: BenchmarkSnapshots.Destination) -> String? {
    switch destination {
    case .root, .flow(.authorized): nil
    case .flow(let flow): flow == .onboarding ? "Welcome" : "Maintenance"
    case .tab(.library): "Library"
    case .tab(.search): "Search"
    case .tab(.lists): "Lists"
    case .tab(.bookWeek): "Week"
    case .tab(.settings), .route(.account), .route(.subscription), .route(.notifications),
      .route(.tabChoice):
      "Settings"
    case .route(.bookDetail(let book)): book.title
    case .route(.reviews(let id, _)), .route(.notes(let id)), .route(.chapterNote(let id, _)):
      book(id).title
    case .route(.loanDetail(let loan)): loan.book.title
    case .route: "Books"
    case .sheet: "Edit Book"
    case .overlay(.success(let message)): message.title
    case .overlay(.paywall): "Subscription"
    }
  }

  private static func book(_ id: Book.ID) -> Book { Book.shelf.first { $0.id == id } ?? .dune }

  private static func list(
    _ title: String, of books: some Sequence<Book>, in router: FlowRouter<Bookshelf>
  ) -> ScreenContent {
    let links = books.map { book in
      ScreenElement.link(book.title, book.author) { router.current.navigate(to: .bookDetail(book)) }
    }
    return ScreenContent(
      title: title,
      trailing: [.button("Add") { router.current.present(sheet: .bookCreate(isbn: nil)) }],
      elements: [
        .link("Lent to others", "2") { router.current.navigate(to: .loans) },
        .section("On the shelf", links),
      ])
  }

  private static func details(
    _ title: String, of book: Book, in router: FlowRouter<Bookshelf>
  ) -> ScreenContent {
    let read = ScreenElement.button("Start Reading") {
      router.current.present(fullScreenCover: .reader(book: book, page: 1))
    }
    let delete = ScreenElement.button("Delete Book", role: .destructive) {
      router.current.askToDelete(book)
    }
    return ScreenContent(
      title: title,
      trailing: [.button("Edit") { router.current.present(sheet: .bookEdit(book)) }],
      elements: [
        .link("Author", book.author) { router.current.navigate(to: .loans) },
        .section(
          "Details", [.row("Pages", "\(book.pages)"), .row("Published", "\(book.published)")]),
        .section(nil, [read, delete]),
      ])
  }

  private static func preferences(
    _ title: String, in router: FlowRouter<Bookshelf>
  ) -> ScreenContent {
    ScreenContent(
      title: title,
      elements: [
        .link("Account", "Ada") { router.current.navigate(to: .account) },
        .link("Notifications", "On") { router.current.navigate(to: .notifications) },
        .section(
          "Reading", [.toggle("Large print", isOn: false), .toggle("Night mode", isOn: true)]),
        .section(nil, [.button("Sync Now") { router.current.pop() }]),
      ])
  }

  private static func form(
    _ title: String, for book: Book, in router: FlowRouter<Bookshelf>
  ) -> ScreenContent {
    ScreenContent(
      title: title,
      leading: [.button("Cancel", role: .cancel) { router.current.dismissSheet() }],
      trailing: [.button("Save") { router.current.dismissSheet() }],
      elements: [
        .field("Title", book.title), .field("Author", book.author),
        .field("Pages", "\(book.pages)"), .field("ISBN", "", placeholder: "13 digits"),
        .toggle("Remind me", isOn: true),
      ])
  }

  private static func notice(_ title: String, in router: FlowRouter<Bookshelf>) -> ScreenContent {
    let text = "Your shelf is ready for its first book. It takes a minute to put it there."
    return ScreenContent(
      title: title,
      elements: [
        .text(text), .section(nil, [.button("Continue") { router.current.popToRoot() }]),
      ])
  }
}
