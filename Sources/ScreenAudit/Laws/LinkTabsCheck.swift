import ScreenDriver
import ScreenSnapshot

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
    findings.addCheck(
      LinksLaw.violation(
        by: result, on: auditor.name(of: opener.screen), after: auditor.name(of: first),
        steps: steps, expected: restored, ifInvalid: .fails(.tab, .leadsToInvalidState)
      ) { $0 == restored ? nil : .linkChangesOtherTab })
  }
}
