import Foundation
import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

extension RunScope {
  /// How often a skipped screen renders to the same texts before it is stable.
  private static let timesForStability = 3

  /// The positions of the screens that need not be skipped, because they render the same each time.
  ///
  /// Each screen renders several times, in processes of their own, until it fails or differs; none does if the runner
  /// starts no processes.
  ///
  /// - Throws: The error that stops the runner.
  func needlesslySkipped(
    on runner: any JobRunner, _ clock: RunClock, _ completion: inout RunCompletion
  ) async throws -> [Int] {
    let start = clock.now()
    var texts: [Int: [RenderedText]] = [:]
    var remaining = runner.startsProcesses ? skipped : []
    for _ in 0..<Self.timesForStability where !remaining.isEmpty && completion.isComplete {
      let jobs = remaining.map { SkippedScreenJob(screen: $0) }
      remaining = []
      let run = try await runner.run(jobs, in: jobs.count) { number, outcome in
        let screen = jobs[number].screen
        guard case .completed(let new) = outcome, texts[screen] ?? new == new else { return }
        texts[screen] = new
        remaining.append(screen)
      }
      completion.isComplete = run.isComplete
    }
    guard completion.isComplete, !remaining.isEmpty else { return [] }
    // A text with the time of day is the same only for now.
    let times = RunTimes(from: start, to: clock)
    return remaining.filter { screen in
      texts[screen]?.allSatisfy { times.first(in: $0.bytes) == nil } ?? false
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
