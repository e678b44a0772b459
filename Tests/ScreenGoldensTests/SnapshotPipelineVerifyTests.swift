import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports
@testable import ScreenText

@Suite("SnapshotPipeline comparison")
@MainActor
struct SnapshotPipelineVerifyTests {
  private static let unreferencedGolden = "---\nscreen: gone\n---\n"

  @Test("Before the first recording, every screen is new, and nothing is written")
  func new() async throws {
    try await TemporaryGoldens.with { folder in
      let report = try await BoothRun(in: folder).pipeline.compare().report
      #expect(
        BoothRun.lines(report) == [
          "new compact/front", "new regular/front", "new compact/Inside it",
          "new regular/Inside it", "new compact/exit", "new regular/exit",
        ])
      #expect(report.conclusion == .differs)
      #expect(report.screenCount == 3)
      #expect(report.counts == [.new: 6])
      #expect(try folder.listing.isEmpty)
    }
  }

  @Test("A comparison never writes")
  func writesNothing() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.write("<<<<<<<\n", to: "Booth/compact/front.txt")
      try folder.remove("Booth/regular/front.txt")
      try folder.write(Self.unreferencedGolden, to: "Booth/compact/gone.txt")
      for file in try folder.files { try folder.dateBack(file) }
      let before = try folder.identities
      let report = try await BoothSnapshots.$isExitLocked.withValue(true) {
        try await BoothRun(in: folder).pipeline.compare().report
      }
      #expect(report.counts == [.matched: 2, .invalid: 3, .new: 1, .obsolete: 1])
      #expect(report.conclusion == .incomplete)
      #expect(try folder.identities == before)
    }
  }

  @Test("Screens match after a recording")
  func matched() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let report = try await BoothRun(in: folder).pipeline.compare().report
      #expect(report.counts == [.matched: 6])
      #expect(report.conclusion == .matched)
      #expect(report.results.allSatisfy { $0.diff == nil && $0.reason == nil && $0.note == nil })
      let first = try #require(report.results.first)
      #expect(first.golden == "manifests/Booth/compact/front.txt")
      #expect(first.tab == "booth")
      #expect(first.path == "front")
      #expect(first.hasContent)
    }
  }

  @Test("Without locations, screens that match have no tab and no path, but the same verdicts")
  func withoutLocations() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.remove("Booth/regular/front.txt")
      let located = try await BoothRun(in: folder).pipeline.compare().report
      let run = BoothRun(in: folder, locatesScreens: false)
      let report = try await run.pipeline.compare().report
      #expect(report.results.allSatisfy { $0.tab == nil && $0.path == "" })
      #expect(BoothRun.lines(report) == BoothRun.lines(located))
      #expect(report.results.map(\.golden) == located.results.map(\.golden))
      #expect(report.results.map(\.hasContent) == located.results.map(\.hasContent))
      #expect(report.tallies.text == located.tallies.text)
    }
  }

  @Test("A changed screen has a difference and a headline")
  func changed() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let report = try await BoothSnapshots.$price.withValue(7) {
        try await BoothRun(in: folder).pipeline.compare().report
      }
      #expect(report.counts == [.changed: 2, .matched: 4])
      #expect(report.conclusion == .differs)
      #expect(report.results.compactMap(\.headline) == ["Price 5 → 7", "Price 5 → 7"])
      var patch: [UInt8] = []
      let first = try #require(report.results.first)
      first.diff?.append(changing: first.golden, to: first.golden, &patch)
      #expect(
        String(decoding: patch, as: UTF8.self) == """
          --- a/manifests/Booth/compact/front.txt
          +++ b/manifests/Booth/compact/front.txt
          @@ -7,7 +7,7 @@
           ┌──────────────────────────────────────────┐
           │ ‹ Booth          Front                   │
           ├──────────────────────────────────────────┤
          -│ Price                                  5 │
          +│ Price                                  7 │
           ├──────────────────────────────────────────┤
           │ ● Booth                                  │
           └──────────────────────────────────────────┘

          """)
    }
  }

  @Test("A screen that does not render is invalid in each layout, and the run continues")
  func invalidScreen() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let report = try await BoothSnapshots.$isExitLocked.withValue(true) {
        try await BoothRun(in: folder).pipeline.compare().report
      }
      #expect(report.counts == [.matched: 4, .invalid: 2])
      #expect(report.conclusion == .incomplete)
      #expect(report.results.suffix(2).map(\.reason) == ["locked", "locked"])
      #expect(report.results.suffix(2).map(\.path) == [nil, nil])
    }
  }

  @Test("An invalid golden has a reason and a line")
  func invalidGolden() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.write("---\nscreen: front\n=======\n", to: "Booth/compact/front.txt")
      try folder.remove("Booth/regular/front.txt")
      try folder.createFolder("Booth/regular/front.txt")
      let results = try await BoothRun(in: folder).pipeline.compare().report.results.prefix(2)
      #expect(results.map(\.verdict) == [.invalid, .invalid])
      #expect(
        results.map(\.reason) == [
          "contains merge conflict markers; record it again to resolve the conflict",
          "cannot be read: Is a directory",
        ])
      #expect(results.map(\.line) == [3, nil])
      #expect(results.map(\.path) == ["front", "front"])
    }
  }

  @Test("A match has a note if the golden has CRLF line endings")
  func carriageReturns() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let golden = try folder.text(of: "Booth/compact/front.txt")
      try folder.write(golden.replacing("\n", with: "\r\n"), to: "Booth/compact/front.txt")
      let report = try await BoothRun(in: folder).pipeline.compare().report
      #expect(report.conclusion == .matched)
      #expect(
        report.results.first?.note
          == "has CRLF line endings; add 'manifests/**/*.txt text eol=lf' to .gitattributes")
    }
  }

  @Test("A folder of goldens that cannot be listed ends the run with an error")
  func noFolder() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("", to: "Booth")
      await #expect(throws: GoldenStoreError.notAFolder("\(folder.path)/Booth/compact")) {
        try await BoothRun(in: folder).pipeline.compare().report
      }
    }
  }
}
