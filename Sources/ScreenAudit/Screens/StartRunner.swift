import ScreenJobs

/// Runs jobs in an app with one start, although some screens need another one.
struct StartRunner: JobRunner {
  private let base: any JobRunner
  private let start: Int

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - base: Runs the jobs.
  ///   - start: The position of the start; as the harness declares it.
  init(_ base: any JobRunner, from start: Int) { (self.base, self.start) = (base, start) }

  var startsProcesses: Bool { base.startsProcesses }

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    var options = options
    options.start = start
    return try await base.run(jobs, processes: processes, options: options, onOutcome: onOutcome)
  }
}

extension AnySnapshotHarness {
  /// The positions of the starts to crawl from; nil for the only one.
  var startsToCrawl: [Int?] { starts.count == 1 ? [nil] : Array(starts.indices) }
}
