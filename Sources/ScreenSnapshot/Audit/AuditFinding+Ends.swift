extension AuditFinding {
  /// Creates the violation of a law by a step that ends the process; nil if no law judges the step.
  ///
  /// - Parameters:
  ///   - task: The part of the audit.
  ///   - screens: The names of all screens.
  ///   - steps: The steps of a journey up to the one that ends the process. The control of a screen is
  ///     named alone, and what is in front precedes the steps of a crawl.
  ///   - verb: `crashes` or `hangs`.
  ///   - reason: How the process ended.
  init?(
    of task: AuditTask, on screens: [String], at steps: [String], verb: String, reason: String
  ) {
    switch task {
    case .screen(let law, let index, _):
      self.init(of: law, on: screens[index], at: steps, verb: verb, reason: reason)
    case .pairs: self.init(ofJumpAt: steps, verb: verb, reason: reason)
    case .crawl:
      guard let place = steps.first else { return nil }
      self.init(inCrawlAt: Array(steps.dropFirst()), on: place, verb: verb, found: reason)
    case .walk, .link, .edges, .journey: return nil
    }
  }

  private init?(
    of law: AuditLaw, on screen: String, at steps: [String], verb: String, reason: String
  ) {
    guard let last = steps.last else { return nil }
    let jump = Step.show(screen: screen).text
    var (steps, previous, control): ([String], String?, String?) = (steps, nil, nil)
    let (subject, expected): (String, String)
    switch (law, try? Step(parsing: last)) {
    case (.controls, let action):
      (subject, expected) = ("a control", "a change")
      steps = [jump, last]
      control = action.flatMap(JudgedStep.init)?.control
    case (.links, .open(let url)) where url.contains(AuditTask.brokenPath):
      (subject, expected) = ("a broken link", "a refusal")
    case (.links, .open):
      (subject, expected) = ("a link", "the screen \(screen)")
      previous = steps.count > 1 ? steps.first.flatMap(Self.screen) : nil
    case (.back, _): (subject, expected) = ("back", "one level less")
    case (.tabs, _): (subject, expected) = ("a tap on a tab", "the tab")
    case (.restoration, _): (subject, expected) = ("a relaunch", "the screen \(screen)")
    case (.isolation, _), (.links, _), (.exits, _), (.reachability, _): return nil
    }
    self.init(
      law: law, cause: "\(subject) \(verb)", screen: screen, previous: previous, control: control,
      steps: steps, expected: expected, found: reason)
  }

  /// Creates the violation of isolation by a jump from one screen to another.
  private init?(ofJumpAt steps: [String], verb: String, reason: String) {
    let walk = steps.compactMap(Self.screen)
    guard walk.count == 2, steps.count == 2 else { return nil }
    self.init(
      law: .isolation, cause: "a jump \(verb)", screen: walk[1], previous: walk[0], steps: steps,
      expected: "the screen \(walk[1])", found: reason)
  }

  /// The violation, and for a jump that ends the process, the same one with this jump before its steps: two
  /// screens may not be enough.
  var withLongerWalk: [AuditFinding] {
    guard law == .isolation, endReason != nil, let last = steps.last else { return [self] }
    var longer = self
    longer.steps = [last] + steps
    return [self, longer]
  }

  /// The screen that a step jumps to.
  private static func screen(in step: String) -> String? {
    if case .show(let screen) = try? Step(parsing: step) { screen } else { nil }
  }
}
