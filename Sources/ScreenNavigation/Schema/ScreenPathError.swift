/// The reason why a router cannot follow a ``ScreenPath``.
public enum ScreenPathError: Error, Hashable, Sendable {
  /// The path has more than one presentation over one stack; SwiftUI presents one at a time.
  case severalPresentations(kinds: [PresentationKind])

  /// The path names a tab that the router does not have.
  case unknownTab(String)

  /// The path names a tab, but the router is a single stack.
  case noTabs(tab: String)

  /// The path names a tab and a flow that has no tabs.
  case tabOutsideOfItsFlow(tab: String, flow: String)

  /// The path names a flow, but the router has no flows.
  case noFlows(flow: String)

  /// The path names an overlay, but the router has no overlays.
  case noOverlays
}

extension ScreenPathError: CustomStringConvertible {
  /// The mistake in the path, and how to correct it in the manifest.
  public var description: String {
    switch self {
    case .severalPresentations(let kinds):
      "the path presents \(kinds.map(\.phrase).joined(separator: " and ")) over one stack; "
        + Self.correction(of: kinds)
    case .unknownTab(let tab):
      "the path names the tab '\(tab)', which the router does not have; "
        + "add the tab to the router, or name another one"
    case .noTabs(let tab):
      "the path names the tab '\(tab)', but the router is a single stack; "
        + "remove the tab, or navigate with a TabRouter"
    case .tabOutsideOfItsFlow(let tab, let flow):
      "the path names the tab '\(tab)' and the flow '\(flow)', which has no tabs; "
        + "remove one of them"
    case .noFlows(let flow):
      "the path names the flow '\(flow)', but the router has no flows; "
        + "remove the flow, or navigate with a FlowRouter"
    case .noOverlays:
      "the path names an overlay, but the router has no overlays; "
        + "remove the overlay, or navigate with a FlowRouter"
    }
  }

  /// A stack presents one thing at a time, but the stack in a sheet or a cover can present the next one.
  private static func correction(of kinds: [PresentationKind]) -> String {
    guard let lower = kinds.first, let upper = kinds.dropFirst().first, lower.hasStack else {
      return "keep one of them, because a stack can present only one"
    }
    return "keep one of them, or present \(upper.phrase) over the stack in the other: "
      + "'presenting: .\(lower.rawValue)(…, StackState(presenting: .\(upper.rawValue)(…)))'"
  }
}

extension PresentationKind {
  fileprivate var hasStack: Bool {
    switch self {
    case .sheet, .fullScreenCover: true
    case .alert, .confirmation: false
    }
  }
}
