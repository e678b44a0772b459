import ScreenText

/// What of the state before a jump or a link is still there, although it should not be.
struct Leftovers: Codable, Hashable, Sendable {
  /// The parts that stay, the outermost first; never empty.
  let parts: [Part]

  /// The parts of the state before that do not stay.
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
    func add(_ part: Part, stays: Bool, isExpected: Bool) {
      if !stays { gone.append(part) }
      if stays, !isExpected { parts.append(part) }
    }
    func add<Value: Equatable>(_ part: Part, _ value: KeyPath<DescribedState, Value?>) {
      guard let old = before[keyPath: value] else { return }
      add(part, stays: found[keyPath: value] == old, isExpected: expected[keyPath: value] == old)
    }
    add(.flow, \.flow)
    add(.tab, \.tab)
    if !before.stack.routes.isEmpty {
      add(
        .stack, stays: before.stack.isBeginning(of: found.stack),
        isExpected: found.stack.routes == expected.stack.routes
          || before.stack.isBeginning(of: expected.stack)
            && found.stack.routes.count <= expected.stack.routes.count
      )
    }
    if let old = before.stack.presentation {
      add(
        .presentation(old.kind), stays: old.stays(in: found.stack),
        isExpected: expected.stack.presentation == found.stack.presentation)
    }
    add(.overlay, \.overlay)
    if parts.isEmpty { return nil }
    (self.parts, self.gone) = (parts, gone)
  }

  init(_ parts: Part..., without gone: [Part] = []) { (self.parts, self.gone) = (parts, gone) }

  var words: String {
    let names = WordList.list(parts.map(\.words))
    return "\(names) \(parts.count == 1 ? "stays" : "stay")"
  }
}

// MARK: - One cause for many

extension Leftovers {
  /// The parts that one mistake leaves behind, for each of many leftovers.
  ///
  /// A jump that leaves a tab and its stack behind leaves only the stack behind if both screens are on one tab.
  /// The parts that explain the most come first, and what they explain is taken away.
  ///
  /// - Complexity: O(*m*³) for *m* different leftovers, of which there are few.
  static func causes(of all: [Leftovers]) -> [Leftovers: [Part]] {
    let distinct = all.uniqued
    var causes: [Leftovers: [Part]] = [:]
    var left = distinct
    while !left.isEmpty {
      let candidates = distinct.map(\.parts).uniqued.map { parts in
        (parts: parts, explained: left.filter { $0.isExplained(by: parts) })
      }
      // Of equal ones, the one with fewer parts, and then the first one.
      let best = candidates.enumerated().min {
        ($1.element.explained.count, $0.element.parts.count, $0.offset)
          < ($0.element.explained.count, $1.element.parts.count, $1.offset)
      }
      guard let best = best?.element, !best.explained.isEmpty else { break }
      for leftovers in best.explained { causes[leftovers] = best.parts }
      left.removeAll { best.explained.contains($0) }
    }
    return causes
  }

  /// Whether a mistake that leaves some parts behind, and no others, explains the leftovers.
  private func isExplained(by cause: [Part]) -> Bool {
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
