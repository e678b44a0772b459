/// Runs jobs in an app with one start, although some screens need another one.
package struct StartRunner: JobRunner {
  private let base: any JobRunner
  private let start: Int

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - base: Runs the jobs.
  ///   - start: The position of the start among those that the harness declares.
  package init(_ base: any JobRunner, from start: Int) { (self.base, self.start) = (base, start) }

  package var startsProcesses: Bool { base.startsProcesses }

  package func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    var options = options
    options.start = start
    return try await base.run(jobs, processes: processes, options: options, onOutcome: onOutcome)
  }
}
