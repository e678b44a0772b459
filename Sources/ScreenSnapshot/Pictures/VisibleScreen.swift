import ScreenText

/// A checked visible state with the contents of its screens.
///
/// A class, because every content gets it.
@MainActor
final class VisibleScreen {
  let state: AnyVisibleState

  let hasOverlay: Bool

  /// The number of stacks over the stack of the tab.
  let depth: Int

  /// The position of the selected tab among the tabs; nil in an app without tabs.
  let selectedTab: Int?

  private let contents: ScreenContents

  /// Reads the visible state of an app and checks it.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  init(of app: RunningApp, checkingWith identities: inout PayloadWriter) throws {
    (state, contents) = try app.visibleState()
    selectedTab = try AnyVisibleState.position(of: state.tab, in: state.tabs, &identities)
    try state.stack.check()
    hasOverlay = state.overlay != nil
    depth = state.stack.depth
  }

  /// The content of a destination, including the parts of other layouts; nil for a destination without content.
  func content(at place: ScreenPlace) -> ScreenContent? { contents(place) }
}

extension AnyVisibleStack {
  /// The number of stacks over this one.
  fileprivate var depth: Int { inner.map { $0.depth + 1 } ?? 0 }
}
