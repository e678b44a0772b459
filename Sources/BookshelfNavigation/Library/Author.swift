/// Somebody who writes books.
public struct Author: Hashable, Codable, Identifiable, Sendable {
  /// The name of the author in links.
  public var id: String

  /// The name as it stands on the books.
  public var name: String

  /// The year of birth.
  public var born: Int

  /// The year of death; nil for the living.
  public var died: Int?

  /// Life and work in a sentence or two.
  public var biography: String

  /// Creates an author.
  ///
  /// - Parameters:
  ///   - id: The name of the author in links.
  ///   - name: The name as it stands on the books.
  ///   - born: The year of birth.
  ///   - died: The year of death; nil for the living.
  ///   - biography: Life and work in a sentence or two.
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

  /// An author with a name in characters of double width.
  public static let kawabataYasunari = Author(
    id: "kawabata-yasunari", name: "川端康成", born: 1899, died: 1972,
    biography: "Kawabata Yasunari, the first Japanese author with the Nobel Prize (1968).")

  /// The authors that the example library knows more of than the name.
  public static let known: [Author] = [.frankHerbert, .danielDefoe, .kawabataYasunari]
}
