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

  /// The violation by the last of some steps, which changes nothing on a place of the crawl, although the control led
  /// somewhere before.
  static func violation(
    bySecondTapThatDoesNothing control: ScreenControl, _ steps: [Step], on place: String,
    showing state: DescribedState
  ) -> Violation {
    violation(
      steps.dropLast().last == .back
        ? .repeatedControlDoesNothing : .controlAfterClosingDoesNothing,
      on: place, control: control.label, steps: steps, .state(state.line))
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
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = try await findingsOfLevels(auditor, progress)
    progress.announce([auditor.show(screen)])
    let base = try await auditor.driver(at: screen)
    let shown = try SettledScreen(of: base, auditor)
    let controls = try base.scene.controls
    for (control, step) in zip(controls, controls.steps) where control.isWiredButton {
      var own = try await repeating(control, by: step, from: shown, auditor, progress)
      if own.violations.isEmpty {
        let closing = ClosingCheck(
          screen: screen, control: control, step: step, before: shown.state,
          picture: try base.picture, auditor: auditor, progress: progress)
        own.merge(try await closing.findings())
      }
      findings.merge(own)
    }
    return findings
  }

  /// Goes back from the screen to a root, or to a step that ends the process.
  @MainActor
  private func findingsOfLevels(
    _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> LawFindings {
    var findings = LawFindings()
    progress.announceStart(auditor.show(screen))
    let driver = try await auditor.driver(at: screen)
    var state = try auditor.state(of: driver)
    var steps = [auditor.show(screen)]
    while try driver.scene.canGoBack, let expected = state.withoutTopLevel {
      steps.append(.back)
      guard progress.begin(steps) else { break }
      let result = try await auditor.result(with: driver, of: driver.goBack)
      let violation = Self.violation(
        ofBack: result, from: state, to: expected, on: auditor.name(of: screen), steps)
      findings.addCheck(violation)
      if violation != nil { break }
      state = expected
    }
    return findings
  }
}

// MARK: - The same control again

extension BackLaw {
  /// Taps a control, goes back, and taps it again, if it leads to a level that a person can go back from and back to
  /// the place of the tap.
  ///
  /// The second tap may lead to another payload, such as the next page. A control that is gone or disabled,
  /// such as a tip, is not tapped again.
  @MainActor
  private func repeating(
    _ control: ScreenControl, by step: Step, from shown: SettledScreen, _ auditor: Auditor,
    _ progress: StepProgress
  ) async throws -> LawFindings {
    var findings = LawFindings()
    let before = shown.state
    var steps = [auditor.show(screen), step]
    // 1. Tap the control: the law of controls reports what is wrong about the first tap.
    if progress.leavesOut(steps) {
      findings.leaveOut(.controlEndsBeforeBack, on: auditor.name(of: screen))
      return findings
    }
    progress.announce([auditor.show(screen)])
    guard let (driver, first) = try await auditor.driver(at: screen, with: control) else {
      return findings
    }
    progress.announce(steps)
    guard
      case .visible(let after) = try await auditor.result(
        with: driver, of: { try await driver.operate(first) }),
      after != before, try driver.scene.canGoBack, let below = after.withoutTopLevel
    else { return findings }
    // 2. Go back: only an app that shows the screen again can be compared.
    steps.append(.back)
    guard progress.begin(steps) else { return findings }
    let back = try await auditor.result(with: driver, of: driver.goBack)
    let name = auditor.name(of: screen)
    let violation = Self.violation(
      ofBack: back, from: after, to: below, or: before, on: name, steps)
    guard violation == nil, back == .visible(before) else {
      findings.addCheck(violation)
      return findings
    }
    if let change = try Self.textViolation(of: driver, since: shown, on: screen, steps, auditor) {
      findings.addCheck(change)
      return findings
    }
    // 3. Tap the control again.
    guard let second = try driver.scene.control(control.identity), second.isWiredButton else {
      return findings
    }
    steps.append(step)
    guard progress.begin(steps) else { return findings }
    let picture = try driver.picture
    let result = try await auditor.result(with: driver) { try await driver.operate(second) }
    findings.addCheck(
      try Self.violation(
        by: result, on: name, control: control.label, steps: steps, expected: after,
        ifInvalid: .fails(.repeatedControl, .leadsToInvalidState)
      ) { again in
        if again == before {
          return try driver.picture == picture
            ? .repeatedControlDoesNothing : nil
        }
        return again.cases == after.cases ? nil : .repeatedControlLeadsElsewhere
      })
    return findings
  }

  /// The violation by a back that should lead to a state, or to the place of the tap before.
  private static func violation(
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
