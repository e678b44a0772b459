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

  /// Replaces all screens of a club with the list of clubs.
  public func leaveClub() { stack.leaveClub() }
}

extension FeatureRouter: ClubRoomRouting {
  /// Returns to the club.
  public func leaveRoom() { stack.leaveRoom() }

  /// Replaces the room with the notes on the club's book.
  public func leaveRoomForNotes(on book: Book) { stack.leaveRoomForNotes(on: book) }
}
