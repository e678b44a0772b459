/// Shows screens: in this process, or in others.
@MainActor
package protocol ScreenRunner {
  /// Shows screens, each on a fresh navigator.
  ///
  /// - Parameters:
  ///   - tasks: The screens.
  ///   - purpose: What they are shown for.
  ///   - done: Told of what became of each, in the order of the tasks; the first argument is the
  ///     position of its task.
  /// - Returns: Whether all were shown, and what went wrong besides.
  /// - Throws: What keeps all screens from being shown.
  func show(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    done: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion
}

/// How showing screens ended.
package struct RunCompletion: Sendable {
  /// Whether all were shown; false where it was interrupted.
  package var isWhole: Bool

  /// What went wrong that is no screen's, each in a line.
  package var problems: [String]

  /// Creates an end; without arguments, a good one.
  package init(isWhole: Bool = true, problems: [String] = []) {
    self.isWhole = isWhole
    self.problems = problems
  }

  /// Adds how it went on.
  static func += (end: inout RunCompletion, next: RunCompletion) {
    end.isWhole = end.isWhole && next.isWhole
    end.problems += next.problems
  }
}

/// Shows screens in this process: one that traps ends it.
package struct InProcessRunner: ScreenRunner {
  private let walk: AnySnapshotHarness
  private let isInterrupted: @Sendable () -> Bool

  /// Creates a source.
  package init(
    _ walk: AnySnapshotHarness, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.walk = walk
    self.isInterrupted = isInterrupted
  }

  /// Shows screens one after the other.
  package func show(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    done: @MainActor (Int, ScreenOutcome) -> Void
  ) async -> RunCompletion {
    for (position, task) in tasks.enumerated() {
      if isInterrupted() { return RunCompletion(isWhole: false) }
      done(position, await walk.outcome(of: task, for: purpose))
    }
    return RunCompletion()
  }
}
