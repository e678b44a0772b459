import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenText
import ScreenViews

extension RunContext {
  /// Compares the views in a folder with the contents of their screens, or prints one of them.
  func views() async throws -> Conclusion {
    let folder = publisher.paths.path(of: options.patterns.first ?? "")
    let session = try ViewsSession(of: harness, folder: folder, runner: runner)
    do {
      let (report, time) = try await measured { _ in
        try await session.report(on: options.printedView)
      }
      guard let screen = options.printedView else {
        return try publisher.publish(report.report, elapsed: time)
      }
      return print(report, on: screen)
    } catch is CancellationError {
      return printInterruption("no view was compared")
    }
  }

  private func print(_ report: ViewsReport, on screen: String) -> Conclusion {
    console.output(report.pictures)
    let failure = report.pictures.isEmpty ? report.failure ?? "the harness skips it" : nil
    let name = MessageFormatting.quoted(screen)
    console.printErrors(
      (failure.map { ["cannot print \(name): \(TextColumns.visible($0))"] } ?? []) + report.problems
    )
    return failure == nil ? .matched : .incomplete
  }
}
