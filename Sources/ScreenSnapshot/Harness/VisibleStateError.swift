import ScreenText

/// The reason why a visible state is not valid.
public enum VisibleStateError: Error, Equatable, Sendable {
  /// The router presents several things over one stack, but SwiftUI supports one at a time.
  case severalPresentations([String])

  /// The selected tab is not among the tabs.
  case unlistedTab(String, tabs: [String])

  /// The list of tabs contains a tab twice.
  case repeatedTab(String)
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
    }
  }

  private static func list(_ tabs: [String]) -> String {
    tabs.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension AnyVisibleState {
  /// Checks that the tabs differ, and finds the selected tab among them.
  ///
  /// The type of the tabs may not be `Equatable`, so `identities` compares them.
  ///
  /// - Returns: The position of the selected tab; nil if there are no tabs.
  static func position(
    of tab: Any?, in tabs: [Any], _ identities: inout PayloadWriter
  ) throws(VisibleStateError) -> Int? {
    if tabs.isEmpty { return nil }
    var listed: [PayloadWriter.CaseIdentity] = []
    for tab in tabs {
      let identity = identities.identity(ofCase: tab)
      if listed.contains(identity) { throw .repeatedTab(identities.caseName(of: tab)) }
      listed.append(identity)
    }
    guard let tab else { return nil }
    let selected = identities.identity(ofCase: tab)
    guard let position = listed.firstIndex(of: selected) else {
      throw .unlistedTab(
        identities.caseName(of: tab), tabs: tabs.map { identities.caseName(of: $0) })
    }
    return position
  }
}

extension AnyVisibleStack {
  /// Checks that every stack has at most one presentation.
  func check() throws(VisibleStateError) {
    if presentations.count > 1 { throw .severalPresentations(presentations.map(\.phrase)) }
    try inner?.check()
  }
}

extension VisiblePresentation<Any, Any> {
  fileprivate var phrase: String {
    switch self {
    case .sheet: "a sheet"
    case .popover: "a popover"
    case .fullScreenCover: "a full-screen cover"
    case .alert: "an alert"
    case .confirmation: "a confirmation"
    }
  }
}
