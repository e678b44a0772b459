/// Tabs: leaving a tab and returning to it shows what was left. Tapping the selected tab returns to its
/// root.
///
/// The law applies to screens on which a person can tap tabs: nothing is presented over them. A tap that
/// crashes or hangs ends the process, and the session checks the other tabs in a new one.
extension Auditor {
  /// Checks the tabs of a screen, except for taps in a list.
  ///
  /// - Complexity: Two taps per other tab, and one more.
  func checkTabs(
    on index: Int, skipping skipped: [String], onStep: OnStep
  ) async throws -> AuditPart {
    var part = AuditPart()
    let before = try await freshState(of: index)
    guard let selected = before.tab, before.stack.presentation == nil, before.overlay == nil,
      before.tabs.count > 1, let own = before.tabs.firstIndex(of: selected)
    else { return part }
    var root = before
    root.stack = DescribedStack()
    let others = before.tabs.indices.filter { $0 != own }
    let checks =
      others.map { (taps: [$0, own], cause: "a tab loses its stack", expected: before) }
      + [(taps: [own], cause: "a second tap does not return to the root", expected: root)]
    for check in checks {
      let steps = [show(index)] + check.taps.map { before.tabs[$0].step }
      let found = try await state(
        on: index, after: check.taps, steps, skipping: skipped, onStep: onStep)
      guard let found else { continue }
      part.checkedCount += 1
      if found == check.expected { continue }
      part.add(
        AuditFinding(
          law: .tabs, cause: check.cause, screen: name(of: index), steps: steps,
          expected: check.expected.line, found: found.line))
    }
    return part
  }

  /// What is visible on a screen after taps on tabs; nil if one of the steps is in a list.
  private func state(
    on index: Int, after taps: [Int], _ steps: [String], skipping skipped: [String],
    onStep: OnStep
  ) async throws -> DescribedState? {
    let names = steps.indices.map { AuditTask.name(of: Array(steps[...$0])) }
    if names.contains(where: skipped.contains) { return nil }
    onStep(names[0])
    let driver = try await driver(at: index)
    for (tap, name) in zip(taps, names.dropFirst()) {
      onStep(name)
      try await driver.select(tap)
    }
    return try state(of: driver)
  }
}

extension DescribedValue {
  /// The step of a journey that taps the tab.
  fileprivate var step: String { JourneyAction.tab(nameWithoutPayload).text }
}
