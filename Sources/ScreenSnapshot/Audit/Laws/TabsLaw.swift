/// Tabs: leaving a tab and returning to it shows what was left.
///
/// Tapping the selected tab returns to its root. The law applies to screens that show tabs. A tab that
/// presents something instead of being selected is not followed any further.
struct TabsLaw: StepLaw {
  let screen: Int

  static let name = AuditLaw.tabs
  static let checks = (one: "tap on tabs", many: "taps on tabs")
  static let nothingToCheck = "found no screen with tabs to tap"

  enum Cause: String, LawStatement {
    case losesStack = "a tab loses its stack"
    case staysAfterSecondTap = "a second tap does not return to the root"
    case missingTab = "a tab is missing"
    case doesNothing = "a tap on a tab does nothing"

    var kind: AuditCause? {
      switch self {
      case .losesStack: .losesStack
      case .staysAfterSecondTap: .otherState
      case .missingTab: .missingTab
      case .doesNothing: .doesNothing
      }
    }
  }

  enum Gap: String, LawStatement {
    case notSelected = "a tap on a tab leads away from the tabs"
  }

  static func expectation(of violation: Violation) -> String {
    if case .own(.missingTab) = violation.cause.statement as? LawCause<Cause> { return "all tabs" }
    return violation.expected ?? "the tab"
  }

  static func violation(at steps: [Step], on place: String, _ found: Found) -> Violation? {
    guard case .tab = steps.last else { return nil }
    return violation(.fails(.tab, found.failure), on: place, steps: steps, found)
  }

  /// - Complexity: Two taps per other tab, and one more.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    let before = try await auditor.freshState(of: screen)
    let base = try await auditor.driver(at: screen)
    guard let selected = before.tab, before.tabs.count > 1,
      try base.scene.controls.contains(where: \.isTab),
      let own = before.tabs.firstIndex(of: selected)
    else { return findings }
    let names = try base.tabNames
    var root = before
    root.stack = DescribedStack()
    let others = before.tabs.indices.filter { $0 != own }
    let checks: [(taps: [Int], cause: Cause, expected: DescribedState)] =
      others.map { ([$0, own], .losesStack, before) } + [([own], .staysAfterSecondTap, root)]
    for check in checks {
      let steps = [auditor.show(screen)] + check.taps.map { .tab(names.reference(to: $0)) }
      let tabs = check.taps.map { before.tabs[$0] }
      switch try await tap(tabs, steps, auditor, progress) {
      case .complete(let result):
        findings.addCheck(
          Self.violation(
            by: result, on: auditor.name(of: screen), steps: steps, expected: check.expected,
            ifInvalid: .fails(.tab, .leadsToInvalidState)
          ) { check.expected.cause(check.cause, of: $0) })
      case .stopped(let state, let cause, let count):
        findings.addCheck(
          Self.violation(
            .own(cause), on: auditor.name(of: screen), steps: Array(steps.prefix(count + 1)),
            .state(state.line + (cause == .missingTab ? state.tabWords : ""))))
      case .notSelected:
        findings.leaveOut(.notSelected, by: TabsLaw.self, on: auditor.name(of: screen))
      case .ends: continue
      }
    }
    return findings
  }

  private enum TapsResult {
    case complete(OperationResult)

    /// A number of taps break the law before the others.
    case stopped(DescribedState, Cause, taps: Int)

    /// A tab presents something, leads to another flow, or hides the tabs.
    case notSelected

    /// One of the steps ends the process.
    case ends
  }

  /// Taps tabs of the screen one after another, as long as a person can.
  @MainActor
  private func tap(
    _ tabs: [DescribedValue], _ steps: [Step], _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> TapsResult {
    let starts = steps.indices.map { Array(steps[...$0]) }
    if starts.contains(where: progress.leavesOut) { return .ends }
    progress.announce(starts[0])
    let driver = try await auditor.driver(at: screen)
    var state = try auditor.state(of: driver)
    for (index, tab) in tabs.enumerated() {
      if try !driver.scene.controls.contains(where: \.isTab) { return .notSelected }
      guard let position = state.tabs.firstIndex(of: tab) else {
        return .stopped(state, .missingTab, taps: index)
      }
      progress.announce(starts[index + 1])
      let result = try await auditor.result(with: driver) { try await driver.select(position) }
      guard case .visible(let next) = result else { return .complete(result) }
      if next.tab != tab {
        return next == state ? .stopped(next, .doesNothing, taps: index + 1) : .notSelected
      }
      state = next
    }
    return .complete(.visible(state))
  }
}

extension DescribedState {
  /// The cause of a difference from this state, unless only the list of tabs differs; nil if there is none.
  fileprivate func cause(
    _ cause: TabsLaw.Cause, of found: DescribedState
  ) -> LawCause<TabsLaw.Cause>? {
    if found == self { return nil }
    var other = found
    other.tabs = tabs
    return other == self ? .differs(StateDifference(from: self, to: found)) : .own(cause)
  }
}
