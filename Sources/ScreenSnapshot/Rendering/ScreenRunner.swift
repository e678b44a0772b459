/// Renders screens, in this process or in others.
@MainActor
package protocol ScreenRunner {
  /// Renders screens, each on a fresh navigator.
  ///
  /// - Parameters:
  ///   - tasks: The screens.
  ///   - purpose: The results to keep.
  ///   - onOutcome: Called with each outcome and the index of its task, in the order of the tasks.
  /// - Returns: Whether all screens were rendered, and errors that belong to no screen.
  /// - Throws: An error that stops all screens.
  func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion
}

/// How a run ended.
package struct RunCompletion: Sendable {
  /// Whether all screens were rendered; false after an interrupt.
  package var isComplete: Bool

  /// Errors that belong to no screen, a line each.
  package var problems: [String]

  package init(isComplete: Bool = true, problems: [String] = []) {
    self.isComplete = isComplete
    self.problems = problems
  }

  /// Adds the completion of a run that continued this one.
  static func += (completion: inout RunCompletion, next: RunCompletion) {
    completion.isComplete = completion.isComplete && next.isComplete
    completion.problems += next.problems
  }
}

/// Renders screens one after the other in this process, which a trap ends.
package struct InProcessRunner: ScreenRunner {
  private let harness: AnySnapshotHarness
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ harness: AnySnapshotHarness, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.harness = harness
    self.isInterrupted = isInterrupted
  }

  package func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async -> RunCompletion {
    for (position, task) in tasks.enumerated() {
      if isInterrupted() { return RunCompletion(isComplete: false) }
      onOutcome(position, await harness.outcome(of: task, for: purpose))
    }
    return RunCompletion()
  }
}

/// Replaces the secrets in the crashes that another runner reports.
package struct RedactingRunner: ScreenRunner {
  private let runner: any ScreenRunner
  private let harness: AnySnapshotHarness

  package init(_ runner: any ScreenRunner, of harness: AnySnapshotHarness) {
    self.runner = runner
    self.harness = harness
  }

  package func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    var completion = try await runner.run(tasks, for: purpose) {
      onOutcome($0, harness.redacted($1))
    }
    completion.problems = completion.problems.map { harness.redacted($0) }
    return completion
  }
}
