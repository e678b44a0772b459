/// An ordered list of books to read.
public struct ReadingList: Hashable, Codable, Identifiable, Sendable {
  /// The identifier in links.
  public var id: String

  /// The name of the list.
  public var name: String

  /// The ids of the books in order.
  public var books: [Book.ID]

  /// Whether the finished books come after the others.
  public var showsFinishedLast: Bool

  /// Creates a list.
  public init(id: String, name: String, books: [Book.ID] = [], showsFinishedLast: Bool = false) {
    self.id = id
    self.name = name
    self.books = books
    self.showsFinishedLast = showsFinishedLast
  }
}

extension ReadingList: PreviewFixture {
  /// A list with one finished book and more unread ones.
  public static let fixture = ReadingList(
    id: "winter", name: "Winter Evenings",
    books: [Book.snowCountry, .middlemarch, .fraeuleinElse, .dune].map(\.id))

  /// The lists of the example library.
  public static let examples: [ReadingList] = [
    .fixture,
    ReadingList(
      id: "sea-and-sand", name: "Sea & Sand",
      books: [Book.robinsonCrusoe, .duneMessiah].map(\.id)),
    ReadingList(id: "someday", name: "Someday"),
  ]
}
