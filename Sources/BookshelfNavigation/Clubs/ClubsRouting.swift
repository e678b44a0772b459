/// The navigation of the book clubs.
@MainActor
public protocol ClubsRouting: BookRouting, FailureRouting {
  /// Opens a club.
  func openClub(_ club: Club)

  /// Opens the members of a club.
  func openMembers(of club: Club)

  /// Presents the rules of a club, which a new member must accept or decline.
  func showRules(of club: Club)

  /// Enters the room of a club.
  func enterRoom(of club: Club)

  /// Presents an alert about a club that takes no more members.
  func reportFull(_ club: Club)
}

/// The navigation of the room in which the members of a club read.
@MainActor
public protocol ClubRoomRouting: AnyObject, Sendable {
  /// Returns to the club.
  func leaveRoom(of club: Club.ID)

  /// Replaces the room with the notes on the club's book.
  func leaveRoomForNotes(on book: Book)
}
