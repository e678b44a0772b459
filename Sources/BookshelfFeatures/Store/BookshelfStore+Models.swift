import BookshelfNavigation
import ScreenContents

extension BookshelfStore {
  /// The elements of a screen with data: a progress bar, the error with a button, or the content.
  func elements(_ content: (Library) -> [ScreenElement]) -> [ScreenElement] {
    library.elements(retry: { await self.load() }, content)
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

extension Loadable {
  /// The elements of a part of a screen with data: a progress bar, the error with a button, or the content.
  @MainActor
  func elements(
    retry: @escaping @MainActor @Sendable () async -> Void, _ content: (Value) -> [ScreenElement]
  ) -> [ScreenElement] {
    switch self {
    case .loading:
      [.section([.progress("Loading", nil)])]
    case .failed(let error):
      [.section([.text("\(error)"), .button("Try Again") { await retry() }])]
    case .loaded(let value):
      content(value)
    }
  }
}
