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
    try checkStart()
    let place = options.patterns.first
    guard let steps = session.steps(to: place, from: options.start) else {
      let name = place ?? ""
      throw UsageError.noSuchScreen(
        name, nearest: NearestNames.nearest(to: name, among: harness.screens))
    }
    return try await session.run(exploreMode, from: steps)
  }

  private func checkStart() throws(UsageError) {
    let starts = harness.starts
    guard let name = options.start else { return }
    if starts.count == 1 {
      throw UsageError("the harness declares only one start", hint: "remove '--start'")
    }
    if starts.contains(name) { return }
    throw UsageError(
      "the harness has no start \(UsageError.quoted(name))",
      hint: "use \(WordList.alternatives(starts.map { "'--start \($0)'" }))")
  }

  private var exploreMode: ExploreMode {
    if options.servesMCP { return .assistant(version: SnapshotTool.version) }
    if environment.isInteractive, !options.printsJSON {
      return .prompt(style, columns: environment.columns)
    }
    return .script(printsJSON: options.printsJSON)
  }
}
