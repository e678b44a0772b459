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
      guard let result = try await tap(tabs, steps, auditor, progress) else { continue }
      findings.checkedCount += 1
      let (cause, found): (LawCause<Cause>, Found)
      switch result {
      case .visible(check.expected): continue
      case .visible(let state):
        (cause, found) = (check.expected.cause(check.cause, of: state), .state(state.line))
      case .missing(let state): (cause, found) = (.own(.missingTab), .state(state.line))
      case .invalid(let reason):
        (cause, found) = (.fails(.tab, .leadsToInvalidState), .error(reason))
      }
      findings.violations.append(
        Self.violation(
          cause, on: auditor.name(of: screen), steps: steps, expected: check.expected, found))
    }
    return findings
  }

  /// Taps tabs of the screen one after another; nil if one of the steps ends the process.
  @MainActor
  private func tap(
    _ tabs: [DescribedValue], _ steps: [Step], _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> TapResult? {
    let starts = steps.indices.map { Array(steps[...$0]) }
    if starts.contains(where: progress.leavesOut) { return nil }
    progress.announce(starts[0])
    let driver = try await auditor.driver(at: screen)
    var state = try auditor.state(of: driver)
    for (tab, steps) in zip(tabs, starts.dropFirst()) {
      // A tap can change the list of tabs.
      guard let position = state.tabs.firstIndex(of: tab) else { return .missing(in: state) }
      progress.announce(steps)
      switch try await auditor.result(with: driver, of: { try await driver.select(position) }) {
      case .visible(let next): state = next
      case .invalid(let reason): return .invalid(reason: reason)
      }
    }
    return .visible(state)
  }
}

/// The result of taps on tabs.
private enum TapResult {
  case visible(DescribedState)

  /// The list of tabs lacks the next one.
  case missing(in: DescribedState)

  case invalid(reason: String)
}

extension DescribedState {
  /// The step of a journey that taps a tab; of tabs with one name, the second has `#2`.
  fileprivate func step(tappingTabAt position: Int) -> Step {
    let name = tabs[position].nameWithoutPayload
    let number = tabs[...position].count { $0.nameWithoutPayload == name }
    return .tab(number > 1 ? "\(name) #\(number)" : name)
  }

  /// The cause of a difference from this state, unless only the list of tabs differs.
  fileprivate func cause(
    _ cause: TabsLaw.Cause, of found: DescribedState
  ) -> LawCause<TabsLaw.Cause> {
    var other = found
    other.tabs = tabs
    return other == self ? .differs(StateDifference(from: self, to: found)) : .own(cause)
  }
}
