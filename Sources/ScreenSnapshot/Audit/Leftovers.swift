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

    /// The stack of a presentation that is expected.
    case stackOf(DescribedPresentation.Kind)
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
    func addStack(
      _ part: Part, _ before: DescribedStack, _ found: DescribedStack,
      insteadOf expected: DescribedStack, isElsewhere: Bool
    ) {
      if !before.routes.isEmpty {
        let (new, target) = (found.routes, expected.routes)
        add(
          part, stays: before.isBeginning(of: found),
          isExpected: new == target
            || before.isBeginning(of: expected) && new.count <= target.count,
          isReplaced: isElsewhere || !target.isEmpty && new == target)
      }
      guard let old = before.presentation else { return }
      let (new, target) = (found.presentation, expected.presentation)
      if let new, let target, old.isSame(as: new), old.isSame(as: target) {
        return addStack(
          .stackOf(old.kind), old.stack, new.stack, insteadOf: target.stack, isElsewhere: false)
      }
      add(
        .presentation(old.kind), stays: old.stays(in: found), isExpected: target == new,
        isReplaced: isElsewhere || target != nil && new == target)
    }
    add(.flow, \.flow)
    add(.tab, \.tab)
    addStack(
      .stack, before.stack, found.stack, insteadOf: expected.stack,
      isElsewhere: found.flow != before.flow || found.tab != before.tab)
    add(.overlay, \.overlay)
    if parts.isEmpty { return nil }
    (self.parts, self.gone) = (parts, gone)
  }

  /// What stays of a state that a link leaves as it is; nil if something of the expected state is missing, too.
  init?(ofUnchanged state: DescribedState, insteadOf expected: DescribedState) {
    func lacks<Value>(_ value: KeyPath<DescribedState, Value?>) -> Bool {
      state[keyPath: value] == nil && expected[keyPath: value] != nil
    }
    if lacks(\.flow) || lacks(\.tab) || lacks(\.overlay)
      || state.stack.lacksLevel(of: expected.stack)
    {
      return nil
    }
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
    func keeps(_ isKept: (Leftovers.Part) -> Bool) -> Bool {
      leftovers.parts.contains(where: isKept)
    }
    let keepsPresentation = keeps { if case .presentation = $0 { true } else { false } }
    var (old, new, target) = (before.stack, stack, expected.stack)
    let added: [DescribedValue]
    if keeps({ if case .stackOf = $0 { true } else { false } }) {
      while let one = old.presentation, let other = new.presentation,
        let wanted = target.presentation, one.isSame(as: other), one.isSame(as: wanted)
      {
        (old, new, target) = (one.stack, other.stack, wanted.stack)
      }
      added = Array(new.routes.dropFirst(old.routes.count))
    } else {
      added =
        leftovers.parts.contains(.stack) || keepsPresentation
        ? new.routes(addedTo: old) : new.routes
    }
    if added.isEmpty { return nil }
    func rest(_ routes: [DescribedValue], _ presentation: DescribedPresentation?) -> DescribedState
    {
      DescribedState(
        stack: DescribedStack(
          routes: routes, presentation: keepsPresentation ? nil : presentation))
    }
    let wanted = rest(target.routes.suffix(added.count), target.presentation)
    let shown = rest(added, new.presentation)
    return wanted == shown ? nil : StateDifference(from: wanted, to: shown)
  }
}

extension DescribedStack {
  /// Whether the routes of another stack begin with those of this one.
  fileprivate func isBeginning(of other: DescribedStack) -> Bool {
    other.routes.starts(with: routes)
  }

  /// Whether the stack has nothing in the place of a route or a presentation of another one.
  fileprivate func lacksLevel(of other: DescribedStack) -> Bool {
    if routes.suffix(other.routes.count) != other.routes[...] { return true }
    guard let wanted = other.presentation else { return false }
    guard let presentation else { return true }
    return presentation.isSame(as: wanted) && presentation.stack.lacksLevel(of: wanted.stack)
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
  /// The position from the outside in.
  fileprivate var rank: Int {
    let kinds = DescribedPresentation.Kind.allCases
    func rank(of kind: DescribedPresentation.Kind) -> Int { kinds.firstIndex(of: kind) ?? 0 }
    return switch self {
    case .flow: 0
    case .tab: 1
    case .stack: 2
    case .presentation(let kind): 3 + rank(of: kind)
    case .stackOf(let kind): 3 + kinds.count + rank(of: kind)
    case .overlay: 3 + 2 * kinds.count
    }
  }

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
