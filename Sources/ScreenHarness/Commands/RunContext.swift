import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenText

/// The values that a verb works with, once the command line is valid.
@MainActor
struct RunContext {
  let tool: SnapshotTool
  let options: Options
  let paths: PackagePaths
  let gitHub: GitHubActions?
  let signals: SignalMonitor
  let runner: any JobRunner

  var harness: AnySnapshotHarness { tool.harness }
  var environment: ToolEnvironment { tool.environment }
  var console: Console { tool.console }
  var nextSteps: NextSteps { NextSteps(options: options, environment: environment) }
  var style: Style { Style(isColored: environment.isColored(options.color)) }

  var printer: ReportPrinter {
    ReportPrinter(
      style: style, verbosity: options.verbosity, harness: environment.harnessLabel(options),
      verboseCommand: nextSteps.verboseCommand(for:))
  }

  /// Checks everything that needs no rendering, then performs the verb.
  func perform() async throws -> RunEnd {
    let pipeline = try pipeline()
    // After the work of a verb, a first signal changes nothing, so that reports are written; a second one ends the
    // process.
    signals.start()
    defer { signals.stop() }
    var meaning: String?
    let conclusion: Conclusion
    switch options.verb {
    case .verify: (conclusion, meaning) = try await verify(with: pipeline)
    case .check: conclusion = try await check(with: pipeline)
    case .record: conclusion = try await record(with: pipeline)
    case .review: conclusion = try await review(with: pipeline)
    case .list: conclusion = try await list(with: pipeline)
    case .show: conclusion = try await show(with: pipeline)
    case .coverage: conclusion = try await coverage(with: pipeline)
    case .audit: conclusion = try await audit()
    case .map: conclusion = try await map()
    case .views: conclusion = try await views()
    case .explore: conclusion = try await explore(savingIn: pipeline.goldens)
    }
    return RunEnd(of: options.verb, conclusion, meaning: meaning)
  }

  private func pipeline() throws -> SnapshotPipeline {
    var request = RunRequest(
      manifests: paths.manifests, displayedManifests: paths.displayedManifests)
    request.selection = options.selection
    request.layouts = options.layout.map { [$0] }
    request.readsGoldens = [.verify, .check, .record, .review, .list].contains(options.verb)
    request.requiresManifests = paths.hasCustomManifests && options.verb != .record
    request.checksStability = options.checksStability
    request.clock = environment.clock
    request.onDifference = tool.keep
    request.locatesScreens =
      options.verb == .list || options.reports.contains { $0.format.locatesScreens }
    request.connectsScreens =
      options.verb != .audit && options.reports.contains { $0.format.connectsScreens }
    return try SnapshotPipeline(request, harness: harness, runner: runner)
  }
}

// MARK: - Steps

extension RunContext {
  /// Runs work with a progress line, and measures the elapsed time.
  func measured<Value>(
    _ work: @MainActor (@escaping RunProgress.Receiver) async throws -> Value
  ) async rethrows -> (Value, Duration) {
    let printsProgress = environment.supportsProgressLine && options.verbosity != .quiet
    let line = ProgressLine(on: console, columns: printsProgress ? environment.columns : nil)
    line.start()
    defer { line.end() }
    let clock = ContinuousClock()
    let start = clock.now
    let value = try await work(line.update)
    return (value, clock.now - start)
  }

  /// Compares the screens, and measures the elapsed time.
  func compared(by pipeline: SnapshotPipeline) async throws -> (SnapshotReport, Duration) {
    let (report, time) = try await measured { try await pipeline.compare(progress: $0) }
    noteOnOneProcess(after: report)
    return (report, time)
  }

  func recorder(of goldens: GoldenStore) -> Recorder {
    Recorder(of: goldens, isInterrupted: { [signals] in signals.isInterrupted })
  }

  /// Prints the errors that belong to no screen.
  func printErrors(of report: SnapshotReport) {
    if !report.isInterrupted { console.printErrors(report.problems) }
  }

  /// Prints a note if `--no-workers` confirmed texts in the process that had rendered them; a test always does.
  func noteOnOneProcess(after report: SnapshotReport) {
    let hasChoice = options.isInProcess && !environment.isTest
    guard hasChoice, options.verbosity != .quiet else { return }
    if let note = report.noteOnOneProcess { console.printDiagnostic(note) }
  }

  /// Prints what the interrupt means for this run.
  func printInterruption(_ consequence: String) -> Conclusion {
    console.printDiagnostic("interrupted: \(consequence)")
    return .interrupted
  }
}
