/// Why a router cannot follow a ``ScreenPath`` as it is written.
public enum ScreenPathError: Error, Hashable, Sendable {
  /// The path presents more than one thing over one stack; SwiftUI shows one at a time.
  case severalPresentations(kinds: [PresentationKind])

  /// The path names a tab that the router does not have.
  case unknownTab(String)

  /// The path names a tab, and the router is a single stack.
  case noTabs(tab: String)

  /// The path names a tab and a flow that does not hold the tabs.
  case tabOutsideOfItsFlow(tab: String, flow: String)

  /// The path names a flow, and the router knows none.
  case noFlows(flow: String)

  /// The path shows an overlay, and the router knows none.
  case noOverlays
}

extension ScreenPathError: CustomStringConvertible {
  /// What is wrong with the path, and what to change in the manifest.
  public var description: String {
    switch self {
    case .severalPresentations(let kinds):
      "the path presents \(kinds.map(\.phrase).joined(separator: " and ")) over one stack; "
        + "only one can be shown, keep one of them"
    case .unknownTab(let tab):
      "the path names the tab '\(tab)', which the router does not have"
    case .noTabs(let tab):
      "the path names the tab '\(tab)', but the router is a single stack; "
        + "leave the tab out, or navigate with a TabRouter"
    case .tabOutsideOfItsFlow(let tab, let flow):
      "the path names the tab '\(tab)' and the flow '\(flow)', which does not hold the tabs; "
        + "leave one of them out"
    case .noFlows(let flow):
      "the path names the flow '\(flow)', but the router has no flows; "
        + "leave the flow out, or navigate with a FlowRouter"
    case .noOverlays:
      "the path shows an overlay, but the router has none; navigate with a FlowRouter"
    }
  }
}
