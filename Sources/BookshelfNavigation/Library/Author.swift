/// The author of a book.
public struct Author: Hashable, Codable, Identifiable, Sendable {
  /// The identifier in links.
  public var id: String

  /// The name as printed on the books.
  public var name: String

  /// The year of birth.
  public var born: Int

  /// The year of death; nil for a living author.
  public var died: Int?

  /// A short biography.
  public var biography: String

  /// Creates an author.
  public init(id: String, name: String, born: Int, died: Int? = nil, biography: String) {
    self.id = id
    self.name = name
    self.born = born
    self.died = died
    self.biography = biography
  }
}

extension Author: PreviewFixture {
  /// See ``frankHerbert``.
  public static var fixture: Author { .frankHerbert }

  /// The author of two books on the shelf.
  public static let frankHerbert = Author(
    id: "frank-herbert", name: "Frank Herbert", born: 1920, died: 1986,
    biography: "Journalist, ecologist and novelist. He spent six years on the desert of Dune.")

  /// The author of the longest title on the shelf.
  public static let danielDefoe = Author(
    id: "daniel-defoe", name: "Daniel Defoe", born: 1660, died: 1731,
    biography: "Merchant, pamphleteer and spy, who turned to novels when he was almost sixty.")

  /// An author whose name has double-width characters.
  public static let kawabataYasunari = Author(
    id: "kawabata-yasunari", name: "川端康成", born: 1899, died: 1972,
    biography: "Kawabata Yasunari, the first Japanese author with the Nobel Prize (1968).")

  /// The authors with a biography.
  public static let known: [Author] = [.frankHerbert, .danielDefoe, .kawabataYasunari]
}
