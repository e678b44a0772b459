import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func bookCreate(isbn: String?, in context: BookshelfSnapshots.Context) -> ScreenContent {
    let book = isbn.flatMap(Catalog.book(isbn:))
    return ScreenContent(
      title: "New Book",
      leading: [
        .button("Cancel", role: .cancel) { context.presenter?.cancelNewBook(isbn: isbn) }
      ],
      trailing: [
        .button("Add") {
          context.presenter?.dismiss()
          if let book { context.navigator.router.presentSuccess(.added(book)) }
        }
      ],
      elements: [.field("ISBN", isbn ?? "", placeholder: "13 digits")]
        + fields(of: book, in: context))
  }

  static func bookEdit(_ book: Book, in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Edit Book",
      leading: [.button("Cancel", role: .cancel) { context.presenter?.dismiss() }],
      trailing: [.button("Save") { context.presenter?.dismiss() }],
      elements: fields(of: book, in: context) + [
        .section(
          nil,
          [.button("Sign In to Sync") { context.router.present(sheet: .signIn) }])
      ])
  }

  /// It is on the stack of a sheet, so it pops the topmost router.
  static func coverPicker(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Cover",
      elements: [
        .section(
          "First edition",
          [
            .image("Two people on a dune, far below the sun"),
            .button("Choose First Edition") { context.router.pop() },
          ]),
        .section(
          "Plain",
          [
            .image("Title and author on grey linen"),
            .button("Choose Plain") { context.router.pop() },
          ]),
      ])
  }

  private static func fields(
    of book: Book?, in context: BookshelfSnapshots.Context
  ) -> [ScreenElement] {
    [
      .field("Title", book?.title ?? "", placeholder: "Title"),
      .field("Author", book?.author ?? "", placeholder: "Name"),
      .field("Pages", book.map { "\($0.pages)" } ?? "", placeholder: "Number"),
      .link("Cover", book == nil ? "None" : "First edition") {
        context.router.navigate(to: .coverPicker)
      },
    ]
  }
}
