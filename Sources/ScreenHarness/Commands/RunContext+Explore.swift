import ScreenExplore
import ScreenGoldens
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenText

extension RunContext {
  /// Explores the app until the input ends.
  func explore(savingIn goldens: GoldenStore) async throws -> Conclusion {
    let session = ExploreSession(
      of: harness, in: options.layout,
      launcher: tool.launcher(options, signals) { StandardError.write($0) },
      savingIn: goldens, playedBy: runner, signals: signals,
      console: console, announce: tool.announce)
    if let name = options.start, harness.starts.count == 1 || !harness.starts.contains(name) {
      throw UsageError.noSuchStart(name, declared: harness.starts)
    }
    let place = options.patterns.first
    guard let steps = session.steps(to: place, from: options.start) else {
      let name = place ?? ""
      throw UsageError.noSuchScreen(
        name, nearest: NearestNames.nearest(to: name, among: harness.screens))
    }
    return try await session.run(exploreMode, from: steps)
  }

  private var exploreMode: ExploreMode {
    if options.servesMCP { return .assistant(version: SnapshotTool.version) }
    if environment.isInteractive, !options.printsJSON {
      return .prompt(style, columns: environment.columns)
    }
    return .script(printsJSON: options.printsJSON)
  }
}
