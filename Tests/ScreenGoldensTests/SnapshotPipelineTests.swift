import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports

@Suite("SnapshotPipeline")
@MainActor
struct SnapshotPipelineTests {
  /// Calls a test with a folder that has goldens without screens in both layouts.
  private static func withUnreferencedGoldens(
    _ body: @MainActor (TemporaryGoldens) async throws -> Void
  )
    async throws
  {
    try await TemporaryGoldens.with { folder in
      for layout in ["compact", "regular"] {
        for name in ["front2", "gone", "Gone%20too"] {
          try folder.write("---\nscreen: gone\n---\n", to: "Booth/\(layout)/\(name).txt")
        }
      }
      try await body(folder)
    }
  }

  @Test("Patterns select screens and obsolete goldens")
  func patterns() async throws {
    try await Self.withUnreferencedGoldens { folder in
      let fronts = try await BoothRun(in: folder, "front*").verify()
      #expect(
        fronts == [
          "new compact/front", "new regular/front", "obsolete compact/front2",
          "obsolete regular/front2",
        ])
      #expect(
        try await BoothRun(in: folder, "regular/*", "Gone too").verify() == [
          "new regular/front", "new regular/Inside it", "new regular/exit",
          "obsolete compact/Gone too", "obsolete regular/Gone too", "obsolete regular/front2",
          "obsolete regular/gone",
        ])
      #expect(
        try await BoothRun(in: folder, "*", layouts: [.compact]).verify() == [
          "new compact/front", "new compact/Inside it", "new compact/exit",
          "obsolete compact/Gone too", "obsolete compact/front2", "obsolete compact/gone",
        ])
      #expect(try await BoothRun(in: folder, "nothing").verify().isEmpty)
    }
  }

  @Test("Goldens of an undeclared layout are obsolete")
  func undeclaredLayout() async throws {
    try await Self.withUnreferencedGoldens { folder in
      try folder.write("---\nscreen: front\n---\n", to: "Booth/regular/front.txt")
      try await BoothSnapshots.$layouts.withValue([.compact]) {
        let lines = try await BoothRun(in: folder, "front*", "gone").verify()
        #expect(
          lines == [
            "new compact/front", "obsolete compact/front2", "obsolete compact/gone",
            "obsolete regular/front", "obsolete regular/front2", "obsolete regular/gone",
          ])
      }
    }
  }

  @Test("A pattern is unmatched if it matches neither a screen nor an obsolete golden")
  func unmatchedPatterns() async throws {
    try await Self.withUnreferencedGoldens { folder in
      let harness = AnySnapshotHarness(BoothSnapshots.self)
      let store = GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
      let selection = ScreenSelection(
        ["front", "gone", "goner", "compact/Gone*", "regular/*", "no*"], in: [.compact])
      let patterns = try RunScope(harness: harness, selection: selection)
        .unmatchedPatterns(in: store)
      #expect(patterns == ["goner", "regular/*", "no*"])
      let all = ScreenSelection([], in: harness.layouts)
      let none = try RunScope(harness: harness, selection: all).unmatchedPatterns(in: store)
      #expect(none.isEmpty)
    }
  }

  @Test("A comparison never writes")
  func writesNothing() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.write("<<<<<<<\n", to: "Booth/compact/front.txt")
      try folder.remove("Booth/regular/front.txt")
      try folder.write("---\nscreen: gone\n---\n", to: "Booth/compact/gone.txt")
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
      #expect(
        report.results.map(\.rendered?.hasContent) == located.results.map(\.rendered?.hasContent))
      #expect(report.tallies.text == located.tallies.text)
    }
  }

  @Test("Pruning keeps the golden of a screen that does not render")
  func keptGolden() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      func files() throws -> [String: [String]] {
        try folder.identities.filter { !$0.key.hasSuffix("/") }
      }
      let before = try files()
      let (report, lines) = try await BoothSnapshots.$isExitLocked.withValue(true) {
        try await BoothRun(in: folder).record(RecordMode(deletesObsolete: true))
      }
      #expect(report.conclusion == .incomplete)
      #expect(lines.isEmpty)
      #expect(try files() == before)
    }
  }

  @Test(
    "A folder without write permission is an error, and the others are recorded",
    .enabled(if: getuid() != 0, "root may write"))
  func denied() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.remove("Booth/compact/front.txt")
      try folder.remove("Booth/regular/front.txt")
      let path = "\(folder.path)/Booth/compact"
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
      let (report, lines) = try await BoothRun(in: folder).record()
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      #expect(
        report.failures == [
          GoldenChangeError(
            change: GoldenChange(verb: .write, golden: "manifests/Booth/compact/front.txt"),
            reason: "Permission denied", isDenied: true)
        ])
      #expect(lines == ["wrote manifests/Booth/regular/front.txt"])
    }
  }
}
