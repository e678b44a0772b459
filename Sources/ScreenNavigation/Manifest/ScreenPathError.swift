/// Why a router cannot follow a ``ScreenPath`` as it is written.
public enum ScreenPathError: Error, Equatable, Sendable {
  /// The path presents more than one thing over one stack; SwiftUI shows one at a time.
  case severalPresentations(kinds: [PresentationKind])

  /// The path names a tab that the router does not have.
  case unknownTab(String)

  /// The path names a tab, and the router is a single stack.
  case noTabs(tab: String)
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
    }
  }
}
