import ScreenDriver
import ScreenSnapshot

/// Controls: no control leads to an invalid state or to the same screen once more, and one that is wired changes
/// something of what is in front.
///
/// A tap on a row or an option that is shown as chosen may change nothing, and so may the text that a field has.
/// Controls with an effect outside of navigation, disabled ones, and back and tabs, which have laws of their own, are
/// not checked. The crawl checks whether the buttons of places that no screen shows do nothing, and performs the events
/// after the start of the app.
struct ControlsLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.controls
  static let checks = (one: "control", many: "controls")
  static let nothingToCheck = "found no control that navigates"
  static let example = LawExample(
    steps: ["show room", "tap Help"], right: "a change", broken: "home › room(1)")

  static func hint(on examples: [Violation]) -> String? {
    // A text that a field does not take is no effect.
    let hasDeadTap = examples.contains {
      if case .tap = $0.steps.last { $0.cause == .controlDoesNothing } else { false }
    }
    if !hasDeadTap { return nil }
    return "if a control has an effect outside of navigation, declare it with 'action: .effect'; "
      + "if it navigates later, wait for it in 'settle(_:)'"
  }

  /// - Complexity: One navigation per control, and one more for a control that changes nothing.
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let name = inspector.name(of: screen)
    let shown = try await CheckedApp(at: screen, inspector).screen
    for control in shown.scene.controls {
      if control.wiring == .notWired {
        findings.omit(.notWired, on: "'\(control.reference.text)' on \(name)")
      }
      guard control.isButtonOrField, control.wiring == .wired,
        !inspector.isFatal([inspector.show(screen), control.step])
      else { continue }
      do {
        let app = try await CheckedApp(at: screen, inspector)
        if let result = try await app.operate(control) {
          findings.addCheck(
            try await violation(by: control, result, in: app, after: shown, inspector))
        } else {
          findings.omit(LawGap("a control is missing when its screen renders again"), on: name)
        }
      } catch let operation as UnsupportedOperation {
        findings.unsupported.insert(operation)
      }
    }
  }

  /// The violation by a control that was operated; nil if it does what a person expects.
  @MainActor
  private func violation(
    by control: ScreenControl, _ result: OperationResult, in app: CheckedApp,
    after shown: SettledScreen, _ inspector: Inspector
  ) async throws -> Violation? {
    let violation = try Self.violation(
      by: result, on: inspector.name(of: screen), control: control.label, steps: app.steps,
      ifInvalid: .fails(.control)
    ) { after in
      if let cause = after.repetition(of: shown.state) { return cause }
      let screen = try app.screen
      if screen.differsOnlyBeneath(from: shown) { return .controlChangesOnlyBeneath }
      return control.mustChangeSomething && screen.isSame(as: shown) ? .controlDoesNothing : nil
    }
    guard violation?.cause == .controlDoesNothing, control.isField else { return violation }
    // The field may take only numbers.
    let number = Step.type(text: "42", into: control.reference)
    let other = try await CheckedApp(at: screen, inspector)
    guard let field = try other.scene.control(like: control),
      case .visible = try await other.take(
        number, { try await other.driver.operate(field, typing: "42") }),
      try !other.screen.isSame(as: shown)
    else { return violation }
    return nil
  }
}

extension LawCause {
  static let controlDoesNothing =
    LawCause(.doesNothing, "a control does nothing", expected: "a change")
  static let controlChangesOnlyBeneath =
    LawCause(
      .doesNothing, "a control changes only what is beneath what stays in front",
      expected: "a change of what is in front")
}

extension LawGap {
  static let notWired = LawGap("the control is not wired")
}

extension AuditReport {
  /// The number of controls of which the audit cannot tell what they do.
  var unwiredControlCount: Int {
    laws.lazy.compactMap { $0.gaps[.notWired]?.places.count }.first ?? 0
  }
}

extension DescribedState {
  /// What a control repeats: the screen or the presentation that was in front, with the same value.
  fileprivate func repetition(of before: DescribedState) -> LawCause? {
    guard flow == before.flow, tab == before.tab else { return nil }
    guard let top = before.stack.last, stack.starts(with: before.stack + [top]) else { return nil }
    if top.isPresentation {
      return LawCause(
        .showsAgain, "a control presents again what is presented", expected: "the screen once")
    }
    return stack.count == before.stack.count + 1
      ? LawCause(
        .showsAgain, "a control pushes the visible screen again", expected: "the screen once") : nil
  }
}
