import ScreenDriver
import ScreenNavigation
import ScreenSnapshot

/// Restoration: relaunching on a screen shows it again, or its nearest ancestor if the app declares what
/// is above it as transient.
///
/// Alerts, confirmations and overlays are never restored. A state that is shorter from the first transient
/// destination on is an ancestor. If the whole state is restored, its text is the same, too.
struct RestorationLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.restoration
  static let checks = (one: "relaunch", many: "relaunches")
  static let nothingToCheck = "found no screen"
  static let example = LawExample(
    steps: ["show help", "relaunch"], right: "home › room(1) › sheet help", broken: "home › room(1)"
  )

  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let name = inspector.name(of: screen)
    let app = try await CheckedApp(at: screen, inspector)
    let shown = try app.screen
    let expected = shown.state.storable(try Self.transientLevels(in: app.driver.visible.state))
    guard app.begin(.relaunch) else { return }
    let result = try await app.driver.result(of: app.driver.relaunch)
    let isRestored = if case .failed = result { false } else { true }
    let violation = Self.violation(
      by: result, on: name, steps: app.steps, expected: expected,
      ifInvalid: isRestored
        ? .fails(.relaunch) : LawCause(.notRestored, "the state is not restored")
    ) { found in
      [expected, shown.state].contains(found)
        ? nil : .differs(from: expected, to: found)
    }
    findings.addCheck(try violation ?? Self.textViolation(of: app, since: shown, on: name))
  }

  /// The number of levels before the first transient destination; nil if every destination is restored.
  private static func transientLevels(in state: AnyVisibleState) -> Int? {
    state.stack.map(\.value).firstIndex {
      ($0 as? any TransientDestination)?.isTransient == true
        || ($0 as? any SnapshotTransient)?.isTransient == true
    }
  }
}

extension DescribedState {
  /// The part that a new start restores: without dialogs and overlay, up to the first transient level.
  fileprivate func storable(_ transient: Int?) -> DescribedState {
    var state = self
    state.overlay = nil
    state.stack = Array(stack.filter { !$0.isDialog }.prefix(transient ?? .max))
    return state
  }
}
