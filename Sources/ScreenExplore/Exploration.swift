package import ScreenContents
package import ScreenDriver
package import ScreenGoldens
package import ScreenJobs
package import ScreenReports
package import ScreenSnapshot
package import ScreenSystem
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

  private let session: ExploreSession

  /// Creates an exploration of an app that has not started.
  ///
  /// Without a layout, the app has that of journeys. Without a launcher, it runs in this process. The runner plays a
  /// journey before it is saved in the goldens.
  package init(
    of harness: AnySnapshotHarness, in layout: ScreenLayout?, launcher: WorkerLauncher?,
    savingIn goldens: GoldenStore, playedBy runner: any JobRunner, signals: SignalMonitor,
    console: Console, announce: @escaping OnWork
  ) {
    session = ExploreSession(
      of: ExploredApp(
        of: harness, launcher: launcher, signals: signals, announce: announce),
      in: layout ?? harness.journeyLayout, goldens: goldens, runner: runner, console: console)
  }

  /// The steps that start the app as it was asked for, or as the place needs it, and go to the place: the name
  /// of a screen, or a URL.
  ///
  /// - Returns: Nil if the place is neither.
  package func steps(to place: String?, from start: String?) -> [Step]? {
    let start = start.map { Step.start($0) }
    guard let place else { return [start].compactMap(\.self) }
    return session.step(to: place).map {
      [start ?? session.start(of: place), $0].compactMap(\.self)
    }
  }

  /// Performs the first steps, and then what is asked for until the input ends.
  ///
  /// - Throws: `WorkerError`.
  package func run(_ mode: Mode, from start: [Step]) async throws -> Conclusion {
    defer { session.app.end() }
    switch mode {
    case .prompt(let style, let columns):
      let formatter = ExploreFormatter(style: style, columns: columns)
      var prompt = ExplorePrompt(session, formatter: formatter)
      return try await prompt.run(from: start)
    case .script(let printsJSON):
      var script = ExploreScript(session, printsJSON: printsJSON)
      return try await script.run(from: start)
    case .assistant(let version):
      var server = MCPServer(MCPToolCalls(session, startingWith: start), version: version)
      return try await server.run()
    }
  }
}
