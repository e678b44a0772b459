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
    switch destination {
    case .root, .flow(.authorized): nil
    case .flow(let flow): notice(flow == .onboarding ? "Welcome" : "Maintenance", in: router)
    case .tab(.library): list("Library", of: Book.shelf, in: router)
    case .tab(.search): list("Search", of: Book.shelf.suffix(4), in: router)
    case .tab(.lists): list("Lists", of: Book.shelf.prefix(3), in: router)
    case .route(.bookDetail(let book)), .route(.reviews(let book, _)), .route(.notes(let book, _)):
      details(of: book, in: router)
    case .route(.loanDetail(let loan)): details(of: loan.book, in: router)
    case .tab(.settings), .route(.account), .route(.subscription), .route(.notifications),
      .route(.tabChoice):
      preferences(in: router)
    case .route: list("Books", of: Book.shelf.prefix(4), in: router)
    case .sheet(.bookEdit(let book)), .sheet(.lend(let book)), .sheet(.reader(let book, _)):
      form(for: book, in: router)
    case .sheet: form(for: .dune, in: router)
    case .overlay(.success(let message)): notice(message.title, in: router)
    case .overlay(.paywall): notice("Subscription", in: router)
    }
  }

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

  private static func details(of book: Book, in router: FlowRouter<Bookshelf>) -> ScreenContent {
    let read = ScreenElement.button("Start Reading") {
      router.current.present(fullScreenCover: .reader(book: book, page: 1))
    }
    let delete = ScreenElement.button("Delete Book", role: .destructive) {
      router.current.askToDelete(book)
    }
    return ScreenContent(
      title: book.title,
      trailing: [.button("Edit") { router.current.present(sheet: .bookEdit(book)) }],
      elements: [
        .link("Author", book.author) { router.current.navigate(to: .loans) },
        .section(
          "Details", [.row("Pages", "\(book.pages)"), .row("Published", "\(book.published)")]),
        .section(nil, [read, delete]),
      ])
  }

  private static func preferences(in router: FlowRouter<Bookshelf>) -> ScreenContent {
    ScreenContent(
      title: "Settings",
      elements: [
        .link("Account", "Ada") { router.current.navigate(to: .account) },
        .link("Notifications", "On") { router.current.navigate(to: .notifications) },
        .section(
          "Reading", [.toggle("Large print", isOn: false), .toggle("Night mode", isOn: true)]),
        .section(nil, [.button("Sync Now") { router.current.pop() }]),
      ])
  }

  private static func form(for book: Book, in router: FlowRouter<Bookshelf>) -> ScreenContent {
    ScreenContent(
      title: "Edit Book",
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
