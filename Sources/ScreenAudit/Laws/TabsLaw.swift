import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Tabs: a tap on a tab selects it, a tab that was not visited shows its root, or what it shows after the start, and
/// leaving a tab and returning to it shows what was left.
///
/// Tapping the selected tab returns to its root. The law applies to screens that show tabs. A tab that
/// presents something instead of being selected, or leads to another flow, is not followed any further.
struct TabsLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.tabs
  static let checks = (one: "tap on tabs", many: "taps on tabs")
  static let nothingToCheck = "found no screen with tabs to tap"
  static let example = LawExample(
    steps: ["show room", "tab Search", "tab Home"], right: "home › room(1)", broken: "home")

  static func expectation(of violation: Violation) -> String {
    if violation.cause == .tabIsMissing { return "all tabs" }
    return violation.expected ?? "the tab"
  }

  /// - Complexity: Two taps per other tab, one more, and a start for a tab that does not show its root.
  func check(with inspector: Inspector) async throws -> LawFindings {
    let app = try await CheckedApp(at: screen, inspector)
    let shown = try app.screen
    let before = shown.state
    var check = TabsCheck(
      screen: screen, shown: shown, inspector: inspector, findings: LawFindings(.tabs))
    guard let selected = before.tab, before.tabs.count > 1, try app.showsTabs,
      let own = before.tabs.firstIndex(of: selected)
    else { return check.findings }
    for other in before.tabs.indices where other != own {
      try await check.tap([other, own], toShow: before, ifElse: .tabLosesStack)
    }
    var root = before
    root.stack = DescribedStack()
    try await check.tap([own], toShow: root, ifElse: .tabStaysAfterSecondTap)
    return check.findings
  }
}

/// Taps tabs of a screen.
@MainActor
private struct TabsCheck {
  let screen: Int

  /// The screen before the taps.
  let shown: SettledScreen
  let inspector: Inspector
  var findings: LawFindings

  private var name: String { inspector.name(of: screen) }

  /// Taps tabs one after another, as long as a person can.
  ///
  /// The cause is what is wrong if the last one does not show what is expected.
  mutating func tap(
    _ tabs: [Int], toShow expected: DescribedState, ifElse cause: LawCause
  ) async throws {
    let app = try await CheckedApp(at: screen, inspector)
    var state = try app.state
    for (index, tab) in tabs.map({ shown.state.tabs[$0] }).enumerated() {
      guard try app.showsTabs else { return findings.omit(.tabIsNotSelected, on: name) }
      guard let position = state.tabs.firstIndex(of: tab) else {
        return findings.addCheck(
          Violation(
            law: .tabs, cause: .tabIsMissing, screen: name, steps: app.steps,
            found: .state(state.line + state.tabWords)))
      }
      guard let result = try await app.select(position) else { return }
      guard case .visible(let next) = result else {
        return findings.addCheck(
          TabsLaw.violation(
            .fails(.tab, .leadsToInvalidState), on: name, steps: app.steps, expected: nil, result))
      }
      guard next.tab == tab else {
        if next.leadsAwayFromTabs(of: state) { return findings.omit(.tabIsNotSelected, on: name) }
        let cause = next == state ? LawCause.tabDoesNothing : .tabIsNotSelected
        return findings.addCheck(
          TabsLaw.violation(cause, on: name, steps: app.steps, expected: nil, result))
      }
      if tabs.count > 1, index == 0 { try await checkFirstVisit(showing: next, app.steps) }
      state = next
    }
    let last =
      if let cause = expected.cause(cause, of: state) {
        TabsLaw.violation(cause, on: name, steps: app.steps, expected: expected, .visible(state))
      } else {
        try await textViolation(of: app, showing: expected)
      }
    findings.addCheck(last)
  }
}

// MARK: - What a tab shows

extension TabsCheck {
  /// The violation by another text than before, or than those of the root after backs and after a jump.
  private func textViolation(
    of app: CheckedApp, showing expected: DescribedState
  ) async throws -> Violation? {
    func violation(since other: SettledScreen) throws -> Violation? {
      try TabsLaw.textViolation(of: app, since: other, on: screen, inspector)
    }
    if shown.state == expected { return try violation(since: shown) }
    let index = inspector.screen(showing: expected)
    guard let root = try await rootAfterBacks(), let found = try violation(since: root) else {
      return nil
    }
    // The law of back reports a back that changes the text.
    guard let index else { return found }
    let jump = try await CheckedApp(at: index, inspector).screen
    return try violation(since: jump) == nil ? nil : found
  }

  /// What backs from the screen lead to; nil if that is not the root of the tab.
  private func rootAfterBacks() async throws -> SettledScreen? {
    let app = try await CheckedApp(at: screen, inspector)
    for _ in shown.state.stack.levels where try app.scene.canGoBack {
      guard case .visible = try await app.goBack() else { return nil }
    }
    guard let root = try? app.screen else { return nil }
    var expected = shown.state
    expected.stack = DescribedStack()
    return root.state == expected ? root : nil
  }

  /// Adds the violation by a tab that was not visited before, and shows neither its root nor what it shows after the
  /// start.
  private mutating func checkFirstVisit(
    showing found: DescribedState, _ steps: [Step]
  ) async throws {
    var root = found
    (root.stack, root.overlay) = (DescribedStack(), nil)
    if found == root { return }
    let start = try await firstVisit(like: found)
    if found == start { return }
    findings.violations.append(
      TabsLaw.violation(
        .tabShowsOtherThanRoot, on: name, steps: steps, expected: start ?? root, .visible(found)))
  }

  /// What the tab of a state shows after the start of the app, with the tabs of the state; nil if a person cannot select
  /// it there, or if that is another flow.
  ///
  /// If the tap ends the process, nothing says that the state is wrong.
  private func firstVisit(like found: DescribedState) async throws -> DescribedState? {
    guard let app = try? await CheckedApp(at: nil, inspector), var state = try? app.state
    else { return nil }
    if state.tab != found.tab {
      guard let tab = found.tab, let position = state.tabs.firstIndex(of: tab), try app.showsTabs
      else { return nil }
      guard let result = try await app.select(position) else { return found }
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
