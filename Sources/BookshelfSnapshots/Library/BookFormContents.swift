import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func bookCreate(isbn: String?, in router: any LibraryRouting) -> ScreenContent {
    let book = isbn.flatMap(Catalog.book(isbn:))
    return ScreenContent(
      title: "New Book",
      leading: [
        .button("Cancel", role: .cancel) { router.current.cancelNewBook(isbn: isbn) }
      ],
      trailing: [
        .button("Add") {
          router.current.dismissSheet()
          if let book { router.presentSuccess(.added(book)) }
        }
      ],
      elements: [.field("ISBN", isbn ?? "", placeholder: "13 digits")]
        + fields(of: book, in: router))
  }

  static func bookEdit(_ book: Book, in router: any LibraryRouting) -> ScreenContent {
    ScreenContent(
      title: "Edit Book",
      leading: [.button("Cancel", role: .cancel) { router.current.dismissSheet() }],
      trailing: [.button("Save") { router.current.dismissSheet() }],
      elements: fields(of: book, in: router) + [
        .section(
          nil,
          [.button("Sign In to Sync") { router.current.topmost.present(sheet: .signIn) }])
      ])
  }

  /// It is on the stack of a sheet, so it pops the topmost router.
  static func coverPicker(in router: any LibraryRouting) -> ScreenContent {
    ScreenContent(
      title: "Cover",
      elements: [
        .section(
          "First edition",
          [
            .image("Two people on a dune, far below the sun"),
            .button("Choose First Edition") { router.current.topmost.pop() },
          ]),
        .section(
          "Plain",
          [
            .image("Title and author on grey linen"),
            .button("Choose Plain") { router.current.topmost.pop() },
          ]),
      ])
  }

  private static func fields(
    of book: Book?, in router: any LibraryRouting
  ) -> [ScreenElement] {
    [
      .field("Title", book?.title ?? "", placeholder: "Title"),
      .field("Author", book?.author ?? "", placeholder: "Name"),
      .field("Pages", book.map { "\($0.pages)" } ?? "", placeholder: "Number"),
      .link("Cover", book == nil ? "None" : "First edition") {
        router.current.topmost.navigate(to: .coverPicker)
      },
    ]
  }
}
