/// A book, with what a row in a list says of it.
public struct Book: Hashable, Codable, Identifiable, Sendable {
  /// The name of the book in links.
  public var id: String

  /// The title as it stands on the book.
  public var title: String

  /// The author's name as it stands on the book.
  public var author: String

  /// The number of pages.
  public var pages: Int

  /// The year of the first edition.
  public var published: Int

  /// Creates a book.
  ///
  /// - Parameters:
  ///   - id: The name of the book in links.
  ///   - title: The title as it stands on the book.
  ///   - author: The author's name as it stands on the book.
  ///   - pages: The number of pages.
  ///   - published: The year of the first edition.
  public init(id: String, title: String, author: String, pages: Int, published: Int) {
    self.id = id
    self.title = title
    self.author = author
    self.pages = pages
    self.published = published
  }
}
