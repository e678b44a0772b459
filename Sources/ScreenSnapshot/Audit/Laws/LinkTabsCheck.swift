/// The part of the law ``LinksLaw`` about the tab that a link leaves: its stack stays, unless the link changes the
/// flow.
///
/// The link is opened over one screen of each other tab, and then the tab is tapped.
@MainActor
struct LinkTabsCheck {
  private let opener: LinkOpener
  private let progress: StepProgress

  private var auditor: Auditor { opener.auditor }
  private var expected: DescribedState { opener.expected }

  init(_ opener: LinkOpener, _ progress: StepProgress) {
    (self.opener, self.progress) = (opener, progress)
  }

  /// Opens the link over the first screen of each other tab that has a stack, among some screens.
  ///
  /// - Complexity: One jump, one link and a tap per tab.
  func findings(over screens: [Int]) async throws -> LawFindings {
    var findings = LawFindings()
    var tabs: Set<DescribedValue> = []
    for first in screens where first != opener.screen {
      await auditor.prepare(first, progress)
      guard let before = try? await auditor.freshState(of: first), let tab = before.tab,
        before.flow == expected.flow, tab != expected.tab, !before.isCovered,
        !before.stack.routes.isEmpty, tabs.insert(tab).inserted
      else { continue }
      try await check(over: first, leaving: tab, before, &findings)
    }
    return findings
  }

  /// Opens the link, and taps the tab that it left, if it shows its screen and the tabs.
  private func check(
    over first: Int, leaving tab: DescribedValue, _ before: DescribedState,
    _ findings: inout LawFindings
  ) async throws {
    guard !opener.leavesOut(over: first), let driver = try await opener.opened(over: first),
      let position = expected.tabs.firstIndex(of: tab),
      try driver.scene.controls.contains(where: \.isTab)
    else { return }
    let steps = opener.steps(over: first) + [.tab(try driver.tabNames.reference(to: position))]
    guard progress.begin(steps) else { return }
    // A harness that does not support tabs has none to check.
    guard
      let result = try? await auditor.result(
        with: driver, of: { try await driver.select(position) })
    else { return }
    if case .visible(let found) = result, found.tab != tab { return }
    var restored = before
    restored.tabs = expected.tabs
    let violation = LinksLaw.violation(
      by: result, on: auditor.name(of: opener.screen), after: auditor.name(of: first),
      steps: steps, expected: restored, ifInvalid: .fails(.tab, .leadsToInvalidState)
    ) { $0 == restored ? nil : .linkChangesOtherTab }
    if violation != nil, try await losesStack(of: first, leaving: tab) { return }
    findings.addCheck(violation)
  }

  /// Whether a tap on the tab of the link loses the stack, too, which the law of tabs reports.
  private func losesStack(of first: Int, leaving tab: DescribedValue) async throws -> Bool {
    var steps = [auditor.show(first)]
    progress.announce(steps)
    let driver = try await auditor.driver(at: first)
    let before = try auditor.state(of: driver)
    guard let own = before.tabs.firstIndex(of: tab),
      let other = before.tabs.firstIndex(where: { $0 == expected.tab })
    else { return false }
    let names = try driver.tabNames
    var result = OperationResult.visible(before)
    for position in [other, own] {
      steps.append(.tab(names.reference(to: position)))
      guard progress.begin(steps) else { return true }
      result = try await auditor.result(with: driver) { try await driver.select(position) }
      guard case .visible = result else { return true }
    }
    return result != .visible(before)
  }
}
