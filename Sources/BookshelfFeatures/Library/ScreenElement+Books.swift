import BookshelfNavigation
import ScreenContents

extension ScreenElement {
  /// A section with a row for each value, or a sentence if there are none.
  @MainActor
  static func list<Value>(
    _ values: [Value], title: String? = nil, orElse sentence: String,
    row: (Value) -> ScreenElement
  ) -> ScreenElement {
    .section(title, values.isEmpty ? [.text(sentence)] : values.map(row))
  }

  /// A section of books, or a sentence if there are none.
  @MainActor
  static func books(
    _ books: [Book], title: String? = nil, orElse sentence: String = "No books yet.",
    routing: any BookRouting
  ) -> ScreenElement {
    .list(books, title: title, orElse: sentence) { book in
      .link(book.title, book.author) { routing.openBook(book) }
    }
  }
}
