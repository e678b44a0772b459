import ScreenText

/// How a state differs from what it should be, without the names and payloads of the app.
struct StateDifference: Codable, Hashable, Sendable {
  /// One part of the difference.
  enum Part: Codable, Hashable, Sendable {
    case otherFlow
    case otherTabs
    case otherTab
    case otherRoute
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
    let changes = NavigationEffect(from: expected, to: found).steps
    parts = changes.flatMap(\.differences).uniqued
    // A change of the stack below another presentation also dismisses the one and presents the other.
    let presentation = changes.first(where: \.isPresentation)
    if parts.count > 2, parts.contains(.missingPresentation), let presentation {
      parts.removeAll { $0 == .missingPresentation || presentation.differences.contains($0) }
    }
  }

  var words: String { parts.map(\.words).joined(separator: ", ") }
}

extension NavigationEffect.Change {
  fileprivate var isPresentation: Bool { if case .present = self { true } else { false } }

  fileprivate var differences: [StateDifference.Part] {
    if case .beneath(_, _, let changes) = self { return changes.flatMap(\.differences) }
    return [difference].compactMap(\.self)
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
    case .otherFlow: "another flow is visible"
    case .otherTabs: "the list of tabs differs"
    case .otherTab: "another tab is selected"
    case .otherRoute: "another screen is on the stack"
    case .missingRoute: "a screen is missing on the stack"
    case .unexpectedPresentation(let kind): "an unexpected \(kind.rawValue)"
    case .missingPresentation: "a presentation is missing"
    case .otherPresentation(let kind): "another \(kind.rawValue) is presented"
    case .unexpectedOverlay: "an unexpected overlay"
    case .missingOverlay: "an overlay is missing"
    }
  }
}

/// A part of the state before a jump or a link that is still there, although it should not be.
enum Leftover: Codable, Hashable, Sendable {
  case flow
  case tab
  case stack
  case presentation(DescribedPresentation.Kind)
  case overlay

  var words: String {
    switch self {
    case .flow: "the flow stays"
    case .tab: "the tab stays"
    case .stack: "the stack stays"
    case .presentation(let kind): "\(kind.phrase) stays"
    case .overlay: "an overlay stays"
    }
  }
}

extension DescribedState {
  /// The outermost part of the state before a jump that is still there, although it should not be.
  ///
  /// One part names the cause, because what a jump leaves behind also moves what it adds.
  func leftover(of before: DescribedState, insteadOf expected: DescribedState) -> Leftover? {
    if flow != expected.flow, flow == before.flow { return .flow }
    if tab != expected.tab, tab == before.tab { return .tab }
    if stack.routes != expected.stack.routes, before.stack.isLeft(in: stack, not: expected.stack) {
      return .stack
    }
    if let old = before.stack.presentation, old != expected.stack.presentation,
      old == stack.presentation
    {
      return .presentation(old.kind)
    }
    if overlay != expected.overlay, overlay == before.overlay { return .overlay }
    return nil
  }
}

extension DescribedStack {
  /// Whether another stack begins with the routes of this one, and the expected one does not.
  fileprivate func isLeft(in found: DescribedStack, not expected: DescribedStack) -> Bool {
    !routes.isEmpty && found.routes.starts(with: routes)
      && (!expected.routes.starts(with: routes) || found.routes.count > expected.routes.count)
  }
}
