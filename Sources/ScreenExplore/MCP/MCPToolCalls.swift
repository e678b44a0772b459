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

  let harness: AnySnapshotHarness
  private let newSession: @MainActor () -> ExploreSession
  let files: JourneyFiles

  private var session: ExploreSession
  private var isStarted = false

  /// The steps of the command line, with which the app starts first.
  private let firstSteps: [Step]

  init(
    of harness: AnySnapshotHarness, startingWith firstSteps: [Step], files: JourneyFiles,
    newSession: @escaping @MainActor () -> ExploreSession
  ) {
    self.harness = harness
    self.firstSteps = firstSteps
    self.files = files
    self.newSession = newSession
    session = newSession()
  }

  /// Calls a tool.
  ///
  /// - Throws: `CancellationError` after an interrupt, or `WorkerError`.
  mutating func call(_ tool: MCPTool, _ arguments: MCPArguments) async throws -> Result {
    do {
      switch tool {
      case .listScreens: return Result(text: harness.screens.joined(separator: "\n"))
      case .start: return try await start(arguments)
      case .step:
        return try await step(
          arguments.text("step") ?? "", hasPicture: arguments.flag("picture") ?? true)
      case .look: return try await look()
      case .saveJourney: return try await save(arguments)
      }
    } catch ExploreProblem.missingName {
      return Result(
        text: "error: 'save' is no step\nhint: use the tool 'save_journey'", isError: true)
    } catch let problem as ExploreProblem {
      return try await result(of: session.suggesting(problem))
    }
  }
}

// MARK: - Using the app

extension MCPToolCalls {
  private mutating func start(_ arguments: MCPArguments) async throws -> Result {
    var newSession = newSession()
    let screen = arguments.text("screen")
    let start = arguments.text("start").map { Step.start($0) } ?? screen.flatMap(newSession.start)
    let place =
      screen.map { Step.show(screen: $0) } ?? arguments.text("link").map { .open(url: $0) }
    let explored = try await newSession.start(with: [start, place].compactMap(\.self))
    (session, isStarted) = (newSession, true)
    return Result(text: Self.text(of: explored.effect, session.page))
  }

  private mutating func startIfNeeded() async throws {
    if isStarted { return }
    isStarted = true
    try await session.start(with: firstSteps)
  }

  private mutating func step(_ line: String, hasPicture: Bool) async throws -> Result {
    try await startIfNeeded()
    switch try ExploreInput(parsing: Array(line.utf8), on: session.page) {
    case .step(let step):
      let explored = try await session.perform(step)
      return Result(text: Self.text(of: explored.effect, session.page, hasPicture))
    case .command(.undo):
      let step = try await session.undo()
      return Result(text: Self.text(of: ["undid \(step)"], session.page, hasPicture))
    case .save: throw ExploreProblem.missingName
    case .nothing, .comment, .command:
      return Result(
        text: "error: '\(TextColumns.visible(line, maximumScalars: 200))' is no step", isError: true
      )
    }
  }

  private mutating func look() async throws -> Result {
    try await startIfNeeded()
    return Result(text: Self.text(of: [], session.page))
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

// MARK: - Goldens

extension MCPToolCalls {
  private mutating func save(_ arguments: MCPArguments) async throws -> Result {
    let name = try ExploreInput.journeyName(arguments.text("name") ?? "")
    do {
      let saved = try await session.save(
        name, prose: arguments.text("purpose") ?? "", replaces: arguments.flag("replace") == true,
        in: files)
      return Result(text: [saved.line, saved.note].compactMap(\.self).joined(separator: "\n"))
    } catch let problem as ExploreProblem {
      guard case .exists = problem else { throw problem }
      let hint = "hint: use another name, or set 'replace' to true"
      return Result(text: "error: \(problem.message)\n\(hint)", isError: true)
    }
  }
}
