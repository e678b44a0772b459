import ScreenCrawl
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

  static func expectation(of violation: Violation) -> String {
    if let expected = violation.expected { return expected }
    return if case .tap = violation.steps.last { "the same as after the first tap" } else {
      "one level less"
    }
  }

  /// - Complexity: One back per level; one navigation, two taps and a back per control; and up to eight times one
  ///   navigation and three taps per control that leads to controls that close something.
  func check(with inspector: Inspector) async throws -> LawFindings {
    var findings = LawFindings(.back)
    let app = try await CheckedApp(at: screen, inspector)
    let shown = try app.screen
    try await checkLevels(of: app, from: shown.state, inspector.name(of: screen), &findings)
    let controls = shown.scene.controls
    for (control, step) in zip(controls, controls.steps) where control.isWiredButton {
      let tap = RepeatedTap(
        screen: screen, control: control, step: step, shown: shown, inspector: inspector)
      try await tap.check(&findings)
    }
    return findings
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
      ifInvalid: .fails(.back, .leadsToInvalidState)
    ) { after in
      if after == expected || after == place { return nil }
      return after == before ? .backChangesNothing : .backRemovesOtherLevels
    }
    if let place, place != expected { violation?.expected? += " or \(place.line)" }
    return violation
  }
}
