import ScreenDriver
import ScreenSnapshot

/// Tabs: a tap on a tab selects it, a tab that was not visited shows its root, or what it shows after the start, and
/// leaving a tab and returning to it shows what was left.
///
/// Tapping the selected tab returns to its root. The law applies to screens that show tabs. A tab that
/// presents something instead of being selected, or leads to another flow, is not followed any further.
struct TabsLaw: StepLaw {
  let screen: Int

  static let name = AuditLaw.tabs
  static let checks = (one: "tap on tabs", many: "taps on tabs")
  static let nothingToCheck = "found no screen with tabs to tap"

  static func expectation(of violation: Violation) -> String {
    if violation.cause == .tabIsMissing { return "all tabs" }
    return violation.expected ?? "the tab"
  }

  static func violation(at steps: [Step], on place: String, _ found: Found) -> Violation? {
    guard case .tab = steps.last else { return nil }
    return violation(.fails(.tab, found.failure), on: place, steps: steps, found)
  }

  /// The tap may be on another screen, to compare what it shows.
  func violation(by crash: StepCrash, among screens: [String]) -> Violation? {
    var place = screens[screen]
    if case .show(let other) = crash.steps.first { place = other }
    return Self.violation(at: crash.steps, on: place, .end(crash.end))
  }

  /// The law of back reports a back that ends the process.
  func isReportedByAnotherLaw(_ crash: StepCrash) -> Bool { crash.steps.last == .back }

  /// - Complexity: Two taps per other tab, one more, and a start for a tab that does not show its root.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    progress.announce([auditor.show(screen)])
    let before = try await auditor.freshState(of: screen)
    let base = try await auditor.driver(at: screen)
    let shown = try SettledScreen(of: base, auditor)
    guard let selected = before.tab, before.tabs.count > 1,
      try base.scene.controls.contains(where: \.isTab),
      let own = before.tabs.firstIndex(of: selected)
    else { return findings }
    let names = try base.tabNames
    var root = before
    root.stack = DescribedStack()
    let others = before.tabs.indices.filter { $0 != own }
    let paths =
      others.map { Path(tabs: [$0, own], cause: .tabLosesStack, expected: before) }
      + [Path(tabs: [own], cause: .tabStaysAfterSecondTap, expected: root)]
    for path in paths {
      let steps = [auditor.show(screen)] + path.tabs.map { .tab(names.reference(to: $0)) }
      let taps = try await tap(path.tabs.map { before.tabs[$0] }, steps, auditor, progress)
      try await add(taps, on: path, since: shown, steps, auditor, progress, &findings)
    }
    return findings
  }

  /// Tabs to tap, what the last one shows, and what is wrong if it does not.
  private struct Path {
    let tabs: [Int]
    let cause: LawCause
    let expected: DescribedState
  }

  @MainActor
  private func add(
    _ taps: Taps, on path: Path, since shown: SettledScreen, _ steps: [Step], _ auditor: Auditor,
    _ progress: StepProgress, _ findings: inout LawFindings
  ) async throws {
    let name = auditor.name(of: screen)
    var found: [Violation] = []
    if path.tabs.count > 1, let first = taps.states.first {
      found += try await violations(
        byFirstVisitShowing: first, Array(steps.prefix(2)), auditor, progress)
    }
    switch taps.end {
    case .complete(let result):
      var last = Self.violation(
        by: result, on: name, steps: steps, expected: path.expected,
        ifInvalid: .fails(.tab, .leadsToInvalidState)
      ) { path.expected.cause(path.cause, of: $0) }
      if last == nil, let driver = taps.driver {
        last = try await textViolation(
          of: driver, since: shown, showing: path.expected, steps, auditor, progress)
      }
      findings.addCheck(found + [last].compactMap(\.self))
    case .stopped(let state, let cause):
      let isMissing = cause == .tabIsMissing
      let last = Self.violation(
        cause, on: name, steps: Array(steps.prefix(taps.states.count + (isMissing ? 1 : 2))),
        .state(state.line + (isMissing ? state.tabWords : "")))
      findings.addCheck(found + [last])
    case .leadsAway:
      findings.leaveOut(.tabIsNotSelected, on: name)
      findings.violations += found
    case .endsProcess: return
    }
  }

  /// Taps on tabs one after another.
  private struct Taps {
    /// The app after them; nil if one of the steps ends the process.
    var driver: Driver?

    /// What is visible after each tap that selects its tab.
    var states: [DescribedState] = []
    var end = End.endsProcess

    enum End {
      /// The last tap shows a result, or one before it leads to an invalid state.
      case complete(OperationResult)

      /// The next tap breaks the law, or has no tab.
      case stopped(DescribedState, LawCause)

      /// A tab presents something, leads to another flow, or hides the tabs.
      case leadsAway

      /// One of the steps ends the process.
      case endsProcess
    }
  }

  /// Taps tabs of the screen one after another, as long as a person can.
  @MainActor
  private func tap(
    _ tabs: [DescribedValue], _ steps: [Step], _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> Taps {
    var taps = Taps()
    let starts = steps.indices.map { Array(steps[...$0]) }
    if starts.contains(where: progress.leavesOut) { return taps }
    progress.announce(starts[0])
    let driver = try await auditor.driver(at: screen)
    taps.driver = driver
    var state = try auditor.state(of: driver)
    taps.end = .complete(.visible(state))
    for (index, tab) in tabs.enumerated() {
      guard try driver.scene.controls.contains(where: \.isTab) else {
        taps.end = .leadsAway
        break
      }
      guard let position = state.tabs.firstIndex(of: tab) else {
        taps.end = .stopped(state, .tabIsMissing)
        break
      }
      progress.announce(starts[index + 1])
      let result = try await auditor.result(with: driver) { try await driver.select(position) }
      taps.end = .complete(result)
      guard case .visible(let next) = result else { break }
      guard next.tab == tab else {
        taps.end =
          next.leadsAwayFromTabs(of: state)
          ? .leadsAway : .stopped(next, next == state ? .tabDoesNothing : .tabIsNotSelected)
        break
      }
      taps.states.append(next)
      state = next
    }
    return taps
  }

  /// The violation by another text than before, or than those of the root after backs and after a jump.
  @MainActor
  private func textViolation(
    of driver: Driver, since shown: SettledScreen, showing expected: DescribedState,
    _ steps: [Step], _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> Violation? {
    if shown.state == expected {
      return try Self.textViolation(of: driver, since: shown, on: screen, steps, auditor)
    }
    let index = auditor.screen(showing: expected)
    func violation(since root: SettledScreen) throws -> Violation? {
      try Self.textViolation(of: driver, since: root, on: screen, steps, auditor)
    }
    guard let root = try await rootAfterBacks(from: shown.state, auditor, progress),
      let found = try violation(since: root)
    else { return nil }
    // The law of back reports a back that changes the text.
    guard let index else { return found }
    progress.announce([auditor.show(index)])
    let jump = try SettledScreen(of: try await auditor.driver(at: index), auditor)
    return try violation(since: jump) == nil ? nil : found
  }

  /// The root that backs lead to; nil if they do not lead there.
  @MainActor
  private func rootAfterBacks(
    from state: DescribedState, _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> SettledScreen? {
    var steps = [auditor.show(screen)]
    progress.announce(steps)
    let driver = try await auditor.driver(at: screen)
    for _ in state.stack.levels where try driver.scene.canGoBack {
      steps.append(.back)
      guard progress.begin(steps), try await auditor.failure(of: driver.goBack) == nil else {
        return nil
      }
    }
    guard let root = try? SettledScreen(of: driver, auditor) else { return nil }
    var expected = state
    expected.stack = DescribedStack()
    return root.state == expected ? root : nil
  }

  /// The violations by a tab that was not visited before, and shows neither its root nor what it shows after the
  /// start.
  @MainActor
  private func violations(
    byFirstVisitShowing found: DescribedState, _ steps: [Step], _ auditor: Auditor,
    _ progress: StepProgress
  ) async throws -> [Violation] {
    var root = found
    (root.stack, root.overlay) = (DescribedStack(), nil)
    if found == root { return [] }
    let start = try await firstVisit(like: found, auditor, progress)
    if found == start { return [] }
    return [
      Self.violation(
        .tabShowsOtherThanRoot, on: auditor.name(of: screen), steps: steps,
        expected: start ?? root, .visible(found))
    ]
  }

  /// What the tab of a state shows after the start of the app, with the tabs of the state; nil if a person cannot select
  /// it there, or if that is another flow.
  ///
  /// If the tap ends the process, nothing says that the state is wrong.
  @MainActor
  private func firstVisit(
    like found: DescribedState, _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> DescribedState? {
    progress.announceStart(nil)
    guard let driver = try? await auditor.driver(at: nil),
      var state = try? auditor.state(of: driver)
    else { return nil }
    if state.tab != found.tab {
      guard let tab = found.tab, let position = state.tabs.firstIndex(of: tab),
        try driver.scene.controls.contains(where: \.isTab)
      else { return nil }
      let tap = Step.tab(try driver.tabNames.reference(to: position))
      guard progress.begin([tap]) else { return found }
      let result = try await auditor.result(with: driver) { try await driver.select(position) }
      guard case .visible(let selected) = result else { return nil }
      state = selected
    }
    guard state.flow == found.flow, state.tab == found.tab else { return nil }
    state.tabs = found.tabs
    return state
  }
}

extension DescribedState {
  /// Whether a tap on a tab of a state presents something, or shows another flow or a state without tabs.
  fileprivate func leadsAwayFromTabs(of before: DescribedState) -> Bool {
    flow != before.flow || tab == nil || tab == before.tab && isCovered
  }

  /// The cause of a difference from this state, unless only the list of tabs differs; nil if there is none.
  fileprivate func cause(
    _ cause: LawCause, of found: DescribedState
  ) -> LawCause? {
    if found == self { return nil }
    var other = found
    other.tabs = tabs
    return other == self ? .differs(StateDifference(from: self, to: found)) : cause
  }
}
