public import Foundation
import ScreenNavigation

extension FeatureRouter: ListsRouting {
  /// Opens the books finished since a date.
  public func openLog(since date: Date) { stack.navigate(to: .readingLog(since: date)) }

  /// Opens the book clubs.
  public func openClubs() { stack.navigate(to: .club(.all)) }

  /// Opens a list.
  public func openList(_ list: ReadingList) { stack.navigate(to: .readingList(list)) }

  /// Presents the form that edits a list; without a list, the form for a new one.
  public func editList(_ list: ReadingList?) { stack.present(sheet: .listEditor(list)) }

  /// Presents the link that shares a list.
  public func shareList(_ list: ReadingList, link: URL) {
    stack.present(sheet: .shareList(list: list, link: link))
  }

  /// Asks for confirmation, then returns to all lists and runs the closure.
  public func askToRemove(
    _ list: ReadingList, onConfirm: @escaping @MainActor @Sendable () -> Void
  ) {
    stack.askToRemove(list, onConfirm: onConfirm)
  }
}
