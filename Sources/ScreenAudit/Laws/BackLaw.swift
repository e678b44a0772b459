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
struct BackLaw: StepLaw {
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

  static func violation(at steps: [Step], on place: String, _ found: Found) -> Violation? {
    guard steps.last == .back else { return nil }
    return violation(.fails(.back, found.failure), on: place, steps: steps, found)
  }

  func violation(by crash: StepCrash, among screens: [String]) -> Violation? {
    let name = screens[screen]
    if case .tap(let control) = crash.steps.last {
      if isReportedByAnotherLaw(crash) { return nil }
      let operation: CheckedOperation =
        crash.steps.contains(.back) ? .repeatedControl : .controlAfterClosing
      return Self.violation(
        .fails(operation, crash.failure), on: name, control: control.label,
        steps: crash.steps, .end(crash.end))
    }
    return Self.violation(at: crash.steps, on: name, .end(crash.end))
  }

  /// The law of controls reports a control that ends the process at the first tap.
  func isReportedByAnotherLaw(_ crash: StepCrash) -> Bool {
    guard case .tap(let control) = crash.steps.last else { return false }
    return !crash.steps.dropLast().contains(.tap(control))
  }

  /// - Complexity: One back per level; one navigation, two taps and a back per control; and up to eight times one
  ///   navigation and three taps per control that leads to controls that close something.
  func check(with inspector: Inspector, _ progress: StepProgress) async throws -> LawFindings {
    var findings = try await findingsOfLevels(inspector, progress)
    progress.announce([inspector.show(screen)])
    let base = try await inspector.driver(at: screen)
    let shown = try SettledScreen(of: base, inspector)
    let controls = try base.scene.controls
    for (control, step) in zip(controls, controls.steps) where control.isWiredButton {
      let tap = RepeatedTap(
        screen: screen, control: control, step: step, shown: shown, inspector: inspector,
        progress: progress)
      findings.merge(try await tap.findings())
    }
    return findings
  }

  /// Goes back from the screen to a root, or to a step that ends the process.
  @MainActor
  private func findingsOfLevels(
    _ inspector: Inspector, _ progress: StepProgress
  ) async throws -> LawFindings {
    var findings = LawFindings()
    progress.announceStart(inspector.show(screen))
    let driver = try await inspector.driver(at: screen)
    var state = try inspector.state(of: driver)
    var steps = [inspector.show(screen)]
    while try driver.scene.canGoBack, let expected = state.withoutTopLevel {
      steps.append(.back)
      guard progress.begin(steps) else { break }
      let result = try await inspector.result(with: driver, of: driver.goBack)
      let violation = Self.violation(
        ofBack: result, from: state, to: expected, on: inspector.name(of: screen), steps)
      findings.addCheck(violation)
      if violation != nil { break }
      state = expected
    }
    return findings
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
