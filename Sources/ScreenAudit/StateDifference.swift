import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// How a state differs from what it should be, without the names and payloads of the app.
struct StateDifference: Codable, Hashable, Sendable {
  /// One part of the difference.
  enum Part: Codable, Hashable, Sendable {
    /// Only the payloads of these cases differ.
    case otherPayload(Set<NamedPayload.TypeAndCase>)
    case otherFlow
    case otherTabs
    case otherTab
    case otherRoute

    /// A screen is pushed on itself.
    case sameRoute
    case missingRoute
    case unexpectedPresentation(DescribedPresentation.Kind)
    case missingPresentation
    case otherPresentation(DescribedPresentation.Kind)
    case unexpectedOverlay
    case missingOverlay
  }

  /// The parts in the order in which a person would see them, each once.
  private(set) var parts: [Part]

  init(from expected: DescribedState, to found: DescribedState) {
    if let values = expected.casesWithOtherPayloads(in: found) {
      parts = [.otherPayload(values)]
      return
    }
    let changes = NavigationEffect(from: expected, to: found).steps
    let repeated = found.repeatedRoutes.subtracting(expected.repeatedRoutes)
    parts = changes.flatMap { $0.differences(repeating: repeated) }.uniqued
    // A change of the stack below another presentation also dismisses the one and presents the other.
    let presentation = changes.first(where: \.isPresentation)
    if parts.count > 2, parts.contains(.missingPresentation), let presentation {
      parts.removeAll { $0 == .missingPresentation || presentation.differences().contains($0) }
    }
  }

  var words: String { parts.map(\.words).joined(separator: ", ") }
}

extension DescribedState {
  /// The cases whose payloads are others in a state with the same cases; nil if the cases differ.
  fileprivate func casesWithOtherPayloads(
    in other: DescribedState
  ) -> Set<NamedPayload.TypeAndCase>? {
    guard cases == other.cases, tabs.map(\.identity) == other.tabs.map(\.identity),
      stack.shape == other.stack.shape
    else { return nil }
    return Set(
      zip(allValues, other.allValues).compactMap { $0 == $1 ? nil : $0.value?.typeAndCase })
  }

  /// The routes that are on themselves.
  fileprivate var repeatedRoutes: Set<DescribedValue> {
    let stacks = sequence(first: stack) { $0.presentation?.stack }
    return Set(
      stacks.flatMap { zip($0.routes, $0.routes.dropFirst()).filter { $0 == $1 }.map(\.0) })
  }
}

extension DescribedStack {
  /// The numbers of routes, and the kinds of presentations over them.
  fileprivate var shape: [String] {
    ["\(routes.count)"] + (presentation.map { [$0.kind.rawValue] + $0.stack.shape } ?? [])
  }
}

extension NavigationEffect.Change {
  fileprivate var isPresentation: Bool { if case .present = self { true } else { false } }

  /// The parts of the difference, of which some routes are those of screens on themselves.
  fileprivate func differences(repeating routes: Set<DescribedValue> = []) -> [StateDifference.Part]
  {
    switch self {
    case .beneath(_, _, let changes): changes.flatMap { $0.differences(repeating: routes) }
    case .push(let route) where routes.contains(route): [.sameRoute]
    default: [difference].compactMap(\.self)
    }
  }

  private var difference: StateDifference.Part? {
    switch self {
    case .changeFlow: .otherFlow
    case .addTab, .removeTab: .otherTabs
    case .selectTab: .otherTab
    case .push, .replaceRoute: .otherRoute
    case .pop: .missingRoute
    case .present(let kind, _): .unexpectedPresentation(kind)
    case .dismiss: .missingPresentation
    case .replacePresentation(let kind, _): .otherPresentation(kind)
    case .showOverlay: .unexpectedOverlay
    case .hideOverlay: .missingOverlay
    case .beneath: nil
    }
  }
}

extension StateDifference.Part {
  fileprivate var words: String {
    switch self {
    case .otherPayload: "a payload differs"
    case .otherFlow: "another flow is visible"
    case .otherTabs: "the list of tabs differs"
    case .otherTab: "another tab is selected"
    case .otherRoute: "another screen is on the stack"
    case .sameRoute: "the same screen once more"
    case .missingRoute: "a screen is missing on the stack"
    case .unexpectedPresentation(let kind): "an unexpected \(kind.rawValue)"
    case .missingPresentation: "a presentation is missing"
    case .otherPresentation(let kind): "another \(kind.rawValue) is presented"
    case .unexpectedOverlay: "an unexpected overlay"
    case .missingOverlay: "an overlay is missing"
    }
  }
}
