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
      ("Nov 25, 2026 at 5:05 PM", "UTC", "Nov 25, 2026"),
      ("25 november 2026", "UTC", "25 november 2026"), ("5:05\u{202F}PM", "UTC", "5:05"),
      ("2025-11-25T17:05:09Z", "UTC", "17:05"), ("│ Synced  17:05 │", "UTC", "17:05"),
      ("09:05", "America/Los_Angeles", "09:05"), ("2026-11-26", "Asia/Tokyo", "2026-11-26"),
      ("09:05", "UTC", nil), ("2026-11-26", "UTC", nil), ("17:06", "UTC", nil),
      ("17:5", "UTC", nil), ("25 11, and 2026", "UTC", nil), ("12026-11-25", "UTC", nil),
      ("25 Nov", "UTC", nil), ("Spring", "UTC", nil), ("", "UTC", nil),
    ] as [(String, String, String?)])
  func forms(text: String, zone: String, found: String?) {
    let clock = Clock().runClock(in: zone)
    #expect(RunTimes(from: clock.now(), to: clock).first(in: Array(text.utf8)) == found)
  }

  /// The report of a run whose golden has another text.
  private static func report(golden: String, text: String) async throws -> SnapshotReport {
    try await TemporaryGoldens.with { folder in
      for (text, records) in [(golden, true), (text, false)] {
        let pipeline = try pipeline(in: folder, Clock().runClock())
        let run = try await showing({ text }, { try await pipeline.compare() })
        if !records { return run }
        _ = try await Recorder(of: pipeline.goldens).record(
          RecordMode(), onChange: { _ in }, comparing: { run })
      }
      throw CancellationError()
    }
  }

  private nonisolated static let notes: [(String, String, String?)] = [
    (
      "Synced 17:04", "Synced 17:05",
      "contains the current date or time: use a fixture instead of recording it"
    ),
    ("Cafe\u{301}", "Caf\u{E9}", "\u{E9} is U+00E9, was U+0065 U+0301"),
    ("Spring", "Summer", nil),
  ]

  @Test(
    "A difference says in every format that it adds the current time, or that a composition differs",
    arguments: notes)
  func differences(golden: String, text: String, note: String?) async throws {
    let report = try await Self.report(golden: golden, text: text)
    #expect(report.results.map(\.note) == [note])
    #expect(report.results.map(\.verdict) == [.changed])
    guard let note else { return }
    let entry = try #require(ResultGroup.entries(of: report.results, in: report.layouts).first)
    #expect(entry.remark.hasSuffix("; \(note)"))
    for format in ReportFormat.allCases {
      let bytes = try report.report(in: ReportContext(golden: { _ in nil })).bytes(as: format)
      #expect(String(decoding: bytes, as: UTF8.self).contains(note), "\(format)")
    }
  }
}
