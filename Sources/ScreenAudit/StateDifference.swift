import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// How a state differs from what it should be, in words without the names and payloads of the app.
struct StateDifference {
  /// What differs, the outermost first.
  private(set) var words: [String] = []

  /// What of the state before a jump or a link is still there, although it should not be, the outermost first.
  private(set) var leftovers: [String] = []

  /// The types and cases whose payloads differ, if nothing else does.
  private(set) var otherPayloads: [String] = []

  /// All parts that can be left over, from the outside in.
  static let parts =
    ["the flow", "the tab", "the stack"] + Place.Kind.presentations.map(\.phrase)
    + Place.Kind.presentations.map { stack(of: $0) } + ["an overlay"]

  private static func stack(of kind: Place.Kind) -> String {
    "the stack of \(kind.phrase)"
  }

  init(
    from expected: DescribedState, to found: DescribedState, after before: DescribedState? = nil
  ) {
    add("another flow is visible", "the flow", expected.flow, found.flow, before?.flow)
    if expected.flow == found.flow {
      if expected.tabs != found.tabs { words.append("the list of tabs differs") }
      add("another tab is selected", "the tab", expected.tab, found.tab, before?.tab)
    }
    addStack(
      "the stack", from: expected.stack[...], to: found.stack[...],
      after: (before?.stack ?? [])[...])
    add(
      found.overlay == nil ? "an overlay is missing" : "an unexpected overlay", "an overlay",
      expected.overlay, found.overlay, before?.overlay)
    if expected.hasSameCases(as: found) {
      words = ["a payload differs"]
      otherPayloads = zip(expected.allPlaces, found.allPlaces).filter { $0 != $1 }
        .compactMap { $0.0.value }.map { "\($0.typeInCode).\($0.name)" }
        .uniqued.sorted()
    }
  }

  private mutating func add<Value: Equatable>(
    _ words: String, _ part: String, _ expected: Value?, _ found: Value?, _ before: Value?
  ) {
    if expected == found { return }
    self.words.append(words)
    if found != nil, found == before { leftovers.append(part) }
  }

  private mutating func addStack(
    _ part: String, from expected: ArraySlice<Place>, to found: ArraySlice<Place>,
    after before: ArraySlice<Place>
  ) {
    if let words = Self.words(from: expected.routes, to: found.routes) {
      self.words.append(words)
      if before.isLeft(in: found, insteadOf: expected) { leftovers.append(part) }
    }
    let old = before.presentation
    switch (expected.presentation, found.presentation) {
    case (nil, nil): return
    case (let target?, let new?) where target == new:
      let below = old == new ? before.inner : []
      return addStack(Self.stack(of: new.kind), from: expected.inner, to: found.inner, after: below)
    case (nil, let new?): words.append("an unexpected \(new.kind.rawValue)")
    case (_?, nil): words.append("a presentation is missing")
    case (_?, let new?): words.append("another \(new.kind.rawValue) is presented")
    }
    if let old, before.presentationStays(in: found) { leftovers.append(old.kind.phrase) }
  }

  /// How the routes of a stack differ; nil if they do not.
  private static func words(
    from expected: ArraySlice<Place>, to found: ArraySlice<Place>
  ) -> String? {
    if expected == found { return nil }
    if expected.starts(with: found) { return "a screen is missing on the stack" }
    let isPushedAgain =
      found.starts(with: expected)
      && found.dropFirst(expected.count).first == expected.last
    return isPushedAgain ? "the same screen once more" : "another screen is on the stack"
  }
}

extension DescribedState {
  /// Whether another state has the same cases, whatever their payloads are.
  fileprivate func hasSameCases(as other: DescribedState) -> Bool {
    cases == other.cases && tabs.map(\.family) == other.tabs.map(\.family)
      && pathWithoutPayloads == other.pathWithoutPayloads
  }
}

extension ArraySlice<Place> {
  /// Whether the routes are still there, maybe with more on them, although others should be.
  fileprivate func isLeft(in found: Self, insteadOf expected: Self) -> Bool {
    !routes.isEmpty && found.routes.starts(with: routes)
      && !(expected.routes.starts(with: routes) && found.routes.count <= expected.routes.count)
  }

  /// Whether other levels still have all these presentations and their stacks, maybe with more on them.
  fileprivate func presentationStays(in found: Self) -> Bool {
    guard let presentation else { return true }
    return presentation == found.presentation
      && found.inner.routes.starts(with: inner.routes) && inner.presentationStays(in: found.inner)
  }
}
