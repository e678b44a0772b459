import Foundation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

@Suite("Recording of journeys")
@MainActor
struct JourneyRecordingTests {
  private static let file = "Studio/journeys/visit.txt"

  /// Records a journey and returns the file and the lines of the recording.
  private func record(
    _ text: String, _ mode: RecordMode = RecordMode()
  ) async throws -> (text: String, lines: [String], report: RecordReport) {
    try await TemporaryGoldens.with { folder in
      try folder.write(text, to: Self.file)
      let (report, lines) = try await StudioRun(in: folder, "journeys/*").record(mode)
      return (try folder.text(of: Self.file), lines, report)
    }
  }

  private static let changed = "> show room\nhome › room(9)\n\n> back\n\n> tab Shop\nhome\n"

  @Test("A recording of what is missing fills only empty results, also beside changed ones")
  func missing() async throws {
    let missing = try await record(Self.changed, RecordMode(onlyMissing: true))
    #expect(missing.lines == ["wrote manifests/\(Self.file)"])
    #expect(missing.text == Self.changed.replacing("> back\n", with: "> back\nhome\n"))
    #expect(missing.report.verification.counts == [.changed: 1])
    let again = try await record(missing.text, RecordMode(onlyMissing: true))
    #expect(again.lines.isEmpty)
    #expect(again.text == missing.text)
    let dry = try await record(Self.changed, RecordMode(onlyMissing: true, isDryRun: true))
    #expect(dry.lines == ["wrote manifests/\(Self.file)"])
    #expect(dry.text == Self.changed)
    let all = try await record(Self.changed)
    #expect(
      all.text == "> show room\nhome › room(1)\nflow: main\n\n> back\nhome\n\n> tab Shop\nshop\n")
  }

  @Test("A journey is new if only empty results differ, and changed otherwise")
  func verdicts() async throws {
    for (text, verdict) in [
      ("> show room\n", Verdict.new), ("> show room\nhome › room(1)\nflow: main\n", .matched),
      ("> show room\nhome › room(1)\n", .changed), (Self.changed, .changed),
      ("> show room\nhome › room(1)\nflow: main\n\n> back\n", .new),
      // Blank lines between the blocks are the author's.
      ("> show room\nhome › room(1)\nflow: main\n> back\nhome\n\n\n> look\n", .new),
      ("\n> show room\nhome › room(1)\nflow: main\n> back\nhome\n\n\n", .matched),
    ] {
      let report = try await TemporaryGoldens.with { folder in
        try folder.write(text, to: Self.file)
        return try await StudioRun(in: folder, "journeys/*").report()
      }
      #expect(report.results.map(\.verdict) == [verdict], "\(text)")
    }
  }

  @Test(
    "A file that is no journey is invalid, with the line, and is not written",
    arguments: [
      ("> show room\r", 1), ("> show room\n\n> tap Nothing\n", 3), ("> show room\n> fly\n", 2),
      ("> show room\n<<<<<<< ours\n", 2), ("Prose.\n", 1), ("", 1),
    ])
  func invalid(text: String, line: Int) async throws {
    for mode in [
      RecordMode(), RecordMode(onlyMissing: true), RecordMode(deletesObsolete: true),
    ] {
      let recorded = try await record(text, mode)
      #expect(recorded.lines.isEmpty)
      #expect(recorded.text == text)
      #expect(recorded.report.verification.results.map(\.verdict) == [.invalid])
      #expect(recorded.report.verification.results.map(\.line) == [line])
      #expect(recorded.report.conclusion == .incomplete)
    }
  }

  @Test("A journey that its author changes during a recording is not overwritten")
  func editedMeanwhile() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("> show room\n", to: Self.file)
      let runner = NotingRunner { _, outcome in
        try? folder.write("> show home\n", to: Self.file)
        return outcome
      }
      let (report, lines) = try await StudioRun(in: folder, "journeys/*", runner: runner).record()
      #expect(lines.isEmpty)
      #expect(
        report.failures == [
          GoldenChangeError(
            change: GoldenChange(verb: .write, golden: "manifests/\(Self.file)"),
            reason: "it changed after it was compared", isDenied: false)
        ])
      #expect(try folder.text(of: Self.file) == "> show home\n")
    }
  }

  @Test("Secrets of URLs are kept in the file, and redacted in its difference")
  func secrets() async throws {
    try await TemporaryGoldens.with { folder in
      let step = "> open https://user:hunter2@example.com/?token=abc"
      try folder.write("\(step)\n", to: Self.file)
      let report = try await StudioRun(in: folder, "journeys/*").report()
      let lines = report.results.flatMap(\.diffLines).joined(separator: "\n")
      #expect(!lines.contains("hunter2") && !lines.contains("abc"))
      _ = try await StudioRun(in: folder, "journeys/*").record()
      let text = try folder.text(of: Self.file)
      #expect(text.hasPrefix("\(step)\nrefused: "))
    }
  }
}
