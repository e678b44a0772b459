public import ScreenNavigation

/// The actions of the book clubs.
extension AppRouter where Schema == Bookshelf {
  /// Returns from a room to its club.
  public func leaveRoom() {
    popTo { if case .club(.detail) = $0 { true } else { false } }
  }

  /// Replaces the room with the notes on the club's book, so that no back leads into the room.
  public func leaveRoomForNotes(on book: Book) {
    resetAndNavigate(to: [.bookDetail(book), .notes(of: book, chapter: nil)])
  }

  /// Replaces all screens of a club with the list of clubs.
  public func leaveClub() {
    replaceAll(with: .club(.all))
  }
}
