import ScreenDriver
import ScreenReports
import ScreenSystem
import ScreenText

/// Explores the app with the lines of standard input, until one fails.
@MainActor
struct ExploreScript {
  private var session: ExploreSession
  private let files: JourneyFiles
  private let printsJSON: Bool

  /// The number of the current line; nil before the first one.
  private var line: Int?

  /// Whether a line has saved a journey.
  private var hasSaved = false

  private var console: Console { files.console }

  init(_ session: ExploreSession, files: JourneyFiles, printsJSON: Bool) {
    self.session = session
    self.files = files
    self.printsJSON = printsJSON
  }

  /// Performs all lines, and prints an object for each step, or the journey at the end.
  ///
  /// - Throws: `WorkerError`.
  mutating func run(from steps: [Step]) async throws -> Conclusion {
    var step: Step?
    do {
      if steps.isEmpty { printObject(step: nil, try await session.start().page) }
      for first in steps {
        step = first
        try await perform(first)
      }
      while let bytes = console.input(files.signals) {
        line = (line ?? 0) + 1
        step = nil
        let input = try ExploreInput(parsing: bytes, on: session.page)
        if input == .command(.quit) { break }
        if case .step(let next) = input { step = next }
        try await respond(to: input)
      }
    } catch let problem as ExploreProblem {
      printJourney()
      printProblem(
        session.suggesting(problem), of: step.map { session.displayed($0) })
      return .incomplete
    } catch is CancellationError {
      return printInterruption()
    }
    if files.signals.isInterrupted { return printInterruption() }
    printJourney()
    return checkJourney()
  }

  private mutating func respond(to input: ExploreInput) async throws {
    switch input {
    case .step(let step): try await perform(step)
    case .comment(let comment): session.add(comment: comment)
    case .command(.undo):
      _ = try await session.undo()
      printObject(step: "undo", session.page)
    case .command(.new):
      try await session.startNewJourney()
      printObject(step: "new", session.page)
    // The journey at the end has the steps.
    case .nothing, .command: break
    case .save(let name, let replaces):
      let saved = try await session.save(name, prose: "", replaces: replaces, in: files)
      for line in [saved.line, saved.note].compactMap(\.self) { console.printDiagnostic(line) }
      hasSaved = true
    }
  }

  private mutating func perform(_ step: Step) async throws {
    let explored = try await session.perform(step)
    printObject(step: session.displayed(step), effect: explored.effect, explored.page)
  }
}

// MARK: - Output

extension ExploreScript {
  private func printObject(step: String?, effect: [String] = [], _ page: ExploredPage) {
    if printsJSON { console.print(ExploreJSON(line: line, step: step, effect: effect, page).text) }
  }

  private func printJourney() {
    if !printsJSON { console.output(session.text) }
  }

  private func printProblem(_ problem: ExploreProblem, of step: String?) {
    if printsJSON { console.print(ExploreJSON(line: line, step: step, problem).text) }
    let place = [
      line.map { "line \($0)" }, step.map { "'\(TextColumns.visible($0, maximumScalars: 200))'" },
    ]
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

  /// Checks that the printed journey has steps.
  private func checkJourney() -> Conclusion {
    if printsJSON || hasSaved || session.stepCount > 0 { return .matched }
    console.printDiagnostic(
      """
      error: the journey has no steps
      hint: write one step a line, such as 'tap LABEL'
      """)
    return .incomplete
  }
}
