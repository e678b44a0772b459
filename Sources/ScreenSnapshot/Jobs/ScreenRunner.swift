/// Renders screens and replays journeys, in this process or in others.
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

  /// Whether each run renders in processes that have rendered nothing before.
  var startsProcesses: Bool { get }

  /// Renders groups of screens, each group in order in a process that has rendered nothing before.
  ///
  /// A runner that starts no processes renders all groups in this one.
  ///
  /// - Parameters:
  ///   - groups: The screens.
  ///   - purpose: The results to keep.
  ///   - onOutcome: Called with each outcome and the index of its task among those of all groups.
  /// - Returns: Whether all screens were rendered, and errors that belong to no screen.
  /// - Throws: An error that stops all screens.
  func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion
}

extension ScreenRunner {
  package var startsProcesses: Bool { false }

  package func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    try await run(groups.flatMap(\.self), for: purpose, onOutcome: onOutcome)
  }
}
