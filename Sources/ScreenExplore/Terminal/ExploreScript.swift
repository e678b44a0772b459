import ScreenDriver
import ScreenReports
import ScreenSystem
import ScreenText

/// Explores the app with the lines of standard input, until one fails.
@MainActor
struct ExploreScript {
  private var session: ExploreSession
  private let printsJSON: Bool

  /// The number of the current line; nil before the first one.
  private var line: Int?

  private var hasSaved = false

  private var console: Console { session.console }

  init(_ session: ExploreSession, printsJSON: Bool) {
    (self.session, self.printsJSON) = (session, printsJSON)
  }

  /// Performs all lines, and prints an object for each step, or the journey at the end.
  ///
  /// - Throws: `WorkerError`.
  mutating func run(from steps: [Step]) async throws -> Conclusion {
    var step: Step?
    do {
      if steps.isEmpty { printObject(step: nil, try await session.start()) }
      for first in steps {
        step = first
        try await perform(.step(first))
      }
      while let bytes = console.input(session.signals) {
        line = (line ?? 0) + 1
        step = nil
        let input = try ExploreInput(parsing: bytes, on: session.page)
        if input == .command(.quit) { break }
        if case .step(let next) = input { step = next }
        try await perform(input)
      }
    } catch let problem as ExploreProblem {
      printJourney()
      printProblem(problem, of: step.map(session.displayed))
      return .incomplete
    } catch is CancellationError {
      return printInterruption()
    }
    if session.signals.isInterrupted { return printInterruption() }
    printJourney()
    if printsJSON || hasSaved || !session.journey.steps.isEmpty { return .matched }
    line = nil
    printProblem(.nothingToSave, of: nil)
    return .incomplete
  }

  private mutating func perform(_ input: ExploreInput) async throws {
    if case .save(let name, let replaces) = input {
      console.printDiagnostic(try await session.save(name, prose: "", replaces: replaces))
      hasSaved = true
    } else if let (text, explored) = try await session.perform(input) {
      printObject(step: text, explored)
    }
  }
}

// MARK: - Output

extension ExploreScript {
  private func printObject(step: String?, _ explored: ExploredStep) {
    if printsJSON { console.print(JSONObject(line: line, step: step, explored).line) }
  }

  private func printJourney() {
    if !printsJSON { console.output(session.text) }
  }

  private func printProblem(_ problem: ExploreProblem, of step: String?) {
    if printsJSON { console.print(JSONObject(line: line, step: step, problem).line) }
    let place = [line.map { "line \($0)" }, step.map(ExploreProblem.quoted)]
    let prefix = place.compactMap(\.self).joined(separator: ", ")
    let message = TextColumns.visible(problem.message)
    console.printDiagnostic("error: \(prefix.isEmpty ? "" : "\(prefix): ")\(message)")
    if let hint = problem.hint { console.printDiagnostic("hint: \(hint)") }
  }

  private func printInterruption() -> Conclusion {
    printJourney()
    console.printDiagnostic("interrupted: the remaining lines were not performed")
    return .interrupted
  }
}
