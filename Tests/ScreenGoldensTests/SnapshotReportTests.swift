import ScreenContents
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports

@Suite("SnapshotReport")
struct SnapshotReportTests {
  @Test(
    "The conclusion of a report is the worst of its verdicts, and incomplete without results",
    arguments: [
      ([], .incomplete), ([.matched], .matched), ([.matched, .changed], .differs),
      ([.new], .differs), ([.obsolete], .differs), ([.invalid, .changed], .incomplete),
      ([.matched, .invalid, .matched], .incomplete),
    ] as [([Verdict], Conclusion)])
  func conclusion(verdicts: [Verdict], conclusion: Conclusion) {
    let results = verdicts.map { ScreenResult(screen: "a", verdict: $0, golden: "m/a.txt") }
    let report = SnapshotReport(manifest: "Shop", layouts: [.compact, .regular], results: results)
    #expect(report.conclusion == conclusion)
  }
}
