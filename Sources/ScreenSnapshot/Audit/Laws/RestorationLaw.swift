import ScreenNavigation

/// Restoration: relaunching on a screen shows it again, or its nearest ancestor if the app declares what
/// is above it as transient.
///
/// Alerts, confirmations and overlays are never restored. The law compares the path: a state that is
/// shorter from the first transient destination on is an ancestor. A relaunch that crashes or hangs ends the
/// process, and the session reports it.
extension Auditor {
  func checkRestoration(on index: Int, _ progress: AuditProgress) async throws -> AuditPart {
    var part = AuditPart()
    let steps = [show(index), Step.relaunch.text]
    let relaunch = AuditTask.name(of: steps)
    if progress.skips(relaunch) { return part }
    let before = try await freshState(of: index)
    let driver = try await driver(at: index)
    let expected = before.storable(try Self.transientLevels(in: driver.visible.state))
    part.checkedCount += 1
    func add(_ cause: String, _ found: String) {
      part.add(
        AuditFinding(
          law: .restoration, cause: cause, screen: name(of: index),
          steps: steps, expected: expected.line, found: found))
    }
    progress.announce(relaunch)
    if let reason = try await failure(of: driver.relaunch) {
      add("the state is not restored", reason)
      return part
    }
    switch result(with: driver) {
    case .visible(expected), .visible(before): break
    case .visible(let found): add(NavigationEffect(from: expected, to: found).cause, found.line)
    case .invalid(let reason): add("a relaunch \(AuditFinding.leadsToInvalidState)", reason)
    }
    return part
  }

  /// The number of levels before the first transient destination; nil if every destination is restored.
  private static func transientLevels(in state: AnyVisibleState) -> Int? {
    let levels = sequence(first: state.stack, next: \.inner).flatMap { stack in
      stack.routes + (stack.sheet.map { [$0] } ?? [])
    }
    return levels.firstIndex { ($0 as? any TransientDestination)?.isTransient == true }
  }
}

extension DescribedState {
  /// The part that a new start restores: without dialogs and overlay, up to the first transient level.
  fileprivate func storable(_ transient: Int?) -> DescribedState {
    var state = self
    state.overlay = nil
    state.stack = stack.limited(to: transient ?? .max)
    return state
  }
}

extension DescribedStack {
  fileprivate func limited(to levels: Int) -> DescribedStack {
    if levels < routes.count { return DescribedStack(routes: Array(routes.prefix(levels))) }
    let left = levels - routes.count
    guard let presentation, !presentation.isDialog, left > 0 else {
      return DescribedStack(routes: routes)
    }
    return DescribedStack(
      routes: routes,
      presentation: DescribedPresentation(
        kind: presentation.kind, value: presentation.value,
        stack: presentation.stack.limited(to: left - 1)))
  }
}
