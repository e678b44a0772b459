package import ScreenContents
package import ScreenDriver
package import ScreenJobs
package import ScreenReports
package import ScreenSnapshot
import ScreenSystem
package import ScreenText

/// An exploration of an app by a person on a terminal, a script on standard input, or an assistant.
@MainActor
package struct Exploration {
  /// Who uses the app.
  package enum Mode: Sendable {
    /// A person, on a terminal with some columns, which may change.
    case prompt(Style, columns: @Sendable () -> Int)
    /// Lines of standard input; each can have an object as its answer.
    case script(printsJSON: Bool)
    /// A client of the Model Context Protocol, which gets the version of this tool.
    case assistant(version: String)
  }

  private let harness: AnySnapshotHarness
  private let app: ExploredApp
  private let files: JourneyFiles
  private let newSession: @MainActor () -> ExploreSession

  /// Creates an exploration of an app that has not started.
  ///
  /// Without a layout, the app has that of journeys. Without a launcher, it runs in this process. `timeout` limits the
  /// time of each step.
  package init(
    of harness: AnySnapshotHarness, in layout: ScreenLayout?, launcher: WorkerLauncher?,
    timeout: Duration, savingTo files: JourneyFiles, announce: @escaping OnWork = { _ in }
  ) {
    let app = ExploredApp(
      of: harness, launcher: launcher, timeout: timeout, signals: files.signals,
      announce: announce)
    (self.harness, self.app, self.files) = (harness, app, files)
    newSession = {
      ExploreSession(of: harness, in: layout, findingDialogsOn: files.runner) {
        try await app.outcome(of: $0)
      }
    }
  }

  /// The steps that start the app as it was asked for, or as the place needs it, and go to the place: the name
  /// of a screen, or a URL.
  ///
  /// - Returns: Nil if the place is neither.
  package func steps(to place: String?, from start: String?) -> [Step]? {
    let start = start.map { Step.start($0) }
    guard let place else { return [start].compactMap(\.self) }
    let session = newSession()
    return session.step(to: place).map {
      [start ?? session.start(of: place), $0].compactMap(\.self)
    }
  }

  /// Performs the first steps, and then what is asked for until the input ends.
  ///
  /// - Throws: `WorkerError`.
  package func run(_ mode: Mode, from start: [Step]) async throws -> Conclusion {
    files.signals.start()
    defer {
      app.end()
      files.signals.stop()
    }
    switch mode {
    case .prompt(let style, let columns):
      var prompt = ExplorePrompt(
        newSession(), of: app, files: files,
        formatter: ExploreFormatter(style: style, columns: columns))
      return try await prompt.run(from: start)
    case .script(let printsJSON):
      var script = ExploreScript(newSession(), files: files, printsJSON: printsJSON)
      return try await script.run(from: start)
    case .assistant(let version):
      let tools = MCPToolCalls(
        of: harness, startingWith: start, files: files, newSession: newSession)
      var server = MCPServer(tools, version: version)
      return try await server.run()
    }
  }
}
