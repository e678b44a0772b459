import ScreenCrawl
import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// What a law finds: a value without words, apart from texts of the app without secrets.
struct Violation: Codable, Hashable, Sendable {
  let law: AuditLaw
  var cause: LawCause

  /// The screen, or the name of a place of the crawl.
  var screen: String

  /// The screen that was visible before; nil if none matters.
  var previous: String?

  /// When a link was opened; nil for any other violation.
  var moment: LinkMoment?

  /// The label of the control; nil if none matters.
  var control: String?

  /// Steps of a journey that show it.
  var steps: [Step]

  /// The path to what should be visible; nil if the cause tells what should be the case.
  var expected: String?
  var found: Found

  /// Whether a process that has done nothing before breaks the law, too; nil if none tried.
  var isConfirmed: Bool?

  /// The names of the starts of the app after which the law is broken; empty if the app has only one.
  var starts: [String] = []
}

extension Violation {
  /// What violations with the same cause at the same place have in common.
  struct Identity: Hashable {
    let law: AuditLaw
    let cause: LawCause
    let screen: String
    let previous: String?
    let moment: LinkMoment?
    let control: String?
  }

  var identity: Identity {
    Identity(
      law: law, cause: cause, screen: screen, previous: previous, moment: moment, control: control)
  }
}

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
      case .invalid: invalidCause
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
      steps: steps, expected: expected?.line, found: result.found)
    if let expected, case .visible(let found) = result {
      let paths = DistinctPaths(expected: expected, found: found)
      (violation.expected, violation.found) = (paths.expected, .state(paths.found))
    }
    return violation
  }
}

extension Law {
  /// The violation by another text of a state that was there before; nil if the text is the same, or the state is not.
  ///
  /// The steps of the app begin with the screen at `index`.
  @MainActor
  static func textViolation(
    of app: CheckedApp, since before: SettledScreen, on index: Int, _ inspector: Inspector
  ) throws -> Violation? {
    let after = try app.screen
    guard after.state == before.state, let change = after.textChange(since: before) else {
      return nil
    }
    return violation(by: change, on: inspector.name(of: index), after: nil, steps: app.steps)
  }

  /// The violation by another text on a screen, by default with the cause that the screen shows it.
  static func violation(
    by change: TextChange, _ cause: LawCause? = nil, on screen: String, after previous: String?,
    steps: [Step]
  ) -> Violation {
    Violation(
      law: name, cause: cause ?? .shows(change.difference), screen: screen,
      previous: previous, steps: steps + [.look], expected: change.expected,
      found: .state(change.found))
  }
}

/// What is visible, or what happened, instead of what a law expects.
enum Found: Codable, Hashable, Sendable {
  /// What is visible, by its path.
  case state(String)

  /// What is visible, by its path, and the labels of its controls.
  case controls([String], on: String)

  /// An error of the app, or the reason why its state is invalid.
  case error(String)

  /// A step ended the process.
  case end(ProcessEnd)

  /// No tap, tab or back leads to the screen.
  case notReached
}

extension OperationResult {
  var found: Found {
    switch self {
    case .visible(let state): .state(state.line)
    case .invalid(let reason): .error(reason)
    }
  }
}

extension Found {
  /// How the last step fails.
  var failure: StepFailure {
    switch self {
    case .end(.crash): .crashes
    case .end(.hang): .hangs
    case .state, .controls, .error, .notReached: .leadsToInvalidState
    }
  }

  /// How the process ended; nil if it did not.
  var end: ProcessEnd? { if case .end(let end) = self { end } else { nil } }
}

/// How a process ended in a step.
enum ProcessEnd: Codable, Hashable, Sendable {
  /// It crashed or exited.
  case crash(JobCrash)

  /// It took longer than the time limit.
  case hang(after: Duration)
}

extension ProcessEnd {
  /// How and where the process ended, without the values in the message of the app: crashes with other
  /// messages are other mistakes.
  var withoutValues: ProcessEnd {
    guard case .crash(let crash) = self else { return self }
    return .crash(crash.reduced(to: crash.message.flatMap(Self.place)))
  }

  /// The words before the message of a Swift trap: its file and line; nil if there are none.
  private static func place(in message: String) -> String? {
    JobCrash.trapMessages.lazy.compactMap { message.firstRange(of: ": \($0)") }.first
      .map { String(message[..<$0.lowerBound]) }
  }
}

extension JobCrash {
  /// The crash with one line of standard error, or none, and without what the process was doing.
  func reduced(to line: String?) -> JobCrash {
    JobCrash(
      signal: signal, status: status, standardErrorTail: [line].compactMap(\.self), cause: cause)
  }
}
