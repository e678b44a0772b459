import ScreenNavigation

extension FeatureRouter: ClubsRouting {
  /// Opens a club.
  public func openClub(_ club: Club) { stack.navigate(to: .club(.detail(id: club.id))) }

  /// Opens the members of a club.
  public func openMembers(of club: Club) { stack.navigate(to: .club(.members(of: club.id))) }

  /// Presents the rules of a club, which a new member must accept or decline.
  public func showRules(of club: Club) { stack.present(sheet: .clubRules(of: club.id)) }

  /// Enters the room of a club.
  public func enterRoom(of club: Club) { stack.navigate(to: .club(.room(of: club.id))) }

  /// Presents an alert about a club that takes no more members.
  public func reportFull(_ club: Club) { stack.present(alert: .clubIsFull(club)) }
}

extension FeatureRouter: ClubRoomRouting {
  /// Returns to the club.
  public func leaveRoom(of club: Club.ID) { stack.leaveRoom(of: club) }

  /// Replaces the room with the notes on the club's book.
  public func leaveRoomForNotes(on book: Book) { stack.leaveRoomForNotes(on: book) }
}
