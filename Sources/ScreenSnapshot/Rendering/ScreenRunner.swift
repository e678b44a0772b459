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

/// A screen to render, and its layouts.
package struct RenderTask: Hashable, Sendable {
  /// The screen's position in the manifest.
  package let index: Int

  /// At least one layout.
  package let layouts: [ScreenLayout]

  package init(index: Int, layouts: [ScreenLayout]) {
    self.index = index
    self.layouts = layouts
  }
}

/// The results to keep of rendered screens.
package enum RenderPurpose: Hashable, Sendable {
  /// All texts.
  case texts

  /// The texts that differ from the goldens in this folder.
  ///
  /// They are compared where they are rendered, so that matching texts need not be sent.
  case comparison(goldens: String)

  /// All texts, and the cases of the app's types that they contain.
  case coverage
}
