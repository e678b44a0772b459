extension Bookshelf {
  /// The alerts and confirmations of the app, so that coverage finds one without a screen.
  public enum Dialog: Hashable, Sendable {
    /// Asks before deleting a book.
    case deleteBook(Book)

    /// Asks before discarding the form for a new book.
    case discardNewBook

    /// Says that the app may not use the camera.
    case cameraDenied

    /// Asks before removing a reading list.
    case removeList(ReadingList)

    /// Asks before skipping the onboarding.
    case skipOnboarding

    /// Asks before signing out.
    case signOut

    /// Says that a sync failed.
    case syncFailed

    /// Says whether the recorded events lead to the same screen again.
    case replayed(events: Int, leadsToSameScreen: Bool)

    /// Says that a club takes no more members.
    case clubIsFull

    /// Says that a change could not be saved.
    case notSaved
  }
}
