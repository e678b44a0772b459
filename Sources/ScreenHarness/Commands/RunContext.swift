import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSnapshot
import ScreenSystem

/// The values that a verb works with, once all checks that need no rendering have passed.
@MainActor
struct RunContext {
  let options: Options
  let environment: ToolEnvironment
  let console: Console
  let signals: SignalMonitor
  let publisher: ReportPublisher
  let harness: AnySnapshotHarness
  let runner: any JobRunner
  let pipeline: SnapshotPipeline

  var printer: ReportPrinter { ReportPrinter(options, environment) }

  var nextSteps: NextSteps { NextSteps(options: options, environment: environment) }

  var recorder: Recorder {
    Recorder(of: pipeline.goldens, isInterrupted: { [signals] in signals.isInterrupted })
  }
}

extension RunContext {
  private var progressLine: ProgressLine {
    let printsProgress = environment.supportsProgressLine && options.verbosity != .quiet
    return ProgressLine(on: console, columns: printsProgress ? environment.columns : nil)
  }

  /// Runs work with a progress line, and measures the elapsed time.
  func measured<Value>(
    _ work: @MainActor (@escaping RunProgress.Receiver) async throws -> Value
  ) async rethrows -> (Value, Duration) {
    let line = progressLine
    line.start()
    defer { line.end() }
    let clock = ContinuousClock()
    let start = clock.now
    let value = try await work(line.update)
    return (value, clock.now - start)
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
