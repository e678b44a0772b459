/// Shows screens: in this process, or in others.
@MainActor
package protocol ScreenSource {
  /// Shows screens, each on a fresh navigator.
  ///
  /// - Parameters:
  ///   - tasks: The screens.
  ///   - done: Told of what became of each, in the order of the tasks; the first argument is the
  ///     position of its task.
  /// - Returns: Whether all were shown; false where it was interrupted.
  /// - Throws: What keeps all screens from being shown.
  func show(_ tasks: [RenderTask], done: @MainActor (Int, ScreenOutcome) -> Void) async throws
    -> Bool
}

/// Shows screens in this process: one that traps ends it.
package struct LocalScreens: ScreenSource {
  private let walk: ScreenWalk
  private let isInterrupted: @Sendable () -> Bool

  /// Creates a source.
  package init(_ walk: ScreenWalk, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.walk = walk
    self.isInterrupted = isInterrupted
  }

  /// Shows screens one after the other.
  package func show(
    _ tasks: [RenderTask], done: @MainActor (Int, ScreenOutcome) -> Void
  ) async -> Bool {
    for (position, task) in tasks.enumerated() {
      if isInterrupted() { return false }
      done(position, await walk.outcome(of: task))
    }
    return true
  }
}

extension ScreenWalk {
  /// Shows one screen, compares it with its goldens where that is asked for, and says what became of
  /// it.
  package func outcome(of task: RenderTask) async -> ScreenOutcome {
    do {
      var screen = try await render(task)
      if let goldens = task.goldens {
        screen.drop { text in
          matcher(of: goldens).matches(text.bytes, golden(of: task.index, in: text.layout))
        }
      }
      return .rendered(screen)
    } catch {
      return .failed(reason: "\(error)")
    }
  }
}
