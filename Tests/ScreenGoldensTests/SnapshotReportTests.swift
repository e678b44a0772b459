import ScreenContents
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports

@Suite("SnapshotReport")
struct SnapshotReportTests {
  private static func result(
    _ verdict: Verdict, _ screen: String = "a", in folder: GoldenFolder = .compact
  ) -> ScreenResult {
    ScreenResult(
      screen: screen, folder: folder, verdict: verdict, golden: "m/\(folder)/\(screen).txt")
  }

  private static func report(_ results: [ScreenResult]) -> SnapshotReport {
    SnapshotReport(manifest: "Shop", layouts: [.compact, .regular], results: results)
  }

  @Test(
    "The conclusion of a report is the worst of its verdicts, and incomplete without results",
    arguments: [
      ([], .incomplete), ([.matched], .matched), ([.matched, .changed], .differs),
      ([.new], .differs), ([.obsolete], .differs), ([.invalid, .changed], .incomplete),
      ([.matched, .invalid, .matched], .incomplete),
    ] as [([Verdict], Conclusion)])
  func conclusion(verdicts: [Verdict], conclusion: Conclusion) {
    #expect(Self.report(verdicts.map { Self.result($0) }).conclusion == conclusion)
  }

  @Test("The JSON object has sorted keys and omits absent values")
  func json() throws {
    let name = "Tea & \"Cake\" ☕️/\u{1B}"
    let first = ScreenResult(
      screen: name, verdict: .matched, golden: "m/compact/\(name).txt", flow: "shop",
      tab: "shelf", path: "product › sheet edit", note: "has CRLF line ends")
    let last = ScreenResult(
      screen: "cart", folder: .regular, verdict: .invalid, golden: "m/regular/cart.txt",
      path: "cart", reason: "has conflict markers", line: 7)
    let report = Self.report([first, Self.result(.obsolete, "gone"), last])
    #expect(
      try report.json() == #"""
        {
          "by" : "report by Screenwalk",
          "counts" : {
            "invalid" : 1,
            "matched" : 1,
            "obsolete" : 1
          },
          "layouts" : [
            "compact",
            "regular"
          ],
          "manifest" : "Shop",
          "partial" : false,
          "schema" : 1,
          "screens" : [
            {
              "flow" : "shop",
              "golden" : "m/compact/Tea & \"Cake\" ☕️/\u001b.txt",
              "layout" : "compact",
              "note" : "has CRLF line ends",
              "path" : "product › sheet edit",
              "screen" : "Tea & \"Cake\" ☕️/\u001b",
              "tab" : "shelf",
              "verdict" : "matched"
            },
            {
              "golden" : "m/compact/gone.txt",
              "layout" : "compact",
              "screen" : "gone",
              "verdict" : "obsolete"
            },
            {
              "golden" : "m/regular/cart.txt",
              "layout" : "regular",
              "line" : 7,
              "path" : "cart",
              "reason" : "has conflict markers",
              "screen" : "cart",
              "verdict" : "invalid"
            }
          ],
          "status" : 2
        }

        """#)
  }
}
