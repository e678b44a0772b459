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

  /// - Complexity: Two taps per other tab, one more, a back per level, and a start for a tab that does not show its
  ///   root.
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let app = try await CheckedApp(at: screen, inspector)
    let shown = try app.screen
    let before = shown.state
    let check = TabsCheck(screen: screen, shown: shown, inspector: inspector)
    guard let selected = before.tab, before.tabs.count > 1, shown.scene.hasTabControls,
      let own = before.tabs.firstIndex(of: selected)
    else { return }
    let lostStack = LawCause(.losesStack, "a tab loses its stack")
    for other in before.tabs.indices where other != own {
      try await check.tap([other, own], toShow: before, ifElse: lostStack, &findings)
    }
    var root = before
    root.stack = []
    let noReturn = LawCause(.otherState, "a second tap does not return to the root")
    try await check.tap([own], toShow: root, ifElse: noReturn, &findings)
  }
}

/// Taps tabs of a screen.
@MainActor
private struct TabsCheck {
  let screen: Int
  let shown: SettledScreen
  let inspector: Inspector

  private var name: String { inspector.name(of: screen) }

  /// Taps tabs one after another, as long as a person can.
  ///
  /// The cause is what is wrong if the last one does not show what is expected.
  func tap(
    _ tabs: [Int], toShow expected: DescribedState, ifElse cause: LawCause,
    _ findings: inout LawFindings
  ) async throws {
    let app = try await CheckedApp(at: screen, inspector)
    var state = try app.state
    for (index, tab) in tabs.map({ shown.state.tabs[$0] }).enumerated() {
      guard try app.scene.hasTabControls else { return findings.omit(.leadsAwayFromTabs, on: name) }
      guard let position = state.tabs.firstIndex(of: tab) else {
        return findings.addCheck(
          Violation(
            law: .tabs, cause: LawCause(.missingTab, "a tab is missing", expected: "all tabs"),
            screen: name, steps: app.steps,
            found: state.line + state.tabWords))
      }
      guard let result = try await app.select(position) else { return }
      guard case .visible(let next) = result else {
        return findings.addCheck(
          TabsLaw.violation(
            .fails(.tab), on: name, steps: app.steps, expected: nil, result))
      }
      guard next.tab == tab else {
        if next.leadsAwayFromTabs(of: state) { return findings.omit(.leadsAwayFromTabs, on: name) }
        let cause =
          next == state
          ? LawCause(.doesNothing, "a tap on a tab does nothing", expected: "the tab")
          : LawCause(.otherState, "a tap on a tab does not select it", expected: "the tab")
        return findings.addCheck(
          TabsLaw.violation(cause, on: name, steps: app.steps, expected: nil, result))
      }
      if tabs.count > 1, index == 0 {
        try await checkFirstVisit(showing: next, app.steps, &findings)
      }
      state = next
    }
    if let cause = expected.cause(cause, of: state) {
      return findings.addCheck(
        TabsLaw.violation(cause, on: name, steps: app.steps, expected: expected, .visible(state)))
    }
    let before = expected == shown.state ? shown : try await screenAfterBacks()
    findings.addCheck(
      try before.flatMap { try TabsLaw.textViolation(of: app, since: $0, on: name) })
  }

  /// What backs from the screen lead to: the root of its tab, unless they break their own law; nil if one fails.
  ///
  /// After a start, the root may have another text, such as the mark of a message that is not read yet.
  private func screenAfterBacks() async throws -> SettledScreen? {
    let app = try await CheckedApp(at: screen, inspector)
    for _ in shown.state.levels where try app.scene.canGoBack {
      guard case .visible? = try? await app.goBack() else { return nil }
    }
    return try app.screen
  }
}

// MARK: - What a tab shows

extension TabsCheck {
  /// Adds the violation by a tab that was not visited before, and shows neither its root nor what it shows after the
  /// start.
  private func checkFirstVisit(
    showing found: DescribedState, _ steps: [Step], _ findings: inout LawFindings
  ) async throws {
    var root = found
    (root.stack, root.overlay) = ([], nil)
    if found == root { return }
    let start = try await firstVisit(like: found)
    if found == start { return }
    findings.violations.append(
      TabsLaw.violation(
        LawCause(.otherState, "a tab that was not visited does not show its root"), on: name,
        steps: steps, expected: start ?? root, .visible(found)))
  }

  /// What the tab of a state shows after the start of the app, with the tabs of the state; nil if a person cannot select
  /// it there, or if that is another flow.
  ///
  /// If the tap ends the process, nothing says that the state is wrong.
  private func firstVisit(like found: DescribedState) async throws -> DescribedState? {
    guard let app = try? await CheckedApp(at: nil, inspector), var state = try? app.state
    else { return nil }
    if state.tab != found.tab {
      guard let tab = found.tab, let position = state.tabs.firstIndex(of: tab),
        try app.scene.hasTabControls
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

extension LawGap {
  fileprivate static let leadsAwayFromTabs = LawGap("a tap on a tab leads away from the tabs")
}

extension DescribedState {
  /// Whether a tap on a tab of a state presents something, or shows another flow or a state without tabs.
  fileprivate func leadsAwayFromTabs(of before: DescribedState) -> Bool {
    flow != before.flow || tab == nil || tab == before.tab && isCovered
  }

  /// The cause if another state differs in more than the list of tabs; nil otherwise.
  fileprivate func cause(
    _ cause: LawCause, of found: DescribedState
  ) -> LawCause? {
    if found == self { return nil }
    var other = found
    other.tabs = tabs
    return other == self ? .differs(from: self, to: found) : cause
  }
}
