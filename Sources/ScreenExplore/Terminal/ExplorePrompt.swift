import ScreenDriver
import ScreenReports
import ScreenSystem
import ScreenText

/// Explores the app with a person on a terminal.
@MainActor
struct ExplorePrompt {
  private var session: ExploreSession
  private let formatter: ExploreFormatter

  private var console: Console { session.console }
  private var signals: SignalMonitor { session.signals }

  init(_ session: ExploreSession, formatter: ExploreFormatter) {
    (self.session, self.formatter) = (session, formatter)
  }

  /// Performs lines until `quit`, the end of the input, or a signal at the prompt.
  ///
  /// - Throws: `WorkerError`.
  mutating func run(from steps: [Step]) async throws -> Conclusion {
    do {
      let explored = try await session.start(with: steps)
      console.print(formatter.lines(on: explored))
    } catch let problem as ExploreProblem {
      for line in problem.lines { console.printDiagnostic(line) }
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
        if input == .command(.quit) { return .matched }
        try await respond(to: input)
      } catch let problem as ExploreProblem {
        for line in problem.linesBeforeNextStep { console.printDiagnostic(line) }
      } catch is CancellationError {
        guard signals.acknowledge() else { return .interrupted }
        console.printDiagnostic(
          "\ninterrupted: the line was not performed\n\(ExploreProblem.restartNote)")
        // Also if it was not the app that the line waited for.
        session.app.end()
      }
    }
  }

  private mutating func respond(to input: ExploreInput) async throws {
    switch input {
    case .command(.steps):
      let lines = session.stepLines
      console.print(lines.isEmpty ? ["no steps yet"] : lines)
    case .command(.help): console.print(Self.help)
    case .save(let name, let replaces): try await save(name, replaces: replaces)
    case .nothing, .step, .comment, .command:
      guard let explored = try await session.perform(input)?.step else { return }
      console.print(formatter.lines(on: explored, isLook: input == .step(.look)))
    }
  }

  /// Asks what the journey is for, and writes it.
  private func save(_ name: String, replaces: Bool) async throws {
    try session.check(name, replaces: replaces)
    console.output("What is the journey for? (empty for no text) ")
    guard let line = console.input(signals) else {
      console.print("")
      console.print("nothing was written")
      // Ctrl-C leaves the question; the end of the input, or another signal, also ends the prompt.
      _ = signals.acknowledge()
      return
    }
    let prose = String(decoding: line, as: UTF8.self)
    console.print(try await session.save(name, prose: prose, replaces: replaces))
  }

  private static let help = [
    "Steps, as in a journey:",
    "  start NAME                start the app in another way, as the first step",
    "  show SCREEN               go to a screen of the manifest",
    "  tap LABEL                 tap a control; '#2', 'in SECTION' or 'twice' may follow",
    "  type TEXT into FIELD      type a text into a field",
    "  back                      go back, or swipe down what is in front",
    "  tab LABEL                 tap a tab",
    "  open URL                  open a link as the app does",
    "  event NAME                perform an event of the app",
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
