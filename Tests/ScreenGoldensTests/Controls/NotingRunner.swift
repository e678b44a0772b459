import TestApps

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

/// Runs jobs in this process, and notes what each run does.
@MainActor
final class NotingRunner: JobRunner {
  /// A line for each run: `PictureJob: home, room`.
  private(set) var runs: [String] = []

  let startsProcesses = false

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let names = jobs.compactMap { ($0 as? any GoldenJob)?.name(among: StudioRun.harness.screens) }
    runs.append("\(J.kind): \(names.joined(separator: ", "))")
    return await InProcessRunner(StudioRun.harness).run(
      jobs, processes: processes, options: options, onOutcome: onOutcome)
  }
}
