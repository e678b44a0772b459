import BookshelfNavigation
import ScreenContents

extension ScreenElement {
  /// A section of books, or a sentence if the list is empty.
  @MainActor
  static func books(
    _ books: [Book], title: String? = nil, orElse sentence: String = "No books yet.",
    routing: any BookRouting
  ) -> ScreenElement {
    let links = books.map { book in
      ScreenElement.link(book.title, book.author) { routing.openBook(book) }
    }
    return .section(title, links.isEmpty ? [.text(sentence)] : links)
  }
}
