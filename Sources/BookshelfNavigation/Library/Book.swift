/// A book with the data of a row in a list.
public struct Book: Hashable, Codable, Identifiable, Sendable {
  /// The identifier in links.
  public var id: String

  /// The title as printed on the book.
  public var title: String

  /// The author's name as printed on the book.
  public var author: String

  /// The number of pages.
  public var pages: Int

  /// The year of the first edition.
  public var published: Int

  /// Creates a book.
  public init(id: String, title: String, author: String, pages: Int, published: Int) {
    self.id = id
    self.title = title
    self.author = author
    self.pages = pages
    self.published = published
  }
}
