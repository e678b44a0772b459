import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenText
import ScreenViews

extension RunContext {
  /// Compares the views in a folder with the contents of their screens, or prints one of them.
  func views() async throws -> Conclusion {
    // An interrupt does not stop reports from being written.
    signals.start()
    defer { signals.stop() }
    let folder = try ViewFolder(at: publisher.paths.path(of: options.patterns.first ?? ""))
    let session = ViewsSession(of: harness, folder: folder, runner: runner)
    do {
      if let screen = options.printedView { return try await printView(of: screen, session) }
      let draws = options.reports.contains { $0.format == .html }
      let (report, time) = try await measured { _ in try await session.report(draws: draws) }
      return try publisher.publish(report, elapsed: time)
    } catch is CancellationError {
      return printInterruption("no view was compared")
    }
  }

  private func printView(of screen: String, _ session: ViewsSession) async throws -> Conclusion {
    let name = MessageFormatting.quoted(screen)
    var problems: [String] = []
    defer { console.printErrors(problems) }
    do {
      guard let text = try await session.pictures(of: screen, problems: &problems) else {
        console.printErrors(["no file is a view of \(name)"])
        return .incomplete
      }
      console.output(text)
      return .matched
    } catch let failure as ScreenFailure {
      console.printErrors(["cannot render \(name): \(TextColumns.visible(failure.reason))"])
      return .incomplete
    }
  }
}
