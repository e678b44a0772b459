import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Does what an assistant asks for.
@MainActor
struct MCPToolCalls {
  /// The text of a result; an error is one that the assistant can correct.
  struct Result: Equatable {
    let text: String
    var isError = false
  }

  private(set) var session: ExploreSession

  /// The steps of the command line, with which the app starts first; nil once it has started.
  private var firstSteps: [Step]?

  init(_ session: ExploreSession, startingWith firstSteps: [Step]) {
    (self.session, self.firstSteps) = (session, firstSteps)
  }

  /// Calls a tool.
  ///
  /// - Throws: `RPCError`, `CancellationError` after an interrupt, or `WorkerError`.
  mutating func answer(to call: MCPCall) async throws -> Result {
    guard let tool = MCPTool(rawValue: call.name) else {
      throw RPCError.invalidParams(
        "there is no tool '\(TextColumns.visible(call.name, maximumScalars: 100))'")
    }
    let arguments = call.arguments ?? MCPCall.Arguments()
    do {
      switch tool {
      case .listScreens: return Result(text: session.harness.screens.joined(separator: "\n"))
      case .start: return try await start(arguments)
      case .step:
        guard let step = arguments.step else {
          throw RPCError.invalidParams("the tool 'step' needs the argument 'step'")
        }
        return try await self.step(step, hasPicture: arguments.picture ?? true)
      case .look: return try await step("", hasPicture: true)
      case .saveJourney: return try await save(arguments)
      }
    } catch let problem as ExploreProblem {
      return try await result(of: session.suggesting(problem))
    }
  }

  private mutating func start(_ arguments: MCPCall.Arguments) async throws -> Result {
    let screen = arguments.screen
    let start = arguments.start.map { Step.start($0) } ?? screen.flatMap(session.start)
    let place = screen.map { Step.show(screen: $0) } ?? arguments.link.map { .open(url: $0) }
    let explored = try await session.start(with: [start, place].compactMap(\.self))
    firstSteps = nil
    return Result(text: Self.text(of: explored.effect, session.page))
  }

  /// Performs a line, which may be empty to only look.
  private mutating func step(_ line: String, hasPicture: Bool) async throws -> Result {
    if let steps = firstSteps {
      firstSteps = nil
      try await session.start(with: steps)
    }
    let input = try ExploreInput(parsing: Array(line.utf8), on: session.page)
    if case .save = input {
      return Result(text: "error: use the tool 'save_journey' to save the steps", isError: true)
    }
    let effect = try await session.perform(input)?.step.effect ?? []
    return Result(text: Self.text(of: effect, session.page, hasPicture))
  }

  private func save(_ arguments: MCPCall.Arguments) async throws -> Result {
    let name = try ExploreInput.journeyName(arguments.name ?? "")
    return Result(
      text: try await session.save(
        name, prose: arguments.purpose ?? "", replaces: arguments.replace == true))
  }

  /// The words for a problem; an app that ended is started again, where it was before.
  private mutating func result(of problem: ExploreProblem) async throws -> Result {
    var lines = problem.lines
    if problem.endsApp {
      do {
        try await session.restart()
        lines.append("note: the app was started again, and is where it was before the step")
      } catch let problem as ExploreProblem {
        lines += problem.lines
      }
    }
    return Result(text: lines.joined(separator: "\n"), isError: true)
  }

  /// What changed, and what is visible.
  private static func text(
    of effect: [String], _ page: ExploredPage, _ hasPicture: Bool = true
  ) -> String {
    let controls = page.controls.enumerated().map { index, control in
      let mark = control.isEnabled ? control.wiringMark : " (disabled)"
      return "\(index + 1) \(control.step.text)\(mark)"
    }
    let list = controls.isEmpty ? ["no controls"] : controls
    let picture = !hasPicture ? [] : page.picture.split(separator: "\n").map(String.init)
    let events = page.events.map { Step.event($0).text }
    return (effect + page.path + picture + list + events).joined(separator: "\n")
  }
}
