import ScreenGoldens
import ScreenJobs
import ScreenReports
import ScreenSystem

extension RunContext {
  /// Asks about each difference.
  func review() async throws -> Conclusion {
    let (report, _) = try await measured { try await pipeline.compare(progress: $0) }
    noteOnOneProcess(after: report)
    if let note = report.skipped.skippedNote { console.print("note: \(note)") }
    if report.isInterrupted { return printInterruption("no difference was reviewed") }
    console.print(
      printer.lines(on: ResultGroup.entries(of: report.notRendered, in: report.layouts)))
    printErrors(of: report)
    var review = ReviewSession(
      on: report, recorder: recorder, printer: printer, console: console, signals: signals)
    let conclusion = review.run()
    if signals.isInterrupted { return printInterruption("the remaining goldens are unchanged") }
    let isComplete = report.notRendered.isEmpty && report.problems.isEmpty
    return isComplete ? conclusion : .incomplete
  }
}
