import Testing

@testable import ScreenSnapshot

@Suite("The report of a run")
struct SnapshotReportTests {
  private static func result(
    _ verdict: Verdict, _ screen: String = "a", in layout: ScreenLayout = .compact
  ) -> ScreenResult {
    ScreenResult(
      screen: screen, layout: layout, verdict: verdict, golden: "m/\(layout)/\(screen).txt")
  }

  private static func report(_ results: [ScreenResult]) -> SnapshotReport {
    SnapshotReport(manifest: "Shop", layouts: ScreenLayout.allCases, results: results)
  }

  @Test(
    "has the worst status of its verdicts, and is never green without one",
    arguments: [
      ([], 2), ([.matched], 0), ([.matched, .changed], 1), ([.new], 1), ([.obsolete], 1),
      ([.invalid, .changed], 2), ([.matched, .invalid, .matched], 2),
    ] as [([Verdict], Int32)])
  func status(verdicts: [Verdict], status: Int32) {
    #expect(Self.report(verdicts.map { Self.result($0) }).status == status)
  }

  @Test("counts verdicts, and each screen once")
  func counts() {
    let report = Self.report([
      Self.result(.matched), Self.result(.changed, in: .regular), Self.result(.matched, "b"),
      Self.result(.obsolete, "c"),
    ])
    #expect(report.counts == [.matched: 2, .changed: 1, .obsolete: 1])
    #expect(report.screenCount == 2)
  }

  @Test("is one JSON object, sorted, without what is absent")
  func json() throws {
    var first = Self.result(.matched, "Tea & \"Cake\" ☕️/\u{1B}")
    (first.tab, first.path) = ("shelf", "product › sheet edit")
    (first.hasContent, first.note) = (true, "has CRLF line ends")
    var last = Self.result(.invalid, "cart", in: .regular)
    (last.reason, last.line) = ("has conflict markers", 7)
    let report = Self.report([first, Self.result(.obsolete, "gone"), last])
    #expect(
      try report.json() == #"""
        {
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
              "reason" : "has conflict markers",
              "screen" : "cart",
              "verdict" : "invalid"
            }
          ],
          "status" : 2
        }

        """#)
  }

  @Test("is an object also without screens")
  func empty() throws {
    #expect(
      try Self.report([]).json() == """
        {
          "counts" : {

          },
          "layouts" : [
            "compact",
            "regular"
          ],
          "manifest" : "Shop",
          "partial" : false,
          "schema" : 1,
          "screens" : [

          ],
          "status" : 2
        }

        """)
  }
}
