import TestApps

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

/// Runs jobs in this process, notes what each run does, and replaces outcomes.
@MainActor
final class NotingRunner: JobRunner {
  typealias Outcome = JobOutcome<RenderedScreen>

  /// A line for each run: `PictureJob: home, room`.
  private(set) var runs: [String] = []

  let startsProcesses = false

  private let replace: (any GoldenJob, Outcome) -> Outcome

  init(replace: @escaping (any GoldenJob, Outcome) -> Outcome = { $1 }) {
    self.replace = replace
  }

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let names = jobs.compactMap { ($0 as? any GoldenJob)?.name(among: StudioRun.harness.screens) }
    runs.append("\(J.kind): \(names.joined(separator: ", "))")
    return await InProcessRunner(StudioRun.harness).run(
      jobs, processes: processes, options: options
    ) { position, outcome in
      if let job = jobs[position] as? any GoldenJob, let rendered = outcome as? Outcome,
        let replaced = replace(job, rendered) as? JobOutcome<J.Result>
      {
        onOutcome(position, replaced)
      }
    }
  }
}
