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
