import ScreenDriver
import ScreenJobs
import ScreenText

/// Why an exploration did not do what a line asks for.
enum ExploreProblem: Error, Equatable {
  /// The line is not a step, or an incomplete one.
  case defect(JourneyDefect)
  /// The first word is neither a step nor a command.
  case unknownStep(JourneyDefect, nearest: [String])
  /// The line is a command that only a person has.
  case noStep(String, hint: String?)
  case unexpectedArgument(String)
  case noControl(Int, count: Int)
  /// The number is that of a field, and only a step has the text for it.
  case fieldNumber(Int, field: String)
  case nothingToUndo
  case nothingToSave
  case missingName
  case invalidName(String)
  /// The journey of this name exists.
  case exists(path: String)
  /// The text above the steps is one that a journey cannot have.
  case invalidProse
  case cannotWrite(path: String, reason: String)
  /// The saved steps do not work again.
  case cannotReplay(reason: String)

  /// The step was not performed.
  case failed(reason: String)
  /// The step ended the process of the app, or took too long.
  case ended(reason: String)
  /// The app is not where it was: it does not start, or an earlier step fails when it is repeated.
  case notRestored(step: String?, reason: String)
}

extension ExploreProblem {
  var message: String {
    switch self {
    case .defect(let defect), .unknownStep(let defect, _): defect.description
    case .noStep(let line, _): "\(Self.quoted(line)) is not a step"
    case .unexpectedArgument(let word): "'\(word)' takes no argument"
    case .noControl(let number, let count):
      "there is no control \(number == .max ? "with this number" : "\(number)"); "
        + (count == 0 ? "the screen has none" : "the last one is \(count)")
    case .fieldNumber(let number, _): "control \(number) is a text field"
    case .nothingToUndo: "there is no step to undo"
    case .nothingToSave: "there are no steps to save"
    case .missingName: "the journey needs one name"
    case .invalidName(let name): "\(Self.quoted(name)) is not a name of a journey"
    case .exists(let path): "\(Self.quoted(path)) exists"
    case .invalidProse: "a journey cannot start with this text"
    case .cannotWrite(let path, let reason): "cannot write \(Self.quoted(path)): \(reason)"
    case .cannotReplay(let reason): "the steps do not work again in a journey: \(reason)"
    case .failed(let reason), .ended(let reason): reason
    case .notRestored(nil, let reason): "the app cannot start: \(reason)"
    case .notRestored(let step?, let reason):
      "the app cannot be brought back to where it was: \(Self.quoted(step)): \(reason)"
    }
  }

  var hint: String? {
    switch self {
    case .unknownStep(let defect, let nearest):
      nearest.isEmpty
        ? defect.hint
        : "did you mean \(WordList.alternatives(nearest.map { "'\($0)'" }))?"
    case .defect(.invalidUTF8): "type the line as UTF-8"
    case .defect(let defect): defect.hint
    case .noStep(_, let hint): hint
    case .cannotReplay, .failed, .ended, .cannotWrite, .nothingToUndo: nil
    case .nothingToSave: "perform a step first, such as 'show SCREEN'"
    case .unexpectedArgument(let word): "use '\(word)' alone"
    case .noControl: "use a number of the list, or name the control: 'tap LABEL'"
    case .fieldNumber(_, let field): "write 'type TEXT into \(field)'"
    case .missingName: "write one name, such as 'edit-a-book'"
    case .invalidName: "use letters, digits and '-'"
    case .exists: "use another name, or replace the existing journey"
    case .invalidProse: "start it with a letter"
    case .notRestored(nil, _): nil
    case .notRestored: "use 'undo' to leave out the last step"
    }
  }

  /// The message, and what to do.
  var lines: [String] {
    ["error: \(TextColumns.visible(message))"] + [hint].compactMap(\.self).map { "hint: \($0)" }
  }

  /// The lines for a person or an assistant who can continue.
  var linesBeforeNextStep: [String] {
    if case .ended = self { lines + [Self.restartNote] } else { lines }
  }

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
      throw failure.line.map { .notRestored(step: steps[$0 - 1], reason: failure.reason) }
        ?? ExploreProblem.failed(reason: failure.reason)
    case .crashed, .timedOut:
      let reason = reasonWithoutActivity ?? ""
      guard case .journeyStep(let number, _) = interruptedActivity else {
        throw .notRestored(step: nil, reason: reason)
      }
      if number > steps.count { throw .ended(reason: reason) }
      throw .notRestored(step: steps[number - 1], reason: reason)
    }
  }
}
