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
  let step: Step

  /// What is visible before the tap.
  let shown: SettledScreen

  let inspector: Inspector

  private var name: String { inspector.name(of: screen) }

  /// The number of controls that may close what a control opened.
  private static let maximumControls = 8

  /// Taps the control, goes back or taps a control that closes what it opened, and then taps the control again.
  ///
  /// The law of controls reports what is wrong about the first tap.
  func check(_ findings: inout LawFindings) async throws {
    if inspector.isFatal([inspector.show(screen), step]) {
      return findings.omit(.controlEndsBeforeBack, on: name)
    }
    guard let app = try await self.app(tapping: [(control, step)]) else { return }
    let (opened, scene) = (try app.state, try app.scene)
    let count = findings.violations.count
    if opened != shown.state, scene.canGoBack, let below = opened.withoutTopLevel {
      try await checkBack(in: app, from: opened, to: below, &findings)
    }
    guard opened.levelCount > shown.state.levelCount else { return }
    for (closing, closingStep) in scene.closingControls.prefix(Self.maximumControls) {
      if findings.violations.count > count { return }
      guard let app = try await self.app(tapping: [(control, step), (closing, closingStep)]),
        try app.screen.isSame(as: shown)
      else { continue }
      // Only Cancel says that nothing was chosen: what Continue did may lead on.
      try await checkSecondTap(
        .controlAfterClosing, in: app, opened, mayLeadElsewhere: !closing.isCancel, &findings)
    }
  }

  /// Starts the app, and taps controls; nil if that fails, which other laws report.
  private func app(
    tapping controls: [(ScreenControl, Step)]
  ) async throws -> CheckedApp? {
    let app = try await CheckedApp(at: screen, inspector)
    for (control, step) in controls {
      guard case .visible = try await app.operate(control, by: step) else { return nil }
    }
    return app
  }

  /// Goes back, and taps the control again if that leads to the place of the tap.
  private func checkBack(
    in app: CheckedApp, from opened: DescribedState, to below: DescribedState,
    _ findings: inout LawFindings
  ) async throws {
    guard let back = try await app.goBack() else { return }
    let violation = BackLaw.violation(
      ofBack: back, from: opened, to: below, or: shown.state, on: name, app.steps)
    guard violation == nil, back == .visible(shown.state) else {
      return findings.addCheck(violation)
    }
    if let change = try BackLaw.textViolation(
      of: app, since: shown, on: screen, inspector)
    {
      return findings.addCheck(change)
    }
    try await checkSecondTap(.repeatedControl, in: app, opened, mayLeadElsewhere: false, &findings)
  }

  /// Taps the control again, if it is still there.
  ///
  /// It may lead to another payload, such as the next page.
  private func checkSecondTap(
    _ operation: CheckedOperation, in app: CheckedApp, _ opened: DescribedState,
    mayLeadElsewhere: Bool, _ findings: inout LawFindings
  ) async throws {
    guard try app.scene.control(like: control)?.isWiredButton == true,
      let result = try await app.operate(control, by: step)
    else { return }
    findings.addCheck(
      try BackLaw.violation(
        by: result, on: name, control: control.label, steps: app.steps, expected: opened,
        ifInvalid: .fails(operation, .leadsToInvalidState)
      ) { again in
        if again == shown.state {
          return try app.screen.isSame(as: shown) ? .doesNothingAgain(operation) : nil
        }
        return again.cases == opened.cases || mayLeadElsewhere ? nil : .leadsElsewhere(operation)
      })
  }
}

extension ScreenScene {
  /// The buttons that may close what is visible: those of a dialog and of the bar, and all of a screen that has no
  /// other way back.
  fileprivate var closingControls: [(ScreenControl, Step)] {
    let controls = controls
    let buttons = zip(controls, controls.steps).filter { $0.0.isWiredButton }
    if !canGoBack { return buttons }
    return buttons.filter { if case .element = $0.0.place { false } else { true } }
  }
}

extension DescribedState {
  /// The number of pushed screens, presentations and overlays.
  var levelCount: Int { stack.levels.count + (overlay == nil ? 0 : 1) }
}
