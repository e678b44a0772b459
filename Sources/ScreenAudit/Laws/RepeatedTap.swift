import ScreenContents
import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// The part of the law ``BackLaw`` about a control that leads to another level: once back, or a control such as Cancel,
/// has closed that, the control leads to the same case again.
@MainActor
struct RepeatedTap {
  let screen: Int
  let control: ScreenControl

  /// The step that taps the control.
  let step: Step

  /// What is visible before the tap.
  let shown: SettledScreen

  let inspector: Inspector
  let progress: StepProgress

  private var name: String { inspector.name(of: screen) }
  private var steps: [Step] { [inspector.show(screen), step] }

  /// The number of controls that may close what a control opened.
  private static let maximumControls = 8

  /// Taps the control, goes back or taps a control that closes what it opened, and then taps the control again.
  ///
  /// The law of controls reports what is wrong about the first tap.
  func findings() async throws -> LawFindings {
    var findings = LawFindings()
    if progress.isFatal(steps) {
      findings.omit(.controlEndsBeforeBack, on: name)
      return findings
    }
    guard let driver = try await driver(after: nil) else { return findings }
    let (opened, scene) = (try inspector.state(of: driver), try driver.scene)
    if opened != shown.state, scene.canGoBack, let below = opened.withoutTopLevel {
      findings = try await findingsAfterBack(from: opened, to: below, with: driver)
    }
    guard findings.violations.isEmpty, opened.levelCount > shown.state.levelCount else {
      return findings
    }
    let controls = scene.controls
    for closing in scene.closingControls.prefix(Self.maximumControls) {
      let steps = steps + [closing.step(among: controls)]
      guard progress.begin(steps), let driver = try await self.driver(after: closing),
        try SettledScreen(of: driver, inspector).isSame(as: shown)
      else { continue }
      // Only Cancel says that nothing was chosen: what Continue did may lead on.
      let second = try await secondTap(
        .controlAfterClosing, after: steps, opened, mayLeadElsewhere: !closing.isCancel, driver)
      findings.merge(second)
      if !second.violations.isEmpty { break }
    }
    return findings
  }

  /// Starts the app, taps the control, and maybe another one; nil if that fails, which other laws report.
  private func driver(after closing: ScreenControl?) async throws -> Driver? {
    progress.announce([inspector.show(screen)])
    guard let (driver, first) = try await inspector.driver(at: screen, with: control) else {
      return nil
    }
    progress.announce(steps)
    let result = try await inspector.result(with: driver) { try await driver.operate(first) }
    guard case .visible = result else { return nil }
    guard let closing else { return driver }
    guard let found = try driver.scene.control(closing.identity),
      case .visible = try await inspector.result(
        with: driver, of: { try await driver.operate(found) })
    else { return nil }
    return driver
  }

  /// Goes back, and taps the control again if that leads to the place of the tap.
  private func findingsAfterBack(
    from opened: DescribedState, to below: DescribedState, with driver: Driver
  ) async throws -> LawFindings {
    var findings = LawFindings()
    let steps = steps + [.back]
    guard progress.begin(steps) else { return findings }
    let back = try await inspector.result(with: driver, of: driver.goBack)
    let violation = BackLaw.violation(
      ofBack: back, from: opened, to: below, or: shown.state, on: name, steps)
    guard violation == nil, back == .visible(shown.state) else {
      findings.addCheck(violation)
      return findings
    }
    if let change = try BackLaw.textViolation(
      of: driver, since: shown, on: screen, steps, inspector)
    {
      findings.addCheck(change)
      return findings
    }
    return try await secondTap(
      .repeatedControl, after: steps, opened, mayLeadElsewhere: false, driver)
  }

  /// Taps the control again, if it is still there.
  ///
  /// It may lead to another payload, such as the next page.
  private func secondTap(
    _ operation: CheckedOperation, after steps: [Step], _ opened: DescribedState,
    mayLeadElsewhere: Bool, _ driver: Driver
  ) async throws -> LawFindings {
    var findings = LawFindings()
    let steps = steps + [step]
    guard let second = try driver.scene.control(control.identity), second.isWiredButton,
      progress.begin(steps)
    else { return findings }
    let result = try await inspector.result(with: driver) { try await driver.operate(second) }
    findings.addCheck(
      try BackLaw.violation(
        by: result, on: name, control: control.label, steps: steps, expected: opened,
        ifInvalid: .fails(operation, .leadsToInvalidState)
      ) { again in
        if again == shown.state {
          let isSame = try SettledScreen(of: driver, inspector).isSame(as: shown)
          return isSame ? .doesNothingAgain(operation) : nil
        }
        return again.cases == opened.cases || mayLeadElsewhere ? nil : .leadsElsewhere(operation)
      })
    return findings
  }
}

extension ScreenScene {
  /// The buttons that may close what is visible: those of a dialog and of the bar, and all of a screen that has no
  /// other way back.
  fileprivate var closingControls: [ScreenControl] {
    let buttons = controls.filter(\.isWiredButton)
    if !canGoBack { return buttons }
    return buttons.filter { if case .element = $0.place { false } else { true } }
  }
}

extension DescribedState {
  /// The number of pushed screens, presentations and overlays.
  var levelCount: Int { stack.levels.count + (overlay == nil ? 0 : 1) }
}
