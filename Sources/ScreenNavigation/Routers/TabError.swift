/// Why a list of tabs cannot be shown.
public enum TabError<Tab: Hashable & Sendable>: Error, Equatable {
  /// There has to be a tab to select.
  case empty

  /// A tab is listed twice.
  case duplicate(Tab)
}

extension TabError: CustomStringConvertible {
  /// What is wrong with the list.
  public var description: String {
    switch self {
    case .empty: "the list of tabs is empty; a TabRouter needs a tab to select"
    case .duplicate(let tab): "the tab '\(tab)' is listed twice; list each tab once"
    }
  }
}
