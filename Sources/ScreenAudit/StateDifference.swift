import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// How a state differs from what it should be, in words without the names and payloads of the app.
struct StateDifference {
  /// What differs, the outermost first.
  private(set) var words: [String] = []

  /// The types and cases whose payloads differ, if nothing else does.
  private(set) var otherPayloads: [String] = []

  init(from expected: DescribedState, to found: DescribedState) {
    if expected.hasSameCases(as: found) {
      let pairs = zip(expected.allValues, found.allValues).filter { $0 != $1 }
      words = ["a payload differs"]
      otherPayloads = pairs.compactMap { $0.0.value }
        .map { "\($0.typeAndCase.typeInCode).\($0.name)" }.uniqued.sorted()
      return
    }
    if expected.flow != found.flow {
      words.append("another flow is visible")
    } else {
      if expected.tabs != found.tabs { words.append("the list of tabs differs") }
      if expected.tab != found.tab { words.append("another tab is selected") }
    }
    addStack(from: expected.stack, to: found.stack)
    if expected.overlay != found.overlay {
      words.append(found.overlay == nil ? "an overlay is missing" : "an unexpected overlay")
    }
  }

  private mutating func addStack(from expected: DescribedStack, to found: DescribedStack) {
    if let words = Self.words(from: expected.routes, to: found.routes) { self.words.append(words) }
    switch (expected.presentation, found.presentation) {
    case (nil, nil): break
    case (nil, let new?): words.append("an unexpected \(new.kind.rawValue)")
    case (_?, nil): words.append("a presentation is missing")
    case (let old?, let new?) where old.isSame(as: new): addStack(from: old.stack, to: new.stack)
    case (_?, let new?): words.append("another \(new.kind.rawValue) is presented")
    }
  }

  /// How the routes of a stack differ; nil if they do not.
  private static func words(
    from expected: [DescribedValue], to found: [DescribedValue]
  ) -> String? {
    if expected == found { return nil }
    if expected.starts(with: found) { return "a screen is missing on the stack" }
    let isPushedAgain = found.starts(with: expected) && found[expected.count] == expected.last
    return isPushedAgain ? "the same screen once more" : "another screen is on the stack"
  }
}

extension DescribedState {
  /// Whether another state has the same cases, whatever their payloads are.
  fileprivate func hasSameCases(as other: DescribedState) -> Bool {
    cases == other.cases && tabs.map(\.identity) == other.tabs.map(\.identity)
      && pathWithoutPayloads == other.pathWithoutPayloads
  }
}

/// What of the state before a jump or a link is still there, although it should not be.
struct Leftovers {
  /// The parts that stay, the outermost first.
  private(set) var parts: [String] = []

  /// All parts from the outside in.
  static let all =
    ["the flow", "the tab", "the stack"] + Place.Kind.presentations.map(\.phrase)
    + Place.Kind.presentations.map { stack(of: $0) } + ["an overlay"]

  private static func stack(of kind: Place.Kind) -> String {
    "the stack of \(kind.phrase)"
  }

  /// Compares a state with that before a jump or a link, and with the expected one.
  init(of before: DescribedState, in found: DescribedState, insteadOf expected: DescribedState) {
    func add<Value: Equatable>(_ part: String, _ value: KeyPath<DescribedState, Value?>) {
      guard let old = before[keyPath: value] else { return }
      if found[keyPath: value] == old, expected[keyPath: value] != old { parts.append(part) }
    }
    add("the flow", \.flow)
    add("the tab", \.tab)
    addStack("the stack", before.stack, found.stack, insteadOf: expected.stack)
    add("an overlay", \.overlay)
  }

  private mutating func addStack(
    _ part: String, _ before: DescribedStack, _ found: DescribedStack,
    insteadOf expected: DescribedStack
  ) {
    let (new, target) = (found.routes, expected.routes)
    let isExpected =
      new == target || target.starts(with: before.routes) && new.count <= target.count
    if !before.routes.isEmpty, new.starts(with: before.routes), !isExpected { parts.append(part) }
    guard let old = before.presentation else { return }
    if let new = found.presentation, let target = expected.presentation, old.isSame(as: new),
      old.isSame(as: target)
    {
      addStack(Self.stack(of: old.kind), old.stack, new.stack, insteadOf: target.stack)
    } else if old.stays(in: found), expected.presentation != found.presentation {
      parts.append(old.kind.phrase)
    }
  }
}

extension DescribedPresentation {
  /// Whether another presentation is the same, whatever is on it.
  func isSame(as other: DescribedPresentation) -> Bool {
    kind == other.kind && value == other.value
  }

  /// Whether a stack has the presentation, maybe with more on it.
  fileprivate func stays(in found: DescribedStack) -> Bool {
    guard let other = found.presentation, isSame(as: other),
      other.stack.routes.starts(with: stack.routes)
    else { return false }
    return stack.presentation?.stays(in: other.stack) ?? true
  }
}
