import ScreenContents
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenReports

@Suite("SnapshotPipeline selection")
@MainActor
struct SnapshotPipelineSelectionTests {
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

  @Test("Without patterns and a layout, a run covers all screens")
  func everything() async throws {
    try await Self.withUnreferencedGoldens { folder in
      let lines = try await BoothRun(in: folder).verify()
      #expect(
        lines.suffix(6) == [
          "obsolete compact/Gone too", "obsolete compact/front2", "obsolete compact/gone",
          "obsolete regular/Gone too", "obsolete regular/front2", "obsolete regular/gone",
        ])
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

  @Test("Recording writes and prunes only selected goldens")
  func record() async throws {
    try await Self.withUnreferencedGoldens { folder in
      let run = BoothRun(in: folder, "front*", layouts: [.regular])
      let (report, lines) = try await run.record(RecordMode(deletesObsolete: true))
      #expect(
        lines == [
          "wrote manifests/Booth/regular/front.txt", "deleted manifests/Booth/regular/front2.txt",
        ])
      #expect(report.conclusion == .matched)
      #expect(
        try folder.files == [
          "Booth/compact/Gone%20too.txt", "Booth/compact/front2.txt", "Booth/compact/gone.txt",
          "Booth/regular/Gone%20too.txt", "Booth/regular/front.txt", "Booth/regular/gone.txt",
        ])
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

  @Test("A screen that crashed has a reason instead of a text")
  func endedTexts() async throws {
    try await TemporaryGoldens.with { folder in
      let pipeline = BoothRun(in: folder, runner: EndingScreens()).pipeline
      var progress: [String] = []
      let (texts, end) = try await pipeline.renderTexts {
        progress.append("\($0.done) of \($0.all): \($0.current ?? "nothing")")
      }
      let failures = texts.map { text in
        if case .failure(let failure) = text { failure } else { nil as ScreenFailure? }
      }
      #expect(
        failures == [
          ScreenFailure(screen: "front", reason: "SIGILL: Fatal error: no price"),
          ScreenFailure(screen: "Inside it", reason: "took longer than 1 s; increase --timeout"),
        ])
      #expect(
        progress == [
          "0 of 3: rendering front", "1 of 3: rendering Inside it", "2 of 3: rendering exit",
        ])
      #expect(!end.isComplete)
    }
  }

  @Test("Selected texts are in declared order, with a reason for each that is missing")
  func texts() async throws {
    try await TemporaryGoldens.with { folder in
      let run = BoothRun(in: folder, "*it", layouts: [.compact])
      let (texts, end) = try await BoothSnapshots.$isExitLocked.withValue(true) {
        try await run.pipeline.renderTexts()
      }
      #expect(end.isComplete)
      let heads = texts.map { text in
        switch text {
        case .success(let bytes): String(decoding: bytes.prefix(24), as: UTF8.self)
        case .failure(let failure): "\(failure.screen): \(failure.reason)"
        }
      }
      #expect(heads == ["---\nscreen: \"Inside it\"\n", "exit: locked"])
      let files = try folder.listing
      #expect(files.isEmpty)
    }
  }
}

/// A runner with a crash, a timeout and an interrupt.
private struct EndingScreens: JobRunner {
  let startsProcesses = false

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) -> RunCompletion {
    onOutcome(
      0, .crashed(ScreenCrash(signal: "SIGILL", standardErrorTail: ["Fatal error: no price"])))
    onOutcome(1, .timedOut(after: .seconds(1)))
    return RunCompletion(isComplete: false)
  }
}
