/// The pushed screens of the book clubs.
///
/// The feature declares them, and the app's route has one case for all of them.
public enum ClubRoute: Hashable, Codable, Sendable {
  /// All clubs.
  case all

  /// A club.
  case detail(id: Club.ID)

  /// The members of a club.
  case members(of: Club.ID)

  /// The room in which the members of a club read together.
  case room(of: Club.ID)
}
