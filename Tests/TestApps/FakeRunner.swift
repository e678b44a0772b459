package import ScreenDriver
package import ScreenJobs
package import ScreenSnapshot

/// Runs jobs in this process as if it started others, and ends those that a test chooses.
@MainActor
package final class FakeRunner: JobRunner {
  package nonisolated let startsProcesses: Bool

  /// The jobs of each run, or of each process that a run asks for, and how many it asks for.
  package private(set) var runs: [(jobs: [any Job], processes: Int?)] = []

  private let harness: any SnapshotHarness.Type
  private let end: @MainActor (any Job) -> JobOutcome<Never>?
  private let onStart: @MainActor () -> Void

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - harness: The app.
  ///   - startsProcesses: Whether each run starts processes.
  ///   - end: Called before each job; its outcome, or nil to run it.
  ///   - onStart: Called when a process starts.
  package init(
    _ harness: any SnapshotHarness.Type, startsProcesses: Bool = true,
    ending end: @escaping @MainActor (any Job) -> JobOutcome<Never>? = { _ in nil },
    onStart: @escaping @MainActor () -> Void = {}
  ) {
    (self.harness, self.startsProcesses) = (harness, startsProcesses)
    (self.end, self.onStart) = (end, onStart)
  }

  package func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let tools = JobTools(AnySnapshotHarness(harness))
    tools.options = options
    let count = startsProcesses ? processes ?? 1 : 1
    let share = max((jobs.count + count - 1) / count, 1)
    for (position, job) in jobs.enumerated() {
      if position.isMultiple(of: share) {
        runs.append(([], processes))
        if startsProcesses { onStart() }
      }
      runs[runs.count - 1].jobs.append(job)
      switch end(job) {
      case .failed(let failure): onOutcome(position, .failed(failure))
      case .crashed(let crash): onOutcome(position, .crashed(crash))
      case .timedOut(let limit, let activity):
        onOutcome(position, .timedOut(after: limit, during: activity))
      case nil: onOutcome(position, await tools.outcome(of: job))
      }
    }
    return RunCompletion()
  }
}

extension JobOutcome<Never> {
  /// A crash in the last of some steps, with a message of a trap.
  package static func crash(
    at steps: Step..., on place: String? = nil, message: String? = nil
  ) -> JobOutcome {
    let activity = steps.isEmpty ? nil : Activity.steps(steps, on: place)
    return .crashed(
      JobCrash(
        signal: "SIGTRAP", standardErrorTail: [message].compactMap(\.self), during: activity))
  }
}
