import ScreenDriver
package import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// Finds a shortest way between two screens.
@MainActor
package struct WaySession {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private let maximumPlaces: Int
  private let start: Int?
  private let screen: Int

  /// What a search found.
  package enum Outcome: Codable, Equatable, Sendable {
    /// The steps of a journey, taken in this order after a new start of the app; empty if the way starts at the screen.
    case found([String])

    /// No way leads to the screen: the path to the nearest place that is reached, and whether a limit kept places
    /// out of the search.
    case none(nearest: String, hasReachedLimit: Bool)

    /// The search could not end.
    case failed(reason: String)

    case interrupted
  }

  /// Creates a session that finds a way from a screen, or from the start of the app.
  ///
  /// - Throws: `ManifestError`, or `SelectionError` for an unknown name.
  package init(
    of harness: AnySnapshotHarness, from start: String?, to screen: String, maximumPlaces: Int,
    runner: any JobRunner
  ) throws {
    try harness.check()
    (self.harness, self.runner, self.maximumPlaces) = (harness, runner, maximumPlaces)
    self.start = try start.map { try Self.position(of: $0, in: harness) }
    self.screen = try Self.position(of: screen, in: harness)
  }

  /// The position of the start of the app, which one of the screens may need; nil if it has only one.
  private var appStart: Int? {
    if harness.starts.count == 1 { return nil }
    return [start, screen].lazy.compactMap(\.self).compactMap(harness.app.neededStart).first ?? 0
  }

  private static func position(
    of name: String, in harness: AnySnapshotHarness
  ) throws(SelectionError) -> Int {
    if let position = harness.screens.firstIndex(of: name) { return position }
    throw .noMatch(for: name, nearest: NearestNames.nearest(to: name, among: harness.screens))
  }

  /// Operates the app.
  ///
  /// - Parameter progress: Called before and after each screen.
  /// - Returns: What the search found.
  /// - Throws: The error that stops the runner.
  package func way(
    progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> Outcome {
    if start == screen { return .found([]) }
    let named = appStart.flatMap { $0 == 0 ? nil : [Step.start(harness.starts[$0]).text] } ?? []
    var run = RestartingRun(of: harness, on: runner)
    var counter = ProgressCounter(
      of: run.screens.count + harness.surveyedCount(from: appStart) + 1, among: harness.screens,
      progress)
    let shown = try await run.surveyScreens(&counter)
    try await run.findPresenters(on: run.screens)
    let job = WayJob(
      start: start, screen: screen, states: shown.mapValues(\.state),
      maximumPlaces: maximumPlaces)
    let outcome = try await run.outcome(of: job, from: appStart, &counter)
    guard run.completion.isComplete, let outcome else { return .interrupted }
    return switch outcome {
    case .completed(.found(let steps)): .found(named + steps)
    case .completed(let result): result
    case .failed, .crashed, .timedOut: .failed(reason: outcome.failureReason ?? "")
    }
  }
}
