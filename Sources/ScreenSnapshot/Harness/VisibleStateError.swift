/// Why a visible state cannot be what a person sees.
public enum VisibleStateError: Error, Equatable, Sendable {
  /// The router presents more than one thing over one stack; SwiftUI shows one at a time.
  case severalPresentations([String])
}

extension VisibleStateError: CustomStringConvertible {
  /// What is wrong with the state, and what to change.
  public var description: String {
    switch self {
    case .severalPresentations(let kinds):
      "the router presents \(kinds.joined(separator: " and ")) over one stack; "
        + "only one can be shown, clear the others when one is presented"
    }
  }
}

extension VisibleFlowState {
  /// Checks that one thing at most is presented over each stack.
  ///
  /// - Throws: ``VisibleStateError/severalPresentations(_:)``.
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
