import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Texts with the current date or time")
@MainActor
struct CurrentTimeTests {
  /// A clock at 17:05:09 on November 25, 2026, in UTC, which ticks while a run waits.
  @MainActor
  private final class Clock {
    private(set) var seconds = 0

    /// The clock, with the time zone of contents.
    func runClock(in zone: String = "UTC") -> RunClock {
      RunClock(
        now: { Date(timeIntervalSince1970: 1_795_626_309) },
        timeZone: { TimeZone(identifier: zone) ?? .gmt },
        waitForNextSecond: { await self.tick() })
    }

    private func tick() { seconds += 1 }
  }

  private static func pipeline(
    in folder: TemporaryGoldens, _ clock: RunClock, checksStability: Bool = false
  ) throws -> SnapshotPipeline {
    var request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
    request.checksStability = checksStability
    request.clock = clock
    request.selection.patterns = ["compact/home"]
    return try SnapshotPipeline(request, harness: StudioRun.harness)
  }

  /// Runs a test of an app whose screen has a text.
  private static func showing<Value>(
    _ text: @escaping @MainActor @Sendable () -> String, _ body: () async throws -> Value
  ) async rethrows -> Value {
    let contents: StudioSnapshots.Contents = { _, _ in ScreenContent(elements: [.text(text())]) }
    return try await StudioSnapshots.$contents.withValue(contents, operation: body)
  }

  @Test(
    "A check of stability renders the second time in another second",
    arguments: [(false, true, Verdict.new), (true, true, .unstable), (true, false, .new)])
  func stability(checksStability: Bool, usesClock: Bool, verdict: Verdict) async throws {
    try await TemporaryGoldens.with { folder in
      let clock = Clock()
      let text: @MainActor @Sendable () -> String = {
        usesClock ? "17:05:0\(9 - clock.seconds)" : "Spring"
      }
      let report = try await Self.showing(text) {
        try await Self.pipeline(in: folder, clock.runClock(), checksStability: checksStability)
          .compare()
      }
      #expect(report.results.map(\.verdict) == [verdict])
      #expect(clock.seconds == (checksStability ? 1 : 0))
    }
  }

  @Test(
    "A text contains the date or the minute of a run in any usual form",
    arguments: [
      ("2026-11-25", "UTC", "2026-11-25"), ("2026/11/25", "UTC", "2026/11/25"),
      ("Due 25.11.2026, 17:05", "UTC", "25.11.2026"), ("11/25/26", "UTC", "11/25/26"),
      ("25.11.26", "UTC", "25.11.26"), ("Nov 25, 2026 at 5:05 PM", "UTC", "Nov 25, 2026"),
      ("25 november 2026", "UTC", "25 november 2026"),
      ("25-Nov-2026", "UTC", "25-Nov-2026"), ("25-11-2026", "UTC", "25-11-2026"),
      ("5:05 pm", "UTC", "5:05 pm"), ("5:05PM", "UTC", "5:05PM"), ("17:05:09", "UTC", "17:05"),
      ("5:05:09 pm", "UTC", "5:05 pm"),
      ("9:05", "America/Los_Angeles", "9:05"),
      ("5:05\u{202F}PM", "UTC", "5:05 PM"), ("5:05‹U+202F›PM", "UTC", "5:05 PM"),
      ("\"5:05\\u202FPM\"", "UTC", "5:05 PM"), ("117:05 17:05", "UTC", "17:05"),
      ("2025-11-25T17:05:09Z", "UTC", "17:05"), ("│ Synced  17:05 │", "UTC", "17:05"),
      ("09:05", "America/Los_Angeles", "09:05"), ("2026-11-26", "Asia/Tokyo", "2026-11-26"),
      ("9:05 PM", "Asia/Dubai", "9:05 PM"), ("12:05 AM", "Asia/Bangkok", "12:05 AM"),
    ])
  func forms(text: String, zone: String, found: String) {
    #expect(Self.found(in: text, zone) == found)
  }

  @Test(
    "A text with other numbers contains no date and no minute of a run",
    arguments: [
      ("09:05", "UTC"), ("9:05 AM", "Asia/Dubai"), ("5:05", "UTC"), ("5:05 AM", "UTC"),
      ("12:05 PM", "Asia/Bangkok"), ("17:06", "UTC"), ("17:5", "UTC"), ("17 05", "UTC"),
      ("17:051", "UTC"), ("17:0517:05", "UTC"), ("10:17:05", "UTC"), ("17:05 AM", "UTC"),
      ("9:05 pm", "America/Los_Angeles"), ("2026-11-26", "UTC"), ("12026-11-25", "UTC"),
      ("1926-11-25", "UTC"), ("25 11 26", "UTC"), ("26.11.25", "UTC"), ("25 Nov", "UTC"),
      ("Spring", "UTC"),
      ("", "UTC"),
    ])
  func others(text: String, zone: String) {
    #expect(Self.found(in: text, zone) == nil)
  }

  private static func found(in text: String, _ zone: String) -> String? {
    let clock = Clock().runClock(in: zone)
    return RunTimes(from: clock.now(), to: clock).first(in: Array(text.utf8))
  }
}
