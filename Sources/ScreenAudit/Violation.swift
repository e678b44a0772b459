import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// What a law finds: a value without words, apart from those of its cause and texts of the app without secrets.
struct Violation: Codable, Hashable, Sendable {
  let law: AuditLaw
  var cause: LawCause

  /// The screen, or the name of a place of the crawl.
  var screen: String

  /// The screen that was visible before; nil if it does not matter.
  var previous: String?

  /// When a link was opened; nil for any other violation.
  var moment: LinkMoment?
  var control: String?
  var steps: [Step]

  /// The path to what should be visible; nil if the cause or the screen tells what should be the case.
  var expected: String?

  /// The path to what is visible instead, or what happened.
  var found: String

  /// Where the last step crashed, which is the same for crashes of one mistake; nil if it did not.
  var crashSite: String?

  /// The names of the starts of the app after which the law is broken; empty if the app has only one.
  var starts: [String] = []
}

extension Violation {
  var expectedWords: String { expected ?? cause.expected ?? "the screen \(screen)" }

  /// What violations with the same cause at the same place have in common.
  var identity: Violation {
    Violation(
      law: law, cause: cause, screen: screen, previous: previous, moment: moment, control: control,
      steps: [], found: "")
  }
}

// MARK: - Results of operations

extension Law {
  /// The violation by the result of an operation; nil if what is visible is right.
  ///
  /// One cause is for an operation that throws an error or leads to an invalid state. The other is what
  /// is wrong about a visible state; nil if nothing is.
  static func violation(
    by result: OperationResult, on screen: String, after previous: String? = nil,
    control: String? = nil, steps: [Step], expected: DescribedState? = nil,
    ifInvalid invalidCause: LawCause, cause: (DescribedState) throws -> LawCause?
  ) rethrows -> Violation? {
    let found =
      switch result {
      case .visible(let state): try cause(state)
      case .failed, .invalid: invalidCause
      }
    return found.map {
      violation(
        $0, on: screen, after: previous, control: control, steps: steps, expected: expected, result)
    }
  }

  /// Creates a violation by the result of an operation.
  static func violation(
    _ cause: LawCause, on screen: String, after previous: String? = nil,
    control: String? = nil, steps: [Step], expected: DescribedState?, _ result: OperationResult
  ) -> Violation {
    var violation = Violation(
      law: name, cause: cause, screen: screen, previous: previous, control: control,
      steps: steps, expected: expected?.line, found: result.words)
    if let expected, case .visible(let found) = result {
      (violation.expected, violation.found) = expected.distinctPaths(to: found)
    }
    return violation
  }

  /// The violation by another text of a state that was there before; nil if the text is the same, or the state is not.
  ///
  /// The steps of the app begin with the screen.
  @MainActor
  static func textViolation(
    of app: CheckedApp, since before: SettledScreen, on screen: String
  ) throws -> Violation? {
    let after = try app.screen
    guard after.state == before.state, let change = after.textChange(since: before) else {
      return nil
    }
    return violation(by: change, on: screen, after: nil, steps: app.steps)
  }

  /// The violation by another text on a screen, by default with the cause that the screen shows it.
  static func violation(
    by change: TextChange, _ cause: LawCause? = nil, on screen: String, after previous: String?,
    steps: [Step]
  ) -> Violation {
    Violation(
      law: name, cause: cause ?? .shows(change), screen: screen, previous: previous,
      steps: steps + [.look], expected: change.expected, found: change.found)
  }
}

// MARK: - Steps that fail

extension Violation {
  /// The violation by the last of some steps, which fails while a law is checked; nil if no law is about the step.
  ///
  /// It may be of another law, which finds it itself, unless the step is on a place that only the crawl reaches.
  init?(
    by steps: [Step], on place: String, _ kind: AuditCause, _ reason: String,
    checking checkedLaw: AuditLaw
  ) {
    guard let step = steps.last,
      let (law, operation) = Self.lawAndOperation(of: step, after: steps.dropLast(), checkedLaw)
    else { return nil }
    self.init(
      law: law, cause: .fails(operation, kind), screen: place, steps: steps, found: reason)
    let first = steps[0].shownScreen
    switch step {
    case .tap(let reference), .type(_, let reference): control = reference.label
    case .event(let name): control = name
    case .tab where checkedLaw == .tabs: screen = first ?? place
    case .show(let name): (screen, previous) = (name, first)
    default: if law == .links, operation != .brokenLink { previous = first }
    }
  }

  /// The law that is about a step after others, and what its finding calls the step.
  private static func lawAndOperation(
    of step: Step, after steps: ArraySlice<Step>, _ law: AuditLaw
  ) -> (AuditLaw, CheckedOperation)? {
    switch step {
    case .show: return steps.isEmpty ? nil : (.isolation, .jump)
    case .open, .openWithoutSecret: return (.links, step.opensBrokenLink ? .brokenLink : .link)
    case .relaunch: return (.restoration, .relaunch)
    case .back: return (.back, .back)
    case .tab: return (steps.contains(where: \.opensLink) ? .links : .tabs, .tab)
    case .tap where law == .back && steps.contains(step):
      return (.back, steps.contains(.back) ? .repeatedControl : .controlAfterClosing)
    case .tap, .type: return (.controls, .control)
    case .event: return (.controls, .event)
    case .start, .tapTwice, .look: return nil
    }
  }
}

extension Step {
  /// The path of a broken link, below that of a link.
  static let brokenPath = "there/is/no/such/screen"

  /// Whether the step opens a broken link, by the path that the law appends to links.
  var opensBrokenLink: Bool {
    switch self {
    case .open(let url), .openWithoutSecret(let url): url.contains(Self.brokenPath)
    default: false
    }
  }
}
