import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports
@testable import ScreenText

@Suite("RenamedGoldens")
@MainActor
struct RenamedGoldenTests {
  /// A folder in which the golden of `exit` in compact is called `way out`.
  private static func withOldName(
    _ body: @MainActor (TemporaryGoldens) async throws -> Void
  ) async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let golden = try folder.text(of: "Booth/compact/exit.txt")
      try folder.remove("Booth/compact/exit.txt")
      try folder.write(
        golden.replacing("screen: exit", with: "screen: way out"),
        to: "Booth/compact/way%20out.txt")
      try await body(folder)
    }
  }

  @Test("A renamed screen owns its old golden, which is not obsolete")
  func renamed() async throws {
    try await Self.withOldName { folder in
      let report = try await BoothRun(in: folder).pipeline.compare().report
      #expect(report.counts == [.matched: 5, .renamed: 1])
      #expect(report.conclusion == .differs)
      let result = try #require(report.differences.first)
      #expect(result.from == "manifests/Booth/compact/way%20out.txt")
      #expect(result.headline == "was way out")
      #expect(result.diff?.hunks.flatMap(\.lines).count { $0.kind != .context } == 2)
      #expect(
        try await BoothRun(in: folder, "exit").verify()
          == ["renamed compact/exit", "matched regular/exit"])
      #expect(try await BoothRun(in: folder, "way*").verify() == ["obsolete compact/way out"])
    }
  }

  @Test(
    "Recording moves the golden of a renamed screen, so that git detects a rename",
    arguments: [RecordMode(), RecordMode(onlyMissing: true), RecordMode(deletesObsolete: true)])
  func moved(mode: RecordMode) async throws {
    try await Self.withOldName { folder in
      let dry = RecordMode(
        onlyMissing: mode.onlyMissing, deletesObsolete: mode.deletesObsolete, isDryRun: true)
      let before = try folder.identities
      _ = try await BoothRun(in: folder).record(dry)
      #expect(try folder.identities == before)
      let (report, _) = try await BoothRun(in: folder).record(mode)
      #expect(
        report.changes == [
          GoldenChange(
            verb: .move, golden: "manifests/Booth/compact/exit.txt",
            oldGolden: "manifests/Booth/compact/way%20out.txt")
        ])
      #expect(try folder.files.contains("Booth/compact/exit.txt"))
      #expect(try !folder.files.contains("Booth/compact/way%20out.txt"))
      #expect(try await BoothRun(in: folder).pipeline.compare().report.conclusion == .matched)
    }
  }

  @Test("An old golden with CRLF line endings matches, and is recorded with LF")
  func carriageReturns() async throws {
    try await Self.withOldName { folder in
      let old = "Booth/compact/way%20out.txt"
      let golden = try folder.text(of: old)
      try folder.write(golden.replacing("\n", with: "\r\n"), to: old)
      let report = try await BoothRun(in: folder).pipeline.compare().report
      let result = try #require(report.differences.first)
      #expect(result.verdict == .renamed)
      #expect(result.diff?.hunks.flatMap(\.lines).count { $0.kind != .context } == 2)
      _ = try await BoothRun(in: folder).record(RecordMode())
      let text = try folder.text(of: "Booth/compact/exit.txt")
      #expect(text == golden.replacing("screen: way out", with: "screen: exit"))
      #expect(result.text == Array(text.utf8))
    }
  }

  @Test("A screen is new if more than its name differs, or if the layout differs")
  func others() async throws {
    try await Self.withOldName { folder in
      let golden = try folder.text(of: "Booth/compact/way%20out.txt")
      try folder.write(golden.replacing("Exit", with: "Door"), to: "Booth/compact/way%20out.txt")
      #expect(
        try await BoothRun(in: folder).pipeline.compare().report.counts
          == [.matched: 5, .new: 1, .obsolete: 1])
      try folder.remove("Booth/compact/way%20out.txt")
      try folder.write(golden, to: "Booth/regular/way%20out.txt")
      #expect(
        try await BoothRun(in: folder).pipeline.compare().report.counts
          == [.matched: 5, .new: 1, .obsolete: 1])
    }
  }

  @Test("A renamed screen matches one of several equal goldens; the others are obsolete")
  func several() async throws {
    try await Self.withOldName { folder in
      let golden = try folder.text(of: "Booth/compact/way%20out.txt")
      try folder.write(golden.replacing("way out", with: "door"), to: "Booth/compact/door.txt")
      let report = try await BoothRun(in: folder).pipeline.compare().report
      #expect(report.counts == [.matched: 5, .renamed: 1, .obsolete: 1])
      #expect(report.differences.map(\.name) == ["compact/exit", "compact/way out"])
    }
  }
}
