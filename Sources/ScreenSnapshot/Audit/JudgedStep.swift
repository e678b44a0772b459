/// A step on the visible screen, with the law that judges it.
struct JudgedStep {
  let law: AuditLaw

  /// The step as causes name it.
  let subject: String

  /// What should be visible after it.
  let expected: String

  /// The label of the control that the step operates; nil for back and tabs.
  let control: String?

  /// The laws that judge steps.
  static let laws: Set<AuditLaw> = [.controls, .back, .tabs]

  /// Creates the judgment of a step; nil if the step leaves the screen without operating it.
  init?(_ action: Step) {
    switch action {
    case .tap(let reference), .type(_, let reference):
      (law, subject, expected) = (.controls, "a control", "a change")
      control = reference.label
    case .back:
      (law, subject, expected, control) = (.back, "back", "one level less", nil)
    case .tab:
      (law, subject, expected, control) = (.tabs, "a tap on a tab", "the tab", nil)
    case .show, .open, .relaunch, .look: return nil
    }
  }
}

extension AuditFinding {
  /// Creates the violation by a step of the crawl on a place, which no screen of the manifest may show.
  ///
  /// - Parameters:
  ///   - steps: The steps of a journey from the start; the last one violates its law.
  ///   - place: What was in front before the last step.
  ///   - verb: The verb of the last step in causes: `crashes`.
  ///   - found: The reason.
  init?(inCrawlAt steps: [String], on place: String, verb: String, found: String) {
    guard let action = steps.last.flatMap({ try? Step(parsing: $0) }),
      let step = JudgedStep(action)
    else { return nil }
    self.init(
      law: step.law, cause: "\(step.subject) \(verb)", screen: place, control: step.control,
      steps: steps, expected: step.expected, found: found)
  }

  /// The verb of causes for a step after which the visible state is invalid.
  static let leadsToInvalidState = "leads to an invalid state"
}
