/// The reason why a visible state is not valid.
public enum VisibleStateError: Error, Equatable, Sendable {
  /// The router presents several things over one stack, but SwiftUI supports one at a time.
  case severalPresentations([String])
}

extension VisibleStateError: CustomStringConvertible {
  /// The problem, and how to solve it.
  public var description: String {
    switch self {
    case .severalPresentations(let kinds):
      "the router presents \(kinds.joined(separator: " and ")) over one stack, but SwiftUI "
        + "supports only one presentation; make the router dismiss the first one"
    }
  }
}

extension VisibleFlowState {
  /// Checks that every stack has at most one presentation.
  func check() throws(VisibleStateError) {
    try stack.check()
  }
}

extension VisibleStack {
  fileprivate func check() throws(VisibleStateError) {
    if presentations.count > 1 { throw .severalPresentations(presentations.map(\.phrase)) }
    switch presentations.first {
    case .sheet(_, let inner), .fullScreenCover(_, let inner): try inner.check()
    case nil, .alert, .confirmation: break
    }
  }
}

extension VisiblePresentation {
  fileprivate var phrase: String {
    switch self {
    case .sheet: "a sheet"
    case .fullScreenCover: "a full-screen cover"
    case .alert: "an alert"
    case .confirmation: "a confirmation"
    }
  }
}
