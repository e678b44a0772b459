import Testing

@testable import ScreenSnapshot

@Suite("Reports of parts")
struct ReportMergeTests {
  private static func part(
    _ index: Int, of count: Int, _ results: [ScreenResult], manifest: String = "Shop"
  ) -> (name: String, report: SnapshotReport) {
    (
      "\(index).json",
      SnapshotReport(
        manifest: manifest, layouts: [.compact], results: results,
        shard: Shard(index: index, of: count))
    )
  }

  private static func result(_ screen: String, _ verdict: Verdict, from: String? = nil)
    -> ScreenResult
  {
    ScreenResult(
      screen: screen, layout: .compact, verdict: verdict, golden: "m/\(screen).txt", from: from)
  }

  @Test("are one, in the order of the parts, obsolete files last")
  func merges() throws {
    let merged = try SnapshotReport(merging: [
      Self.part(2, of: 2, [Self.result("b", .changed)]),
      Self.part(1, of: 2, [Self.result("a", .matched), Self.result("x", .obsolete)]),
    ])
    #expect(merged.results.map(\.screen) == ["a", "b", "x"])
    #expect(merged.status == 1)
    #expect(!merged.isPartial)
    #expect(merged.shard == nil)
  }

  @Test("do not call a golden obsolete that another part found to be a renamed screen's")
  func renamed() throws {
    let merged = try SnapshotReport(merging: [
      Self.part(1, of: 2, [Self.result("x", .obsolete), Self.result("y", .obsolete)]),
      Self.part(2, of: 2, [Self.result("b", .renamed, from: "m/x.txt")]),
    ])
    #expect(merged.results.map(\.screen) == ["b", "y"])
  }

  @Test("are partial without one of the parts, and never green")
  func missing() throws {
    let parts = [Self.part(1, of: 3, [Self.result("a", .matched)]), Self.part(3, of: 3, [])]
    let merged = try SnapshotReport(merging: parts)
    #expect(merged.isPartial)
    #expect(merged.status == 2)
    #expect(SnapshotReport.missingParts(among: parts.map(\.report)) == [2])
  }

  @Test("are refused where they are of other layouts or screens, which would leave some out")
  func otherSelections() {
    func part(_ index: Int, _ layouts: [ScreenLayout], _ patterns: [String]) -> SnapshotReport {
      var report = SnapshotReport(
        manifest: "Shop", layouts: layouts, results: [], shard: Shard(index: index, of: 2))
      report.patterns = patterns
      return report
    }
    for other in [part(2, [.regular], []), part(2, [.compact], ["a*"])] {
      let error = #expect(throws: ReportMergeError.otherSelection("1.json", "2.json")) {
        try SnapshotReport(merging: [("1.json", part(1, [.compact], [])), ("2.json", other)])
      }
      #expect(
        error?.description == """
          1.json and 2.json are of runs with other layouts or screens, so a part of both is missing
          hint: give all parts the same --layout and the same screens
          """)
    }
  }

  @Test("may be empty each, but not all")
  func empty() throws {
    let merged = try SnapshotReport(merging: [Self.part(1, of: 1, [])])
    #expect(merged.status == 2)
    #expect(throws: ReportMergeError.nothing) { try SnapshotReport(merging: []) }
  }

  @Test(
    "are refused where they are not parts of one run",
    arguments: [
      (
        [part(1, of: 2, []), part(1, of: 2, [])],
        "1.json and 1.json are both part 1/2\nhint: leave one of them out"
      ),
      (
        [part(1, of: 2, []), part(2, of: 3, [])],
        "1.json is part 1/2, and 2.json part 2/3\nhint: merge the parts of one run"
      ),
      (
        [part(1, of: 2, []), part(2, of: 2, [], manifest: "Cafe")],
        "2.json is of the manifest Cafe, and the first report of Shop\n"
          + "hint: merge the reports of one harness at a time"
      ),
      (
        [part(1, of: 2, [result("a", .new)]), part(2, of: 2, [result("a", .new)])],
        "1.json and 2.json both have compact/a\n"
          + "hint: merge the parts of one run; each has screens of its own"
      ),
    ])
  func refused(parts: [(name: String, report: SnapshotReport)], message: String) {
    let error = #expect(throws: ReportMergeError.self) { try SnapshotReport(merging: parts) }
    #expect(error?.description == message)
  }
}
