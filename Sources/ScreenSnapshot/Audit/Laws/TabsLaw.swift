/// Tabs: leaving a tab and returning to it shows what was left.
///
/// Tapping the selected tab returns to its root. The law applies to screens on which a person can tap tabs: nothing is presented over them.
struct TabsLaw: StepLaw {
  let screen: Int

  static let name = AuditLaw.tabs
  static let checks = (one: "tap on tabs", many: "taps on tabs")
  static let nothingToCheck = "found no screen with tabs to tap"

  enum Cause: String, LawStatement {
    case losesStack = "a tab loses its stack"
    case staysAfterSecondTap = "a second tap does not return to the root"
    case missingTab = "a tab is missing"
  }

  static func expectation(of violation: Violation) -> String { violation.expected ?? "the tab" }

  static func violation(at steps: [Step], on place: String, _ found: Found) -> Violation? {
    guard case .tab = steps.last else { return nil }
    return violation(.fails(.tab, found.failure), on: place, steps: steps, found)
  }

  /// - Complexity: Two taps per other tab, and one more.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    let before = try await auditor.freshState(of: screen)
    guard let selected = before.tab, before.stack.presentation == nil, before.overlay == nil,
      before.tabs.count > 1, let own = before.tabs.firstIndex(of: selected)
    else { return findings }
    var root = before
    root.stack = DescribedStack()
    let others = before.tabs.indices.filter { $0 != own }
    let checks: [(taps: [Int], cause: Cause, expected: DescribedState)] =
      others.map { ([$0, own], .losesStack, before) } + [([own], .staysAfterSecondTap, root)]
    for check in checks {
      let steps = [auditor.show(screen)] + check.taps.map(before.step(tappingTabAt:))
      let tabs = check.taps.map { before.tabs[$0] }
      guard let (result, isComplete) = try await tap(tabs, steps, auditor, progress) else {
        continue
      }
      findings.addCheck(
        Self.violation(
          by: result, on: auditor.name(of: screen), steps: steps, expected: check.expected,
          ifInvalid: .fails(.tab, .leadsToInvalidState)
        ) { found in
          isComplete ? check.expected.cause(check.cause, of: found) : .own(.missingTab)
        })
    }
    return findings
  }

  /// Taps tabs of the screen one after another; nil if one of the steps ends the process.
  ///
  /// The result is not complete if a tap removes a tab that is tapped later.
  @MainActor
  private func tap(
    _ tabs: [DescribedValue], _ steps: [Step], _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> (result: OperationResult, isComplete: Bool)? {
    let starts = steps.indices.map { Array(steps[...$0]) }
    if starts.contains(where: progress.leavesOut) { return nil }
    progress.announce(starts[0])
    let driver = try await auditor.driver(at: screen)
    var state = try auditor.state(of: driver)
    for (tab, steps) in zip(tabs, starts.dropFirst()) {
      guard let position = state.tabs.firstIndex(of: tab) else { return (.visible(state), false) }
      progress.announce(steps)
      let result = try await auditor.result(with: driver) { try await driver.select(position) }
      guard case .visible(let next) = result else { return (result, true) }
      state = next
    }
    return (.visible(state), true)
  }
}

extension DescribedState {
  /// The step of a journey that taps a tab; of tabs with one name, the second has `#2`.
  fileprivate func step(tappingTabAt position: Int) -> Step {
    let name = tabs[position].nameWithoutPayload
    let number = tabs[...position].count { $0.nameWithoutPayload == name }
    return .tab(number > 1 ? "\(name) #\(number)" : name)
  }

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
