import Foundation
import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// The selected screens that the harness skips, and those among them that need not be skipped.
@MainActor
struct SkippedScreens {
  /// The screens with the reasons, in declared order.
  let reasons: [ScreenFailure]

  private let harness: AnySnapshotHarness
  private let positions: [Int]

  /// The screens with the same texts in each process.
  private var stable: [Int] = []

  /// How often a screen renders to the same texts before it is stable.
  private static var processes: Int { 3 }

  init(of scope: RunScope) {
    harness = scope.harness
    positions = scope.skipped
    reasons = harness.skipped(among: positions)
  }

  /// Renders each screen several times, in processes of their own, until it fails or differs.
  ///
  /// - Returns: Whether the run was not interrupted.
  /// - Throws: The error that stops the runner.
  mutating func render(with runner: any JobRunner, _ clock: RunClock) async throws -> Bool {
    let start = clock.now()
    var texts: [Int: [RenderedText]] = [:]
    var remaining = positions
    for _ in 0..<Self.processes where !remaining.isEmpty {
      let jobs = remaining.map { SkippedScreenJob(screen: $0) }
      remaining = []
      let completion = try await runner.run(jobs, in: jobs.count) { number, outcome in
        let screen = jobs[number].screen
        guard case .completed(let new) = outcome, texts[screen] ?? new == new else { return }
        texts[screen] = new
        remaining.append(screen)
      }
      guard completion.isComplete else { return false }
    }
    // A text with the time of day is the same only for now.
    let times = RunTimes(from: start, to: clock)
    stable = remaining.filter { screen in
      texts[screen]?.allSatisfy { times.first(in: $0.bytes) == nil } ?? false
    }
    return true
  }

  /// The errors about screens that need not be skipped.
  var problems: [String] {
    harness.skipped(among: stable).map {
      """
      the harness skips '\(TextColumns.visible($0.screen))', which renders the same each time: return nil for it \
      from 'reasonToSkip(_:)'
      """
    }
  }
}

/// Renders all texts of a screen that the harness skips.
struct SkippedScreenJob: ScreenJob {
  /// The position of the screen in the manifest.
  let screen: Int

  func run(with tools: JobTools, onStep: OnStep) async throws -> [RenderedText] {
    let pictures = PictureJob(screen: screen, layouts: tools.app.drivenLayouts)
    let texts = try await pictures.run(with: tools, onStep: onStep).texts
    guard tools.app.layouts.contains(.controls) else { return texts }
    return texts + (try await ControlsJob(screen: screen).run(with: tools, onStep: onStep).texts)
  }

  /// A crash is the reason to skip the screen.
  static var reportsCrashes: Bool { true }
}
