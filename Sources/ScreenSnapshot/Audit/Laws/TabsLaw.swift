/// Tabs: leaving a tab and returning to it shows what was left. Tapping the selected tab returns to its
/// root.
///
/// The law applies to screens on which a person can tap tabs: nothing is presented over them.
extension Auditor {
  /// - Complexity: Two taps per other tab, and one more.
  func checkTabs(on index: Int) async throws -> AuditPart {
    var part = AuditPart()
    let before = try await freshState(of: index)
    guard let selected = before.tab, before.stack.presentation == nil, before.overlay == nil,
      before.tabs.count > 1, let own = before.tabs.firstIndex(of: selected)
    else { return part }
    for (position, tab) in before.tabs.enumerated() where tab != selected {
      let driver = try await driver(at: index)
      try await driver.select(position)
      try await driver.select(own)
      part.checkedCount += 1
      let found = try state(of: driver)
      if found != before {
        add(
          "a tab loses its stack", index, [tab.step, selected.step],
          before, found, to: &part)
      }
    }
    let driver = try await driver(at: index)
    try await driver.select(own)
    part.checkedCount += 1
    var root = before
    root.stack = DescribedStack()
    let found = try state(of: driver)
    if found != root {
      add(
        "a second tap does not return to the root", index, [selected.step], root,
        found, to: &part)
    }
    return part
  }

  private func add(
    _ cause: String, _ index: Int, _ steps: [String], _ expected: DescribedState,
    _ found: DescribedState, to part: inout AuditPart
  ) {
    part.add(
      AuditFinding(
        law: .tabs, cause: cause, screen: name(of: index), steps: [show(index)] + steps,
        expected: expected.line, found: found.line))
  }
}

extension DescribedValue {
  /// The step of a journey that taps the tab.
  fileprivate var step: String { JourneyAction.tab(nameWithoutPayload).text }
}
