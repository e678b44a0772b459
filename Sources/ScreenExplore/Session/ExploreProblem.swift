import ScreenDriver
import ScreenJobs
import ScreenText

/// Why an exploration did not do what a line asks for, and what to do.
struct ExploreProblem: Error, Equatable {
  let message: String
  let hint: String?

  /// Whether the step ended the process of the app, or took too long.
  var endsApp = false

  init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }

  init(_ defect: JourneyDefect) { self.init(defect.description, hint: defect.hint) }

  /// The message, and what to do.
  var lines: [String] {
    ["error: \(TextColumns.visible(message))"] + [hint].compactMap(\.self).map { "hint: \($0)" }
  }

  /// The lines for a person or an assistant who can continue.
  var linesBeforeNextStep: [String] { lines + (endsApp ? [Self.restartNote] : []) }

  /// The job of the next step has the steps before it, so that any process can continue.
  static let restartNote = "note: the next step starts the app again, where it was before"

  static func quoted(_ text: String) -> String {
    "'\(TextColumns.visible(text, maximumCells: 200))'"
  }
}

extension JobOutcome<ExploredStep> {
  /// The result of a job after some steps, which have no secrets here.
  func step(after steps: [String]) throws(ExploreProblem) -> ExploredStep {
    switch self {
    case .completed(let explored): return explored
    case .failed(let failure):
      throw failure.line.map { .notRestored(steps[$0 - 1], failure.reason) }
        ?? ExploreProblem(failure.reason)
    case .crashed, .timedOut:
      let reason = reasonWithoutActivity ?? ""
      guard case .journeyStep(let number, _) = interruptedActivity else {
        throw ExploreProblem("the app cannot start: \(reason)")
      }
      if number <= steps.count { throw .notRestored(steps[number - 1], reason) }
      var problem = ExploreProblem(reason)
      problem.endsApp = true
      throw problem
    }
  }
}

extension ExploreProblem {
  /// The app is not where it was: an earlier step fails when it is repeated.
  fileprivate static func notRestored(_ step: String, _ reason: String) -> ExploreProblem {
    ExploreProblem(
      "the app cannot be brought back to where it was: \(quoted(step)): \(reason)",
      hint: "use 'undo' to leave out the last step")
  }
}
