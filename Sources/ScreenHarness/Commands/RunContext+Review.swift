import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSystem

extension RunContext {
  /// Asks about each difference.
  func review(with pipeline: SnapshotPipeline) async throws -> Conclusion {
    let (report, _) = try await compared(by: pipeline)
    let notRendered = report.notRendered
    if let note = report.skipped.skippedNote { console.print("note: \(note)") }
    if report.isInterrupted { return printInterruption("no difference was reviewed") }
    console.print(printer.lines(on: ResultGroup.entries(of: notRendered, in: report.layouts)))
    printErrors(of: report)
    var review = ReviewSession(
      on: report, recorder: recorder(of: pipeline.goldens), printer: printer, console: console,
      signals: signals)
    let conclusion = review.run()
    if signals.isInterrupted { return printInterruption("the remaining goldens are unchanged") }
    let isComplete = notRendered.isEmpty && report.problems.isEmpty
    return isComplete ? conclusion : .incomplete
  }
}
