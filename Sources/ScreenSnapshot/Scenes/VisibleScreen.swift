/// A checked visible state with the contents of its screens.
///
/// A class, because every content gets it.
@MainActor
final class VisibleScreen {
  let state: AnyVisibleState

  /// The number of stacks over the stack of the tab.
  let depth: Int

  /// The position of the selected tab among the tabs; nil in an app without tabs.
  let selectedTab: Int?

  private let contents: ScreenContents

  init(_ state: AnyVisibleState, _ contents: @escaping ScreenContents, selectedTab: Int?) {
    self.state = state
    self.contents = contents
    self.selectedTab = selectedTab
    depth = state.stack.depth
  }

  /// The content of a destination, including the parts of other layouts; nil for a destination without content.
  func content(at place: ScreenPlace) -> ScreenContent? { contents(place) }
}

extension AnyVisibleStack {
  /// The number of stacks over this one.
  fileprivate var depth: Int { inner.map { $0.depth + 1 } ?? 0 }
}
