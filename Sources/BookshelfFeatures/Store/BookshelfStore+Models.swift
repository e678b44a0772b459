import BookshelfNavigation
import ScreenContents

extension BookshelfStore {
  /// The elements of a screen with data: a progress bar, the error with a button, or the content.
  func elements(_ content: (Library) -> [ScreenElement]) -> [ScreenElement] {
    switch library {
    case .loading:
      [.section([.progress("Loading", nil)])]
    case .failed(let error):
      [.section([.text("\(error)"), .button("Try Again") { await self.load() }])]
    case .loaded(let library):
      content(library)
    }
  }

  /// Changes the data, or reports why it stays unchanged.
  ///
  /// - Returns: Whether the data changed.
  @discardableResult
  func update(
    reportingTo routing: any FailureRouting, _ change: (inout Library) -> Void
  ) -> Bool {
    do {
      try update(change)
      return true
    } catch {
      routing.reportFailure("\(error)")
      return false
    }
  }
}
