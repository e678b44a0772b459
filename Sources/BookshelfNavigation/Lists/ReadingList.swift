/// Books to read, in an order.
public struct ReadingList: Hashable, Codable, Identifiable, Sendable {
  /// The name of the list in links.
  public var id: String

  /// The name of the list.
  public var name: String

  /// The books in order, by their ids: a list does not own them.
  public var books: [Book.ID]

  /// How many of them are read.
  public var finished: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - id: The name of the list in links.
  ///   - name: The name of the list.
  ///   - books: The books in order, by their ids.
  ///   - finished: How many of them are read.
  public init(id: String, name: String, books: [Book.ID] = [], finished: Int = 0) {
    self.id = id
    self.name = name
    self.books = books
    self.finished = finished
  }
}

extension ReadingList: PreviewFixture {
  /// A list with one book that is read, and more that are not.
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
