/// Tabs: leaving a tab and returning to it shows what was left. Tapping the selected tab returns to its
/// root.
///
/// The law applies to screens on which a person can tap tabs: nothing is presented over them. A tap that
/// crashes or hangs ends the process, and the session checks the other tabs in a new one.
extension Auditor {
  /// - Complexity: Two taps per other tab, and one more.
  func checkTabs(on index: Int, _ progress: AuditProgress) async throws -> AuditPart {
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
      let steps = [show(index)] + check.taps.map(before.step(tappingTabAt:))
      let result = try await tap(
        check.taps.map { before.tabs[$0] }, on: index, steps, progress)
      guard let result else { continue }
      part.checkedCount += 1
      let (cause, found): (String, String)
      switch result {
      case .visible(check.expected): continue
      case .visible(let state):
        (cause, found) = (check.expected.cause(check.cause, of: state), state.line)
      case .missing(let state): (cause, found) = ("a tab is missing", state.line)
      case .invalid(let reason):
        (cause, found) = ("a tap on a tab \(AuditFinding.leadsToInvalidState)", reason)
      }
      part.add(
        AuditFinding(
          law: .tabs, cause: cause, screen: name(of: index), steps: steps,
          expected: check.expected.line, found: found))
    }
    return part
  }

  /// Taps tabs of a screen one after another; nil if one of the steps ends the process.
  private func tap(
    _ tabs: [DescribedValue], on index: Int, _ steps: [String], _ progress: AuditProgress
  ) async throws -> TapResult? {
    let names = steps.indices.map { AuditTask.name(of: Array(steps[...$0])) }
    if names.contains(where: progress.skips) { return nil }
    progress.announce(names[0])
    let driver = try await driver(at: index)
    var state = try state(of: driver)
    for (tab, name) in zip(tabs, names.dropFirst()) {
      // A tap can change the list of tabs.
      guard let position = state.tabs.firstIndex(of: tab) else { return .missing(in: state) }
      progress.announce(name)
      switch try await result(with: driver, of: { try await driver.select(position) }) {
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
  fileprivate func step(tappingTabAt position: Int) -> String {
    let name = tabs[position].nameWithoutPayload
    let number = tabs[...position].count { $0.nameWithoutPayload == name }
    return Step.tab(number > 1 ? "\(name) #\(number)" : name).text
  }

  /// The cause of a difference from this state, unless only the list of tabs differs.
  fileprivate func cause(_ cause: String, of found: DescribedState) -> String {
    var other = found
    other.tabs = tabs
    return other == self ? NavigationEffect(from: self, to: found).cause : cause
  }
}
