/// A book club, whose members read one book together.
public struct Club: Hashable, Identifiable, Sendable {
  /// The identifier of the club.
  public var id: String

  /// The name.
  public var name: String

  /// The book that the members read.
  public var book: Book

  /// The names of the members, without the user.
  public var members: [String]

  /// The largest number of members.
  public var places: Int

  /// Creates a club.
  public init(id: String, name: String, book: Book, members: [String], places: Int) {
    self.id = id
    self.name = name
    self.book = book
    self.members = members
    self.places = places
  }
}

extension Club: PreviewFixture {
  /// The club of the example user.
  public static let fixture = Club(
    id: "evening-readers", name: "Evening Readers", book: .dune,
    members: ["Ines", "Jonas", "Mara"], places: 12)

  /// A club that the example user can join.
  public static let open = Club(
    id: "night-owls", name: "Night Owls", book: .duneMessiah, members: ["Tom"], places: 6)

  /// A club without a free place.
  public static let full = Club(
    id: "sunday-circle", name: "Sunday Circle", book: .middlemarch, members: ["Clara", "George"],
    places: 2)

  /// All clubs.
  public static let examples: [Club] = [.fixture, .open, .full]
}
