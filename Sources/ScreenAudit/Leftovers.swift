import ScreenSnapshot
import ScreenText

/// What of the state before a jump or a link is still there, although it should not be.
struct Leftovers: Codable, Hashable, Sendable {
  /// The parts that stay, the outermost first; never empty.
  let parts: [Part]

  enum Part: Codable, Hashable, Sendable {
    case flow
    case tab
    case stack
    case presentation(DescribedPresentation.Kind)

    /// The stack of a presentation that is expected.
    case stackOf(DescribedPresentation.Kind)
    case overlay
  }

  /// Compares a state with that before a jump or a link, and with the expected one; nil if nothing stays.
  init?(of before: DescribedState, in found: DescribedState, insteadOf expected: DescribedState) {
    var parts: [Part] = []
    func add<Value: Equatable>(_ part: Part, _ value: KeyPath<DescribedState, Value?>) {
      guard let old = before[keyPath: value] else { return }
      if found[keyPath: value] == old, expected[keyPath: value] != old { parts.append(part) }
    }
    func addStack(
      _ part: Part, _ before: DescribedStack, _ found: DescribedStack,
      insteadOf expected: DescribedStack
    ) {
      let (new, target) = (found.routes, expected.routes)
      let isExpected =
        new == target || before.isBeginning(of: expected) && new.count <= target.count
      if !before.routes.isEmpty, before.isBeginning(of: found), !isExpected { parts.append(part) }
      guard let old = before.presentation else { return }
      if let new = found.presentation, let target = expected.presentation, old.isSame(as: new),
        old.isSame(as: target)
      {
        addStack(.stackOf(old.kind), old.stack, new.stack, insteadOf: target.stack)
      } else if old.stays(in: found), expected.presentation != found.presentation {
        parts.append(.presentation(old.kind))
      }
    }
    add(.flow, \.flow)
    add(.tab, \.tab)
    addStack(.stack, before.stack, found.stack, insteadOf: expected.stack)
    add(.overlay, \.overlay)
    if parts.isEmpty { return nil }
    self.parts = parts
  }

  init(_ parts: Set<Part>) { self.parts = Part.all.filter(parts.contains) }

  var words: String {
    let names = WordList.list(parts.map(\.words))
    return "\(names) \(parts.count == 1 ? "stays" : "stay")"
  }
}

// MARK: - What is left

extension DescribedStack {
  /// Whether the routes of another stack begin with those of this one.
  fileprivate func isBeginning(of other: DescribedStack) -> Bool {
    other.routes.starts(with: routes)
  }
}

extension DescribedPresentation {
  /// Whether another presentation is the same, whatever is on it.
  fileprivate func isSame(as other: DescribedPresentation) -> Bool {
    kind == other.kind && value == other.value
  }

  /// Whether a stack has the presentation, maybe with more on it.
  fileprivate func stays(in found: DescribedStack) -> Bool {
    guard let other = found.presentation, isSame(as: other), stack.isBeginning(of: other.stack)
    else { return false }
    return stack.presentation?.stays(in: other.stack) ?? true
  }
}

extension Leftovers.Part {
  /// All parts from the outside in.
  fileprivate static let all: [Leftovers.Part] =
    [.flow, .tab, .stack] + DescribedPresentation.Kind.allCases.map { .presentation($0) }
    + DescribedPresentation.Kind.allCases.map { .stackOf($0) } + [.overlay]

  fileprivate var words: String {
    switch self {
    case .flow: "the flow"
    case .tab: "the tab"
    case .stack: "the stack"
    case .presentation(let kind): kind.phrase
    case .stackOf(let kind): "the stack of \(kind.phrase)"
    case .overlay: "an overlay"
    }
  }
}
