public import Foundation

/// The navigation of the reading lists.
@MainActor
public protocol ListsRouting: BookRouting, FailureRouting {
  /// Opens the books finished since a date.
  func openLog(since date: Date)

  /// Opens the book clubs.
  func openClubs()

  /// Opens a list.
  func openList(_ list: ReadingList)

  /// Presents the form that edits a list; without a list, the form for a new one.
  func editList(_ list: ReadingList?)

  /// Presents the link that shares a list.
  func shareList(_ list: ReadingList, link: URL)

  /// Asks for confirmation, then returns to all lists and runs the closure.
  func askToRemove(_ list: ReadingList, onConfirm: @escaping @MainActor @Sendable () -> Void)
}
