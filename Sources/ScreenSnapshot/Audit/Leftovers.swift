import ScreenText

/// What of the state before a jump or a link is still there, although it should not be.
struct Leftovers: Codable, Hashable, Sendable {
  /// The parts that stay, the outermost first; never empty.
  let parts: [Part]

  /// The parts of the state before that do not stay, although nothing takes their place.
  ///
  /// A jump that resets nothing shows the tab and the sheet that its target has, and the stack of that tab.
  private let gone: [Part]

  enum Part: Codable, Hashable, Sendable {
    case flow
    case tab
    case stack
    case presentation(DescribedPresentation.Kind)
    case overlay
  }

  /// Compares a state with that before a jump or a link, and with the expected one; nil if nothing stays.
  init?(of before: DescribedState, in found: DescribedState, insteadOf expected: DescribedState) {
    var (parts, gone): ([Part], [Part]) = ([], [])
    func add(_ part: Part, stays: Bool, isExpected: Bool, isReplaced: Bool) {
      if stays, !isExpected { parts.append(part) }
      if !stays, !isReplaced { gone.append(part) }
    }
    func add<Value: Equatable>(_ part: Part, _ value: KeyPath<DescribedState, Value?>) {
      guard let old = before[keyPath: value] else { return }
      let (new, target) = (found[keyPath: value], expected[keyPath: value])
      add(
        part, stays: new == old, isExpected: target == old,
        isReplaced: target != nil && new == target)
    }
    let isElsewhere = found.flow != before.flow || found.tab != before.tab
    add(.flow, \.flow)
    add(.tab, \.tab)
    if !before.stack.routes.isEmpty {
      let (new, target) = (found.stack.routes, expected.stack.routes)
      add(
        .stack, stays: before.stack.isBeginning(of: found.stack),
        isExpected: new == target
          || before.stack.isBeginning(of: expected.stack) && new.count <= target.count,
        isReplaced: isElsewhere || !target.isEmpty && new == target
      )
    }
    if let old = before.stack.presentation {
      let (new, target) = (found.stack.presentation, expected.stack.presentation)
      add(
        .presentation(old.kind), stays: old.stays(in: found.stack), isExpected: target == new,
        isReplaced: isElsewhere || target != nil && new == target)
    }
    add(.overlay, \.overlay)
    if parts.isEmpty { return nil }
    (self.parts, self.gone) = (parts, gone)
  }

  /// What stays of a state that a link leaves as it is; nil if something of the expected state is missing, too.
  init?(ofUnchanged state: DescribedState, insteadOf expected: DescribedState) {
    func lacks<Value>(_ value: KeyPath<DescribedState, Value?>) -> Bool {
      state[keyPath: value] == nil && expected[keyPath: value] != nil
    }
    let routes = expected.stack.routes
    let lacksLevel =
      lacks(\.stack.presentation) || state.stack.routes.suffix(routes.count) != routes[...]
    if lacks(\.flow) || lacks(\.tab) || lacks(\.overlay) || lacksLevel { return nil }
    self.init(of: state, in: state, insteadOf: expected)
  }

  init(_ parts: Part..., without gone: [Part] = []) { (self.parts, self.gone) = (parts, gone) }

  var words: String {
    let names = WordList.list(parts.map(\.words))
    return "\(names) \(parts.count == 1 ? "stays" : "stay")"
  }
}

extension Leftovers {
  /// What a mistake with the same effect leaves behind that leaves more behind elsewhere.
  func widened(to parts: Set<Part>) -> Leftovers {
    Leftovers(parts: parts.sorted(by: { $0.rank < $1.rank }), gone: gone)
  }

  private init(parts: [Part], gone: [Part]) { (self.parts, self.gone) = (parts, gone) }

  /// Whether a mistake that leaves some parts behind, and no others, explains the leftovers.
  func isExplained(by cause: some Collection<Part>) -> Bool {
    parts.allSatisfy(cause.contains) && !gone.contains(where: cause.contains)
  }
}

// MARK: - What is left

extension DescribedState {
  /// How a state that a link leads to differs apart from what stays of the one before; nil if that explains it.
  func difference(
    apartFrom leftovers: Leftovers, of before: DescribedState, insteadOf expected: DescribedState
  ) -> StateDifference? {
    let keepsPresentation = leftovers.parts.contains {
      if case .presentation = $0 { true } else { false }
    }
    let added =
      leftovers.parts.contains(.stack) || keepsPresentation
      ? stack.routes(addedTo: before.stack) : stack.routes
    if added.isEmpty { return nil }
    func rest(_ routes: [DescribedValue], _ presentation: DescribedPresentation?) -> DescribedState
    {
      DescribedState(
        stack: DescribedStack(
          routes: routes, presentation: keepsPresentation ? nil : presentation))
    }
    let wanted = rest(expected.stack.routes.suffix(added.count), expected.stack.presentation)
    let shown = rest(added, stack.presentation)
    return wanted == shown ? nil : StateDifference(from: wanted, to: shown)
  }
}

extension DescribedStack {
  /// Whether the routes of another stack begin with those of this one.
  fileprivate func isBeginning(of other: DescribedStack) -> Bool {
    other.routes.starts(with: routes)
  }

  /// The routes above those of a stack before, in the frontmost stack that has some.
  fileprivate func routes(addedTo before: DescribedStack) -> [DescribedValue] {
    let inner =
      presentation.flatMap { new in
        before.presentation.map { new.stack.routes(addedTo: $0.stack) }
      } ?? []
    return inner.isEmpty ? Array(routes.dropFirst(before.routes.count)) : inner
  }
}

extension DescribedPresentation {
  /// Whether a stack has the presentation, maybe with more on it.
  fileprivate func stays(in found: DescribedStack) -> Bool {
    guard let other = found.presentation, other.kind == kind, other.value == value,
      stack.isBeginning(of: other.stack)
    else { return false }
    return stack.presentation?.stays(in: other.stack) ?? true
  }
}

extension Leftovers.Part {
  /// The position from the outside in.
  fileprivate var rank: Int {
    switch self {
    case .flow: 0
    case .tab: 1
    case .stack: 2
    case .presentation(let kind):
      3 + (DescribedPresentation.Kind.allCases.firstIndex(of: kind) ?? 0)
    case .overlay: 3 + DescribedPresentation.Kind.allCases.count
    }
  }

  fileprivate var words: String {
    switch self {
    case .flow: "the flow"
    case .tab: "the tab"
    case .stack: "the stack"
    case .presentation(let kind): kind.phrase
    case .overlay: "an overlay"
    }
  }
}
