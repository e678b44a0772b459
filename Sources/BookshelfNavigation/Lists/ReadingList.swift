/// An ordered list of books to read.
public struct ReadingList: Hashable, Codable, Identifiable, Sendable {
  /// The identifier in links.
  public var id: String

  /// The name of the list.
  public var name: String

  /// The ids of the books in order.
  public var books: [Book.ID]

  /// The number of finished books.
  public var finished: Int

  /// Creates a list.
  public init(id: String, name: String, books: [Book.ID] = [], finished: Int = 0) {
    self.id = id
    self.name = name
    self.books = books
    self.finished = finished
  }
}

extension ReadingList: PreviewFixture {
  /// A list with one finished book and more unread ones.
  public static let fixture = ReadingList(
    id: "winter", name: "Winter Evenings",
    books: [Book.snowCountry, .middlemarch, .fraeuleinElse, .dune].map(\.id), finished: 1)

  /// The lists of the example library.
  public static let examples: [ReadingList] = [
    .fixture,
    ReadingList(
      id: "sea-and-sand", name: "Sea & Sand",
      books: [Book.robinsonCrusoe, .duneMessiah].map(\.id), finished: 2),
    ReadingList(id: "someday", name: "Someday"),
  ]
}
