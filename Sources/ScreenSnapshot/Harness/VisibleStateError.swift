/// The reason why a visible state is not valid.
public enum VisibleStateError: Error, Equatable, Sendable {
  /// The router presents several things over one stack, but SwiftUI supports one at a time.
  case severalPresentations([String])

  /// The selected tab is not among the tabs.
  case unlistedTab(String, tabs: [String])

  /// The list of tabs contains a tab twice.
  case repeatedTab(String)

  /// A value has more than 100,000 parts or 100 levels.
  case tooLargeValue(String)
}

extension VisibleStateError: CustomStringConvertible {
  /// The problem, and how to solve it.
  public var description: String {
    switch self {
    case .severalPresentations(let kinds):
      "the router presents \(kinds.joined(separator: " and ")) over one stack, but SwiftUI "
        + "supports only one presentation; make the router dismiss the first one"
    case .unlistedTab(let tab, let tabs):
      "the selected tab '\(tab)' is not among the tabs \(Self.list(tabs)); add it to the tabs of "
        + "the visible state, or select one of them"
    case .repeatedTab(let tab):
      "the tab '\(tab)' occurs twice among the tabs of the visible state; list each tab once"
    case .tooLargeValue(let value):
      "'\(value)' has more than 100,000 parts or 100 levels; make its type 'SnapshotDescribing', "
        + "with a shorter description"
    }
  }

  private static func list(_ tabs: [String]) -> String {
    tabs.map { "'\($0)'" }.joined(separator: ", ")
  }
}
