import ScreenContents
import ScreenPayloads

/// A valid visible state with the contents of its screens.
///
/// A class, because every content gets it.
@MainActor
package final class VisibleScreen {
  package let state: AnyVisibleState

  /// The state without the app's types.
  package let described: DescribedState

  /// The position of the selected tab among the tabs; nil in an app without tabs.
  let selectedTab: Int?

  /// Reads the content of a destination, including the parts of other layouts; nil for a destination without content.
  let content: ContentReader

  typealias ContentReader = @MainActor (ContentRequest) -> ScreenContent?

  /// Describes a visible state, and checks its values and its tabs; its stacks were checked before their types were
  /// erased.
  init(
    _ state: AnyVisibleState, describer: inout PayloadDescriber, content: @escaping ContentReader
  ) throws(VisibleStateError) {
    (self.state, self.content) = (state, content)
    described = describer.state(state)
    try described.checkSize()
    selectedTab = try described.positionOfTab()
  }
}
