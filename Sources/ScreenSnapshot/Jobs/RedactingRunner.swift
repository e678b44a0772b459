/// Replaces the secrets in the crashes that another runner reports.
package struct RedactingRunner: ScreenRunner {
  private let runner: any ScreenRunner
  private let harness: AnySnapshotHarness

  package init(_ runner: any ScreenRunner, of harness: AnySnapshotHarness) {
    self.runner = runner
    self.harness = harness
  }

  package var startsProcesses: Bool { runner.startsProcesses }

  package func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    redacted(
      try await runner.run(tasks, for: purpose) { onOutcome($0, harness.redacted($1)) })
  }

  package func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    redacted(
      try await runner.run(isolating: groups, for: purpose) {
        onOutcome($0, harness.redacted($1))
      })
  }

  private func redacted(_ completion: RunCompletion) -> RunCompletion {
    var completion = completion
    completion.problems = completion.problems.map { harness.redacted($0) }
    return completion
  }
}
