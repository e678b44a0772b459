import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenViews

extension RunContext {
  /// Compares the views in a folder with the contents of their screens.
  func views() async throws -> Conclusion {
    let folder = paths.path(of: options.patterns.first ?? "")
    let session = try ViewsSession(of: harness, folder: folder, runner: runner)
    do {
      let (report, time) = try await measured { _ in try await session.report() }
      return try publish(report.report, elapsed: time)
    } catch is CancellationError {
      return printInterruption("no view was compared")
    }
  }
}
