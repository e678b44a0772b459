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
    try described.check()
  }
}

/// A destination with values of any type.
typealias AnyDestination = ScreenDestination<Any, Any, Any, Any, Any>

/// A destination whose content a scene needs, with all that the content depends on.
struct ContentRequest {
  let destination: AnyDestination

  /// The tab that contains the destination.
  let tab: Any?

  /// The number of sheets, popovers and covers up to the stack.
  let depth: Int
  let layout: ScreenLayout
  let isFrontmost: Bool

  /// Whether only the label of the destination is drawn: on its tab or on a back button.
  let isLabel: Bool
}

extension ScreenDestination {
  /// Creates the destination with the app's types; nil if it has values of other types.
  ///
  /// It never has, because the state of the same app has made the values.
  init?(_ destination: AnyDestination) {
    switch destination {
    case .root: self = .root
    case .flow(let flow): self.init(flow, Self.flow)
    case .tab(let tab): self.init(tab, Self.tab)
    case .route(let route): self.init(route, Self.route)
    case .sheet(let sheet): self.init(sheet, Self.sheet)
    case .overlay(let overlay): self.init(overlay, Self.overlay)
    }
  }

  private init?<Value>(_ value: Any, _ destination: (Value) -> Self) {
    guard let value = value as? Value else { return nil }
    self = destination(value)
  }
}
