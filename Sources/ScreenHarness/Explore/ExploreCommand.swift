import ScreenDriver
import ScreenExplore
import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenText

/// Lets a person use the app on a terminal, or a script on standard input.
@MainActor
struct ExploreCommand {
  let options: Options
  let environment: ToolEnvironment
  let console: Console
  let signals: SignalMonitor
  let harness: AnySnapshotHarness
  let app: ExploredApp
  let files: JourneyFiles

  /// Explores the app until the input ends.
  ///
  /// - Throws: ``UsageError`` for a place that does not exist, or `WorkerError`.
  func run() async throws -> Conclusion {
    let session = newSession()
    let start = try steps(in: session)
    signals.start()
    defer {
      app.end()
      signals.stop()
    }
    if options.servesMCP { return try await serve(from: start) }
    if environment.isInteractive, !options.printsJSON {
      let style = Style(isColored: environment.isColored(options.color))
      var prompt = ExplorePrompt(
        session, of: app, console: console, signals: signals, files: files,
        formatter: ExploreFormatter(style: style, columns: environment.columns))
      return try await prompt.run(from: start)
    }
    var script = ExploreScript(
      session, console: console, signals: signals, files: files, printsJSON: options.printsJSON)
    return try await script.run(from: start)
  }

  private func newSession() -> ExploreSession {
    ExploreSession(of: harness, in: options.layout, findingDialogsOn: files.runner) { [app] in
      try await app.outcome(of: $0)
    }
  }

  private func serve(from start: [Step]) async throws -> Conclusion {
    let tools = MCPTools(
      of: harness, startingWith: start, files: files, newSession: newSession)
    var server = MCPServer(tools, console: console, signals: signals)
    return try await server.run()
  }

  /// The steps that the command line asks for: the start of the app, and the place to go to.
  private func steps(in session: ExploreSession) throws(UsageError) -> [Step] {
    if let name = options.start, harness.starts.count == 1 || !harness.starts.contains(name) {
      throw .noSuchStart(name, declared: harness.starts)
    }
    let start = options.start.map { Step.start($0) }
    guard let place = options.patterns.first else { return [start].compactMap(\.self) }
    guard let step = session.step(to: place) else {
      throw .noSuchScreen(
        place, nearest: NearestNames.nearest(to: place, among: harness.screens))
    }
    return [start ?? session.start(of: place), step].compactMap(\.self)
  }
}

/// The journeys that an exploration saves.
@MainActor
struct JourneyFiles {
  let goldens: GoldenStore

  /// Plays a journey before it is written.
  let runner: any JobRunner

  let signals: SignalMonitor
  var console: Console

  /// Checks that a journey can be saved.
  func check(
    _ name: String, replaces: Bool, of session: ExploreSession
  ) throws(ExploreProblem) {
    try session.check(name, replaces: replaces, in: goldens)
  }

  /// Saves a journey, and says so with a function.
  func save(
    _ name: String, prose: String, replaces: Bool, of session: ExploreSession,
    print: (String) -> Void
  ) async throws {
    let saved = try await session.save(
      name, prose: prose, replaces: replaces, in: goldens, with: runner,
      isInterrupted: { signals.isInterrupted },
      onWait: { console.printDiagnostic("waiting for another process to finish recording") })
    print("wrote \(TextColumns.visible(saved.path)) (\(WordList.count(saved.stepCount, "step")))")
    if saved.differs {
      console.printDiagnostic(
        """
        note: the steps led elsewhere when they were performed again; the file has the new results
        hint: make the app start in the same state every time
        """)
    }
  }
}
