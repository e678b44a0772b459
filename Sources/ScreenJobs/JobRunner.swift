package import ScreenDriver
package import ScreenSnapshot

/// Runs jobs, in this process or in others.
@MainActor
package protocol JobRunner {
  /// Runs jobs, each on a fresh navigator.
  ///
  /// A runner that starts no processes runs all jobs in this one.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - processes: The number of processes that have done nothing before and that run equal shares of the jobs, in
  ///     order; nil for as many as are fast.
  ///   - options: What the results have.
  ///   - onOutcome: Called with each outcome and the position of its job, in the order of the jobs.
  /// - Returns: Whether all jobs ran, and errors that belong to no job.
  /// - Throws: An error that stops all jobs.
  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion

  /// Whether each run starts with processes that have done nothing before.
  var startsProcesses: Bool { get }
}

extension JobRunner {
  /// Runs jobs, with all that their results can have unless there are options.
  package func run<J: Job>(
    _ jobs: [J], in processes: Int? = nil, with options: RenderOptions = RenderOptions(),
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    try await run(jobs, processes: processes, options: options, onOutcome: onOutcome)
  }
}

/// Runs jobs one after the other in this process, which a trap ends.
package struct InProcessRunner: JobRunner {
  private let tools: JobTools
  private let isInterrupted: @Sendable () -> Bool
  private let announce: OnWork

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - harness: The app.
  ///   - isInterrupted: Whether to end the run before the next job.
  ///   - announce: Receives words for each job and for each of its steps.
  package init(
    _ harness: AnySnapshotHarness, isInterrupted: @escaping @Sendable () -> Bool = { false },
    announce: @escaping OnWork = { _ in }
  ) {
    tools = JobTools(harness)
    self.isInterrupted = isInterrupted
    self.announce = announce
  }

  package var startsProcesses: Bool { false }

  package func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async -> RunCompletion {
    tools.options = options
    for (position, job) in jobs.enumerated() {
      if isInterrupted() { return RunCompletion(isComplete: false) }
      onOutcome(position, await tools.announcedOutcome(of: job, with: announce))
    }
    return RunCompletion()
  }
}

/// How a run ended.
package struct RunCompletion: Sendable {
  /// Whether all jobs ran; false after an interrupt.
  package var isComplete: Bool

  /// Errors that belong to no job, a line each.
  package var problems: [String]

  package init(isComplete: Bool = true, problems: [String] = []) {
    self.isComplete = isComplete
    self.problems = problems
  }

  /// Adds the completion and the new problems of a run that continued this one.
  package static func += (completion: inout RunCompletion, next: RunCompletion) {
    completion.isComplete = completion.isComplete && next.isComplete
    for problem in next.problems where !completion.problems.contains(problem) {
      completion.problems.append(problem)
    }
  }
}

/// Where the app of a run starts, and what its jobs leave out of their results.
package struct RenderOptions: Codable, Equatable, Sendable {
  /// The folder of the manifest's goldens; nil for all texts.
  ///
  /// Texts that equal their goldens are left out, because nearly all do.
  package var goldens: String?

  /// The position of the start that all screens share; nil for the one that each of them needs.
  package var start: Int?

  /// Whether the tab of the screen and the path to it are described.
  package var locates = true

  /// Whether the result has what is visible and what the controls lead to, for a map or a page with links.
  package var connects = false

  package init(
    comparingWith goldens: String? = nil, locates: Bool = true, connects: Bool = false
  ) {
    (self.goldens, self.locates, self.connects) = (goldens, locates, connects)
  }
}
