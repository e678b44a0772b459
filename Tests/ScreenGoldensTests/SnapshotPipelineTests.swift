import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports

@Suite("SnapshotPipeline")
@MainActor
struct SnapshotPipelineTests {
  @Test("Without locations, screens that match have no tab and no path, but the same verdicts")
  func withoutLocations() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      try folder.remove("Booth/regular/front.txt")
      let located = try await BoothRun(in: folder).pipeline.compare()
      let run = BoothRun(in: folder, locatesScreens: false)
      let report = try await run.pipeline.compare()
      #expect(report.results.allSatisfy { $0.tab == nil && $0.path == "" })
      #expect(BoothRun.lines(report) == BoothRun.lines(located))
      #expect(report.results.map(\.golden) == located.results.map(\.golden))
      #expect(
        report.results.map(\.rendered?.hasContent) == located.results.map(\.rendered?.hasContent))
      #expect(report.tallies.text == located.tallies.text)
    }
  }
}
