import ScreenPayloads

/// A checked visible state with the contents of its screens.
///
/// A class, because every content gets it.
@MainActor
package final class VisibleScreen {
  package let state: AnyVisibleState

  /// The state without the app's types.
  package let described: DescribedState

  /// The position of the selected tab among the tabs; nil in an app without tabs.
  let selectedTab: Int?

  /// The content of a destination, including the parts of other layouts; nil for a destination without content.
  let content: ContentReader

  /// Reads the visible state of an app and checks it.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  init(of app: RunningApp, describer: inout PayloadDescriber) throws {
    (state, content) = try app.visibleState()
    described = describer.state(state)
    try described.checkSize()
    selectedTab = try described.positionOfTab()
    try state.stack.check()
  }

  /// The dialog over the stack that a number of sheets, popovers and covers lead to.
  func dialog(at depth: Int) -> VisibleDialog? {
    Array(sequence(first: state.stack, next: \.inner))[depth].dialog
  }
}
