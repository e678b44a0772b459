import ScreenDriver
import ScreenSnapshot
import ScreenText

/// Does what an assistant asks for.
@MainActor
struct MCPToolCalls {
  private(set) var session: ExploreSession

  /// The steps of the command line, with which the app starts first; nil once it has started.
  private var firstSteps: [Step]?

  init(_ session: ExploreSession, startingWith firstSteps: [Step]) {
    (self.session, self.firstSteps) = (session, firstSteps)
  }

  /// Calls a tool, and returns the text of its result.
  ///
  /// - Throws: ``ExploreProblem``, which the assistant can correct; `RPCError`, `CancellationError` after an
  ///   interrupt, or `WorkerError`.
  mutating func answer(to call: MCPCall) async throws -> String {
    guard let tool = MCPTool(rawValue: call.name) else {
      throw RPCError.invalidParams(
        "there is no tool '\(TextColumns.visible(call.name, maximumCells: 100))'")
    }
    try call.check(by: tool.arguments(among: session.harness.starts))
    switch tool {
    case .listScreens: return session.harness.screens.joined(separator: "\n")
    case .start: return try await start(call)
    case .step:
      return try await step(call.text("step") ?? "", hasPicture: call.flag("picture") ?? true)
    case .look:
      try await startIfNeeded()
      return Self.text(of: [], session.page)
    case .saveJourney:
      return try await session.save(
        try ExploreInput.journeyName(call.text("name") ?? ""), prose: call.text("purpose") ?? "",
        replaces: call.flag("replace") == true)
    }
  }

  private mutating func start(_ call: MCPCall) async throws -> String {
    let screen = call.text("screen")
    let start = call.text("start").map { Step.start($0) } ?? screen.flatMap(session.start)
    let place =
      screen.map { Step.show(screen: $0) } ?? call.text("link").map { .open(url: $0) }
    let explored = try await session.start(with: [start, place].compactMap(\.self))
    firstSteps = nil
    return Self.text(of: explored.effect, session.page)
  }

  private mutating func startIfNeeded() async throws {
    guard let steps = firstSteps else { return }
    try await session.start(with: steps)
    firstSteps = nil
  }

  /// Performs a step, or `undo`; the other commands are for a person.
  private mutating func step(_ line: String, hasPicture: Bool) async throws -> String {
    try await startIfNeeded()
    let input = try ExploreInput(parsing: Array(line.utf8), on: session.page)
    switch input {
    case .step, .command(.undo):
      let effect = try await session.perform(input)?.step.effect ?? []
      return Self.text(of: effect, session.page, hasPicture)
    case .save, .nothing, .comment, .command:
      var hint: String?
      if case .save = input { hint = "use the tool 'save_journey' to save the steps" }
      throw ExploreProblem("\(ExploreProblem.quoted(line)) is not a step", hint: hint)
    }
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
