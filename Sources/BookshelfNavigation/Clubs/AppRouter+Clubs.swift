public import ScreenNavigation

/// The actions of the book clubs.
extension AppRouter where Schema == Bookshelf {
  /// Returns from a room to its club.
  public func leaveRoom(of club: Club.ID) {
    popTo(routeID: .club(.detail(id: club)))
  }

  /// Replaces the room with the notes on the club's book, so that no back leads into the room.
  public func leaveRoomForNotes(on book: Book) {
    resetAndNavigate(to: [.bookDetail(book), .notes(of: book.id)])
  }
}

extension AlertState {
  /// Creates the alert about a club that takes no more members.
  public static func clubIsFull(_ club: Club) -> AlertState {
    AlertState(
      describing: Bookshelf.Dialog.clubIsFull, title: "Club Is Full",
      message: "“\(club.name)” has no free place.")
  }
}
