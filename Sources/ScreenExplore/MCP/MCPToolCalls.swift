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
        "there is no tool '\(TextColumns.visible(call.name, maximumCells: 100))'")
    }
    let arguments = try call.arguments(of: tool, among: session.harness.starts)
    do {
      switch tool {
      case .listScreens: return Result(text: session.harness.screens.joined(separator: "\n"))
      case .start: return try await start(arguments)
      case .step:
        return try await step(
          arguments.text("step") ?? "", hasPicture: arguments.flag("picture") ?? true)
      case .look:
        try await startIfNeeded()
        return Result(text: Self.text(of: [], session.page))
      case .saveJourney: return try await save(arguments)
      }
    } catch let problem as ExploreProblem {
      return try await result(of: session.suggesting(problem))
    }
  }

  private mutating func start(_ arguments: MCPArguments) async throws -> Result {
    let screen = arguments.text("screen")
    let start = arguments.text("start").map { Step.start($0) } ?? screen.flatMap(session.start)
    let place =
      screen.map { Step.show(screen: $0) } ?? arguments.text("link").map { .open(url: $0) }
    let explored = try await session.start(with: [start, place].compactMap(\.self))
    firstSteps = nil
    return Result(text: Self.text(of: explored.effect, session.page))
  }

  private mutating func startIfNeeded() async throws {
    guard let steps = firstSteps else { return }
    firstSteps = nil
    try await session.start(with: steps)
  }

  /// Performs a step, or `undo`; the other commands are for a person.
  private mutating func step(_ line: String, hasPicture: Bool) async throws -> Result {
    try await startIfNeeded()
    let input = try ExploreInput(parsing: Array(line.utf8), on: session.page)
    switch input {
    case .step, .command(.undo):
      let effect = try await session.perform(input)?.step.effect ?? []
      return Result(text: Self.text(of: effect, session.page, hasPicture))
    case .save:
      return Result(text: "error: use the tool 'save_journey' to save the steps", isError: true)
    case .nothing, .comment, .command:
      return Result(text: "error: \(ExploreProblem.quoted(line)) is no step", isError: true)
    }
  }

  private func save(_ arguments: MCPArguments) async throws -> Result {
    let name = try ExploreInput.journeyName(arguments.text("name") ?? "")
    return Result(
      text: try await session.save(
        name, prose: arguments.text("purpose") ?? "",
        replaces: arguments.flag("replace") == true))
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
