/// Runs jobs, in this process or in others.
@MainActor
package protocol JobRunner {
  /// Runs jobs, each on a fresh navigator.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - onOutcome: Called with each outcome and the position of its job, in the order of the jobs.
  /// - Returns: Whether all jobs ran, and errors that belong to no job.
  /// - Throws: An error that stops all jobs.
  func run<J: Job>(
    _ jobs: [J], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion

  /// Whether each run starts with processes that have done nothing before.
  var startsProcesses: Bool { get }

  /// Runs groups of jobs, each group in order in a process that has done nothing before.
  ///
  /// A runner that starts no processes runs all groups in this one.
  ///
  /// - Parameters:
  ///   - groups: The jobs.
  ///   - onOutcome: Called with each outcome and the position of its job among those of all groups.
  /// - Returns: Whether all jobs ran, and errors that belong to no job.
  /// - Throws: An error that stops all jobs.
  func run<J: Job>(
    isolating groups: [[J]], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion
}

/// Runs jobs one after the other in this process, which a trap ends.
package struct InProcessRunner: JobRunner {
  private let harness: AnySnapshotHarness
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
    self.harness = harness
    self.isInterrupted = isInterrupted
    self.announce = announce
  }

  package var startsProcesses: Bool { false }

  package func run<J: Job>(
    _ jobs: [J], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async -> RunCompletion {
    for (position, job) in jobs.enumerated() {
      if isInterrupted() { return RunCompletion(isComplete: false) }
      do {
        onOutcome(position, .completed(try await harness.announcedResult(of: job, with: announce)))
      } catch {
        onOutcome(position, .failed(error))
      }
    }
    return RunCompletion()
  }

  package func run<J: Job>(
    isolating groups: [[J]], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async -> RunCompletion {
    await run(groups.flatMap(\.self), onOutcome: onOutcome)
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
