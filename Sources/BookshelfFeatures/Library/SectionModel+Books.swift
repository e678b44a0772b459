import BookshelfNavigation

extension SectionModel {
  /// A section of books, or a sentence if the list is empty.
  @MainActor
  static func books(
    _ books: [Book], title: String? = nil, orElse sentence: String = "No books yet.",
    routing: any BookRouting
  ) -> SectionModel {
    let links = books.map { book in
      RowModel.link(book.title, book.author) { routing.openBook(book) }
    }
    return SectionModel(title, links.isEmpty ? [.text(sentence)] : links)
  }
}
