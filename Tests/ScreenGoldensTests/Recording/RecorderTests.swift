import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

@Suite("Recorder")
@MainActor
struct RecorderTests {
  /// A folder in which `front` is changed, `exit` is missing in compact, and one is obsolete.
  private static func withDifferences(_ body: @MainActor (TemporaryGoldens) async throws -> Void)
    async throws
  {
    try await TemporaryGoldens.with { folder in
      try await BoothSnapshots.$price.withValue(4) { _ = try await BoothRun(in: folder).record() }
      try folder.remove("Booth/compact/exit.txt")
      try folder.write("---\nscreen: gone\n---\n", to: "Booth/compact/gone.txt")
      try await body(folder)
    }
  }

  @Test(
    "Recording makes only the changes of its mode",
    arguments: [
      (RecordMode(), ["wrote compact/front", "wrote regular/front", "wrote compact/exit"]),
      (RecordMode(onlyMissing: true), ["wrote compact/exit"]),
      (
        RecordMode(deletesObsolete: true),
        [
          "wrote compact/front", "wrote regular/front", "wrote compact/exit",
          "deleted compact/gone",
        ]
      ),
      (
        RecordMode(onlyMissing: true, deletesObsolete: true),
        ["wrote compact/exit", "deleted compact/gone"]
      ),
    ])
  func modes(mode: RecordMode, changes: [String]) async throws {
    let expected = changes.map { $0.replacing(" ", with: " manifests/Booth/") + ".txt" }
    try await Self.withDifferences { folder in
      let before = try folder.identities
      let dryMode = RecordMode(
        onlyMissing: mode.onlyMissing, deletesObsolete: mode.deletesObsolete, isDryRun: true)
      let (dryReport, dryLines) = try await BoothRun(in: folder).record(dryMode)
      #expect(dryLines == expected)
      #expect(dryReport.conclusion == .matched)
      #expect(try folder.identities == before)

      let (report, lines) = try await BoothRun(in: folder).record(mode)
      #expect(lines == expected)
      #expect(report.conclusion == .matched)
      #expect(report.verification.counts == [.changed: 2, .new: 1, .matched: 3, .obsolete: 1])
      let after = try folder.identities.filter { !$0.key.hasSuffix("/") }
      let touched = Set(before.keys).union(after.keys)
        .filter { !$0.hasSuffix("/") && before[$0] != after[$0] }
      let named = changes.map { "Booth/\($0.split(separator: " ")[1]).txt" }
      #expect(Set(touched) == Set(named))
      #expect(report.mode == mode)
    }
  }

  @Test("A recording of what is missing leaves an invalid golden as it is")
  func invalidGolden() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.write("<<<<<<< HEAD\n", to: "Booth/compact/front.txt")
      let (report, lines) = try await BoothRun(in: folder).record(RecordMode(onlyMissing: true))
      #expect(lines.isEmpty && report.conclusion == .matched)
    }
  }
}
