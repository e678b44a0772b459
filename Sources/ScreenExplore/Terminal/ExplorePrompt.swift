import ScreenDriver
import ScreenReports
import ScreenSystem
import ScreenText

/// Explores the app with a person on a terminal.
@MainActor
struct ExplorePrompt {
  private var session: ExploreSession
  private let files: JourneyFiles
  private let app: ExploredApp
  private let formatter: ExploreFormatter

  private var console: Console { files.console }
  private var signals: SignalMonitor { files.signals }

  init(
    _ session: ExploreSession, of app: ExploredApp, files: JourneyFiles,
    formatter: ExploreFormatter
  ) {
    self.session = session
    self.files = files
    self.app = app
    self.formatter = formatter
  }

  /// Performs lines until `quit`, the end of the input, or a signal at the prompt.
  ///
  /// - Throws: `WorkerError`.
  mutating func run(from steps: [Step]) async throws -> Conclusion {
    do {
      print(try await session.start(with: steps), of: steps.last)
    } catch let problem as ExploreProblem {
      printProblem(problem)
      return .incomplete
    } catch is CancellationError {
      return .interrupted
    }
    while true {
      console.output("> ")
      guard let bytes = console.input(signals) else {
        console.print("")
        return signals.isInterrupted ? .interrupted : .matched
      }
      do {
        let input = try ExploreInput(parsing: bytes, on: session.page)
        if input == .quit { return .matched }
        try await respond(to: input)
      } catch let problem as ExploreProblem {
        printProblem(session.suggesting(problem))
        if problem.endsApp { try await restart() }
      } catch is CancellationError {
        guard signals.acknowledge() else { return .interrupted }
        console.printDiagnostic("\ninterrupted: the line was not performed")
        // Also if it was not the app that the line waited for.
        app.end()
        try await restart()
      }
    }
  }

  private mutating func respond(to input: ExploreInput) async throws {
    switch input {
    case .nothing, .quit: break
    case .step(let step): print(try await session.perform(step), of: step)
    case .comment(let comment): session.add(comment: comment)
    case .undo:
      console.print(formatter.style.paint("undid \(try await session.undo())", .bold))
      printPage()
    case .new:
      try await session.startNewJourney()
      printPage()
    case .steps: printSteps()
    case .save(let name, let replaces): try await save(name, replaces: replaces)
    case .help:
      console.print(
        Self.help.filter {
          (session.canStart || $0 != Self.startHelp)
            && (!session.page.events.isEmpty || $0 != Self.eventHelp)
        })
    }
  }

  /// Starts the app again after a step that ended it.
  private mutating func restart() async throws {
    do {
      let page = session.page
      try await session.restart()
      console.printDiagnostic(
        "note: the app was started again, and is where it was before the step")
      if session.page != page { printPage() }
    } catch let problem as ExploreProblem {
      printProblem(problem)
    } catch is CancellationError {
      _ = signals.acknowledge()
      console.printDiagnostic("\ninterrupted: the next step starts the app again")
    }
  }

  /// Asks what the journey is for, and writes it.
  private func save(_ name: String, replaces: Bool) async throws {
    try session.check(name, replaces: replaces, in: files)
    console.output("What is the journey for? (empty for no text) ")
    guard let line = console.input(signals) else {
      console.print("")
      console.print("nothing was written")
      // Ctrl-C leaves the question; the end of the input, or another signal, also ends the prompt.
      _ = signals.acknowledge()
      return
    }
    let prose = String(decoding: line, as: UTF8.self)
    let saved = try await session.save(name, prose: prose, replaces: replaces, in: files)
    console.print(saved.line)
    if let note = saved.note { console.printDiagnostic(note) }
  }
}

// MARK: - Printing

extension ExplorePrompt {
  private func print(_ explored: ExploredStep, of step: Step?) {
    console.print(formatter.lines(on: step, explored))
  }

  private func printPage() { console.print(formatter.lines(on: session.page)) }

  private func printSteps() {
    let lines = session.stepLines
    console.print(lines.isEmpty ? ["no steps yet"] : lines)
  }

  private func printProblem(_ problem: ExploreProblem) {
    for line in problem.lines { console.printDiagnostic(line) }
  }

  private static let eventHelp =
    "  event NAME                perform an event of the app"
  private static let startHelp =
    "  start NAME                start the app in another way, as the first step"

  private static let help = [
    "Steps, as in a journey:",
    startHelp,
    "  show SCREEN               go to a screen of the manifest",
    "  tap LABEL                 tap a control; '#2', 'in SECTION' or 'twice' may follow",
    "  type TEXT into FIELD      type a text into a field",
    "  back                      go back, or swipe down what is in front",
    "  tab LABEL                 tap a tab",
    "  open URL                  open a link as the app does",
    eventHelp,
    "  relaunch                  start the app again with its stored state",
    "  look                      print the whole state and the picture again",
    "Everything else:",
    "  NUMBER                    operate a control of the list",
    "  undo                      take back the last step",
    "  new                       forget the steps so far, and start the app again",
    "  steps                     print the steps so far",
    "  # TEXT                    write a comment above the next step",
    "  save NAME                 write a journey that ends with 'look'; 'save NAME --replace' replaces one",
    "  quit                      end; so does the end of the input",
  ]
}
