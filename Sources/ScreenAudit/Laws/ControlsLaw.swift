import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Controls: no control leads to an invalid state or to the same screen once more, and one that is wired changes
/// something of what is in front.
///
/// A tap on a row or an option that is shown as chosen may change nothing, and so may the text that a field has.
/// Controls with an effect outside of navigation, disabled ones, and back and tabs, which have laws of their own, are
/// not checked. The crawl checks whether the controls of places that no screen shows do nothing, and performs the events
/// after the start of the app.
struct ControlsLaw: StepLaw {
  let screen: Int

  static let name = AuditLaw.controls
  static let checks = (one: "control", many: "controls")
  static let nothingToCheck = "found no control that navigates"
  static let example = LawExample(
    steps: ["show room", "tap Help"], right: "a change", broken: "home › room(1)")

  static func expectation(of violation: Violation) -> String {
    switch violation.cause {
    case .controlPushesVisibleScreen, .controlPresentsAgain: "the screen once"
    case .controlChangesOnlyBeneath: "a change of what is in front"
    case .fails(.event, _): "a valid state"
    default: "a change"
    }
  }

  static func hint(on examples: [Violation]) -> String? {
    let dead = examples.filter { $0.cause == .controlDoesNothing }
    if dead.isEmpty { return nil }
    if dead.allSatisfy(\.isOfField) { return "let the content show the text that is typed" }
    return "if a control has an effect outside of navigation, declare it with 'action: .effect'; "
      + "if it navigates later, wait for it in 'settle(_:)'"
  }

  static func violation(at steps: [Step], on place: String, _ found: Found) -> Violation? {
    switch steps.last {
    case .tap(let control), .type(_, let control):
      violation(
        .fails(.control, found.failure), on: place, control: control.label, steps: steps, found)
    case .event(let name):
      violation(.fails(.event, found.failure), on: place, control: name, steps: steps, found)
    default: nil
    }
  }

  func violation(by crash: StepCrash, among screens: [String]) -> Violation? {
    let name = screens[screen]
    return Self.violation(at: [.show(screen: name)] + crash.steps, on: name, .end(crash.end))
  }

  /// - Complexity: One navigation per control, and one more for a control that changes nothing.
  func check(with inspector: Inspector, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    progress.announceStart(inspector.show(screen))
    let base = try await inspector.driver(at: screen)
    let shown = try SettledScreen(of: base, inspector)
    let controls = shown.scene.controls
    for (control, step) in zip(controls, controls.steps) {
      if control.wiring == .notWired {
        findings.omit(
          .notWired,
          ControlOfScreen(
            screen: inspector.name(of: screen), control: control.reference(among: controls).text))
      }
      guard control.isButtonOrField, control.wiring == .wired else { continue }
      guard progress.begin([step]) else { continue }
      guard let (driver, found) = try await inspector.driver(at: screen, with: control) else {
        findings.omit(.missingControl, on: inspector.name(of: screen))
        continue
      }
      do {
        let result = try await inspector.result(with: driver) { try await driver.operate(found) }
        let violation = try Self.violation(
          by: result, on: inspector.name(of: screen), control: control.label,
          steps: [inspector.show(screen), step], ifInvalid: .fails(.control, .leadsToInvalidState)
        ) { after in
          if let cause = after.repetition(of: shown.state) { return cause }
          let screen = try SettledScreen(of: driver, inspector)
          if screen.differsOnlyBeneath(from: shown) { return .controlChangesOnlyBeneath }
          return control.mustChangeSomething && screen.isSame(as: shown) ? .controlDoesNothing : nil
        }
        if violation != nil, result == .visible(shown.state), control.isField,
          progress.begin([.type(text: "42", into: control.reference(among: controls))]),
          try await inspector.takesNumber(
            control, in: try await inspector.driver(at: screen), showing: shown)
        {
          findings.addCheck(nil)
        } else {
          findings.addCheck(violation)
        }
      } catch let operation as UnsupportedOperation {
        findings.unsupported.insert(operation)
      }
    }
    return findings
  }
}

extension Violation {
  fileprivate var isOfField: Bool { if case .type = steps.last { true } else { false } }
}

extension AuditReport {
  /// The number of controls of which the audit cannot tell what they do.
  var unwiredControlCount: Int {
    laws.lazy.compactMap { $0.gaps[.notWired]?.controls.count }.first ?? 0
  }
}

extension DescribedState {
  /// What a control repeats: the screen or the presentation that was in front, with the same value.
  fileprivate func repetition(of before: DescribedState) -> LawCause? {
    guard flow == before.flow, tab == before.tab else { return nil }
    return stack.repetition(of: before.stack)
  }
}

extension DescribedStack {
  fileprivate func repetition(of before: DescribedStack) -> LawCause? {
    if let old = before.presentation, let new = presentation, routes == before.routes,
      new.kind == old.kind, new.value == old.value
    {
      if old.stack.presentation == nil, old.stack.routes.isEmpty, new.stack.routes.isEmpty,
        let copy = new.stack.presentation, copy.kind == old.kind, copy.value == old.value
      {
        return .controlPresentsAgain
      }
      return new.stack.repetition(of: old.stack)
    }
    guard before.presentation == nil, presentation == nil, let top = before.routes.last else {
      return nil
    }
    return routes == before.routes + [top] ? .controlPushesVisibleScreen : nil
  }
}
