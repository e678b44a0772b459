import ScreenContents
import ScreenDriver
import ScreenSnapshot

/// Back: each back removes exactly one level and shows what was beneath.
///
/// Repeated, it reaches a root with nothing presented. After a control, it shows the place of the tap or what is one
/// level up, which differ if the control selects another tab. If it is the place of the tap, the control leads to the
/// same case again: an app whose own state still has what back removed crashes or does nothing. The same holds
/// after a control that closes what the first one opened, such as Cancel, if the screen then has the same text.
/// The law takes only steps that a person can: covers, alerts, overlays and screens without a back button
/// are left by a control.
struct BackLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.back
  static let checks = (one: "step back", many: "steps back")
  static let nothingToCheck = "found no screen to go back from"
  static let example = LawExample(
    steps: ["show home", "tap Edit", "back", "tap Edit"], right: "home › room(1)", broken: "home")

  /// - Complexity: One back per level; one navigation, two taps and a back per control; and up to eight times one
  ///   navigation and three taps per control that leads to controls that close something.
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let app = try await CheckedApp(at: screen, inspector)
    let shown = try app.screen
    try await checkLevels(of: app, from: shown.state, inspector.name(of: screen), &findings)
    for control in shown.scene.controls where control.isWiredButton {
      let tap = RepeatedTap(screen: screen, control: control, shown: shown, inspector: inspector)
      try await tap.check(&findings)
    }
  }

  /// Goes back from the screen to a root, or to a step that ends the process.
  @MainActor
  private func checkLevels(
    of app: CheckedApp, from state: DescribedState, _ name: String, _ findings: inout LawFindings
  ) async throws {
    var state = state
    while try app.scene.canGoBack, let expected = state.withoutTopLevel,
      let result = try await app.goBack()
    {
      let violation = Self.violation(
        ofBack: result, from: state, to: expected, on: name, app.steps)
      findings.addCheck(violation)
      if violation != nil { return }
      state = expected
    }
  }

  /// The violation by a back that should lead to a state, or to the place of the tap before.
  static func violation(
    ofBack result: OperationResult, from before: DescribedState, to expected: DescribedState,
    or place: DescribedState? = nil, on screen: String, _ steps: [Step]
  ) -> Violation? {
    var violation = violation(
      by: result, on: screen, steps: steps, expected: expected,
      ifInvalid: .fails(.back)
    ) { after in
      if after == expected || after == place { return nil }
      return after == before
        ? LawCause(.doesNothing, "back changes nothing")
        : LawCause(.otherLevels, "back removes more or less than one level")
    }
    if let place, place != expected { violation?.expected? += " or \(place.line)" }
    return violation
  }
}

/// The part of the law ``BackLaw`` about a control that leads to another level: once back, or a control such as Cancel,
/// has closed that, the control leads to the same case again.
@MainActor
struct RepeatedTap {
  let screen: Int
  let control: ScreenControl
  let shown: SettledScreen

  let inspector: Inspector

  private var name: String { inspector.name(of: screen) }

  /// The number of controls that may close what a control opened.
  private static let maximumControls = 8

  /// Taps the control, goes back or taps a control that closes what it opened, and then taps the control again.
  ///
  /// The law of controls reports what is wrong about the first tap.
  func check(_ findings: inout LawFindings) async throws {
    if inspector.isFatal([inspector.show(screen), control.step]) {
      return findings.omit(LawGap("a control crashes or hangs before back"), on: name)
    }
    guard let app = try await self.app(tapping: [control]) else { return }
    let (opened, scene) = (try app.state, try app.scene)
    let count = findings.violations.count
    if opened != shown.state, scene.canGoBack, let below = opened.withoutTopLevel {
      try await checkBack(in: app, from: opened, to: below, &findings)
    }
    guard opened.levels.count > shown.state.levels.count else { return }
    for closing in scene.closingControls.prefix(Self.maximumControls) {
      if findings.violations.count > count { return }
      guard let app = try await self.app(tapping: [control, closing]),
        try app.screen.isSame(as: shown)
      else { continue }
      // Only Cancel says that nothing was chosen: what Continue did may lead on.
      try await checkSecondTap(
        .controlAfterClosing, in: app, opened, mayLeadElsewhere: !closing.isCancel, &findings)
    }
  }

  /// Starts the app, and taps controls; nil if that fails, which other laws report.
  private func app(tapping controls: [ScreenControl]) async throws -> CheckedApp? {
    let app = try await CheckedApp(at: screen, inspector)
    for control in controls {
      guard case .visible = try await app.operate(control) else { return nil }
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
    if let change = try BackLaw.textViolation(of: app, since: shown, on: name) {
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
      let result = try await app.operate(control)
    else { return }
    findings.addCheck(
      try BackLaw.violation(
        by: result, on: name, control: control.label, steps: app.steps, expected: opened,
        ifInvalid: .fails(operation)
      ) { again in
        if again == shown.state {
          return try app.screen.isSame(as: shown)
            ? LawCause(.doesNothing, "\(operation.rawValue) does nothing") : nil
        }
        return again.cases == opened.cases || mayLeadElsewhere
          ? nil : LawCause(.leadsElsewhere, "\(operation.rawValue) leads elsewhere")
      })
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
