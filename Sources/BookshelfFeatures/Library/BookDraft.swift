import BookshelfNavigation

/// The text in the form of a book.
struct BookDraft: Equatable {
  var isbn: String
  var title: String
  var author: String
  var pages: String

  /// The book before the form changed it; nil for a new book.
  private let original: Book?

  init(_ book: Book?, isbn: String = "") {
    self.isbn = isbn
    title = book?.title ?? ""
    author = book?.author ?? ""
    pages = book.map { "\($0.pages)" } ?? ""
    original = book
  }

  /// The book, or nil without a title, an author or pages.
  var book: Book? {
    guard !title.isEmpty, !author.isEmpty, let pages = Int(pages), pages > 0 else { return nil }
    return Book(
      id: original?.id ?? "\(title) \(author)", title: title, author: author, pages: pages,
      published: original?.published ?? 0)
  }
}
