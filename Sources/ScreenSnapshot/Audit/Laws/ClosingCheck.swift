import ScreenContents

/// The part of the law ``BackLaw`` about controls that close what a control opened, such as Cancel.
///
/// After one of them shows the screen again, with the same text, the first control is tapped again.
@MainActor
struct ClosingCheck {
  let screen: Int

  /// The control that opens something, and the step that taps it.
  let control: ScreenControl
  let step: Step

  /// What is visible before the tap.
  let before: DescribedState
  let picture: [UInt8]

  let auditor: Auditor
  let progress: StepProgress

  /// The number of controls that may close what a control opened.
  private static let maximumControls = 8

  /// Taps the control, each control that closes what it opened, and then the control again.
  func findings() async throws -> LawFindings {
    var findings = LawFindings()
    let steps = [auditor.show(screen), step]
    guard !progress.leavesOut(steps), let driver = try await driver(after: []),
      let opened = try? auditor.state(of: driver), opened.levelCount > before.levelCount
    else { return findings }
    let controls = try driver.scene.controls
    for closing in try driver.scene.closingControls.prefix(Self.maximumControls) {
      let closingSteps = steps + [closing.step(among: controls)]
      guard progress.begin(closingSteps) else { continue }
      guard let driver = try await self.driver(after: [closing]) else { continue }
      let second = try await secondTap(after: closing, closingSteps, opened, with: driver)
      findings.merge(second)
      if !second.violations.isEmpty { break }
    }
    return findings
  }

  /// Starts the app, taps the control, and operates others; nil if that fails, which other laws report.
  private func driver(after others: [ScreenControl]) async throws -> Driver? {
    progress.announce([auditor.show(screen)])
    guard let (driver, first) = try await auditor.driver(at: screen, with: control) else {
      return nil
    }
    progress.announce([auditor.show(screen), step])
    let result = try await auditor.result(with: driver) { try await driver.operate(first) }
    guard case .visible = result else { return nil }
    for other in others {
      guard let found = try driver.scene.control(other.identity),
        case .visible = try await auditor.result(
          with: driver, of: { try await driver.operate(found) })
      else { return nil }
    }
    return driver
  }

  /// Taps the control again, unless the screen is not the same as before, so that nothing is checked.
  private func secondTap(
    after closing: ScreenControl, _ closingSteps: [Step], _ opened: DescribedState,
    with driver: Driver
  ) async throws -> LawFindings {
    var findings = LawFindings()
    guard try auditor.state(of: driver) == before,
      try driver.picture == picture,
      let second = try driver.scene.control(control.identity), second.isWiredButton
    else { return findings }
    let steps = closingSteps + [step]
    guard progress.begin(steps) else { return findings }
    let result = try await auditor.result(with: driver) { try await driver.operate(second) }
    let violation = try BackLaw.violation(
      by: result, on: auditor.name(of: screen), control: control.label, steps: steps,
      expected: opened, ifInvalid: .fails(.controlAfterClosing, .leadsToInvalidState)
    ) { again in
      if again == before {
        return try driver.picture == picture
          ? .controlAfterClosingDoesNothing : nil
      }
      // Only Cancel says that nothing was chosen: what Continue did may lead on.
      return again.cases == opened.cases || !closing.isCancel
        ? nil : .controlAfterClosingLeadsElsewhere
    }
    findings.addCheck(violation)
    return findings
  }
}

extension DescribedState {
  /// The number of pushed screens, presentations and overlays.
  fileprivate var levelCount: Int { stack.levels.count + (overlay == nil ? 0 : 1) }
}

extension ScreenScene {
  /// The buttons that may close what is visible: those of a dialog and of the bar, and all of a screen that has no
  /// other way back.
  fileprivate var closingControls: [ScreenControl] {
    let buttons = controls.filter(\.isWiredButton)
    return canGoBack ? buttons.filter { !$0.place.isElement } : buttons
  }
}
