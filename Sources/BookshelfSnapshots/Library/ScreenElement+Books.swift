import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenElement {
  static func book(_ book: Book, in context: BookshelfSnapshots.Context) -> ScreenElement {
    .link(book.title, book.author) { context.router.navigate(to: .bookDetail(book)) }
  }

  /// A section of books, or a sentence if the list is empty.
  static func books(
    _ books: [Book], title: String? = nil, orElse sentence: String = "No books yet.",
    in context: BookshelfSnapshots.Context
  ) -> ScreenElement {
    .section(title, books.isEmpty ? [.text(sentence)] : books.map { .book($0, in: context) })
  }
}
