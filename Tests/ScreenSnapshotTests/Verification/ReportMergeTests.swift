import ScreenContents
import TestSupport
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Merging reports")
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

  private static func result(
    _ screen: String, _ verdict: Verdict, in folder: GoldenFolder = .compact, from: String = "",
    difference: Difference = .notComputed
  ) -> ScreenResult {
    ScreenResult(
      screen: screen, folder: folder, verdict: verdict, golden: "m/\(folder)/\(screen).txt",
      from: from, difference: difference)
  }

  private static func merged(
    _ parts: [(name: String, report: SnapshotReport)], _ goldens: [String: [UInt8]] = [:]
  ) throws -> SnapshotReport {
    try SnapshotReport(merging: parts) { goldens[$0] }
  }

  @Test("A merged report has screens in declared order, followed by obsolete goldens")
  func merges() throws {
    let merged = try Self.merged([
      Self.part(2, of: 2, [Self.result("b", .changed)]),
      Self.part(
        1, of: 2,
        [
          Self.result("a", .matched), Self.result("a", .matched, in: .regular),
          Self.result("c", .matched), Self.result("x", .obsolete),
        ]),
    ])
    #expect(
      merged.results.map(\.name)
        == ["compact/a", "regular/a", "compact/b", "compact/c", "compact/x"])
    #expect(merged.conclusion == .differs)
    #expect(!merged.isPartial)
    #expect(merged.shard == nil)
  }

  @Test("A golden is not obsolete if a renamed screen of another shard owns it")
  func renamed() throws {
    let merged = try Self.merged([
      Self.part(1, of: 2, [Self.result("x", .obsolete), Self.result("y", .obsolete)]),
      Self.part(2, of: 2, [Self.result("b", .renamed, from: "m/compact/x.txt")]),
    ])
    #expect(merged.results.map(\.screen) == ["b", "y"])
  }

  @Test("Two renamed screens that matched the same golden get different goldens")
  func renamedTwice() throws {
    let old = ["x", "y", "z"].map { ("m/compact/\($0).txt", SampleReport.golden($0, ["same"])) }
    let goldens = Dictionary(uniqueKeysWithValues: old).merging(
      ["m/compact/w.txt": SampleReport.golden("w", ["other"])]) { $1 }
    func renamed(_ screen: String) -> ScreenResult {
      let diff = LineDiff(
        from: SampleReport.golden("x", ["same"]), to: SampleReport.golden(screen, ["same"]))
      return Self.result(
        screen, .renamed, from: "m/compact/x.txt",
        difference: Difference(diff, headline: "was x"))
    }
    let parts = [
      Self.part(
        1, of: 4, [renamed("a"), Self.result("w", .obsolete), Self.result("y", .obsolete)]),
      Self.part(2, of: 4, [renamed("b")]), Self.part(3, of: 4, [renamed("c")]),
      Self.part(4, of: 4, []),
    ]
    let merged = try Self.merged(parts, goldens)
    #expect(merged.results.map(\.screen) == ["a", "b", "c", "w"])
    #expect(merged.results.map(\.verdict) == [.renamed, .renamed, .new, .obsolete])
    #expect(merged.results.map(\.from) == ["m/compact/x.txt", "m/compact/y.txt", nil, nil])
    #expect(merged.results.map(\.headline) == ["was x", "was y", nil, nil])
    for (result, golden) in zip(
      merged.results, [goldens["m/compact/x.txt"], goldens["m/compact/y.txt"], nil])
    {
      #expect(result.text(over: golden) == SampleReport.golden(result.screen, ["same"]))
    }
  }

  @Test("A missing shard makes the report partial and incomplete")
  func missing() throws {
    let parts = [Self.part(1, of: 3, [Self.result("a", .matched)]), Self.part(3, of: 3, [])]
    let merged = try Self.merged(parts)
    #expect(merged.isPartial)
    #expect(merged.conclusion == .incomplete)
    #expect(merged.problems == ["shard 2 of 3 is missing"])
    let many = try Self.merged([Self.part(3, of: 1_000_000, [])])
    #expect(
      many.problems == [
        "shards 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, and 999989 more of 1000000 are missing"
      ])
  }

  @Test("Errors of a shard are merged with the name of its report")
  func problems() throws {
    var part = Self.part(1, of: 1, [Self.result("a", .matched)])
    part.report.problems = ["cannot write the html report 'x': Is a directory"]
    let merged = try Self.merged([part])
    #expect(
      merged.problems == ["1.json: cannot write the html report 'x': Is a directory"])
    #expect(merged.conclusion == .incomplete)
    #expect(!merged.isPartial)
  }

  @Test("Reports with different layouts or screens are rejected")
  func otherSelections() throws {
    func part(_ index: Int, _ layouts: [ScreenLayout], _ patterns: [String]) -> SnapshotReport {
      var report = SnapshotReport(
        manifest: "Shop", layouts: layouts, results: [], shard: Shard(index: index, of: 2))
      report.selection.patterns = patterns
      return report
    }
    var excluding = part(2, [.compact], [])
    excluding.selection.exclusions = ["cart"]
    for other in [part(2, [.regular], []), part(2, [.compact], ["a*"]), excluding] {
      let error = try thrownError(ReportMergeError.self) {
        try Self.merged([("1.json", part(1, [.compact], [])), ("2.json", other)])
      }
      #expect(error == .selectionMismatch("1.json", "2.json"))
      #expect(
        error.description == """
          1.json and 2.json have different layouts or screens, so the merged report would be incomplete
          hint: run all shards with the same screens, --layout and --exclude
          """)
    }
  }

  @Test("A shard can be empty, but not all shards")
  func empty() throws {
    let merged = try Self.merged([Self.part(1, of: 1, [])])
    #expect(merged.conclusion == .incomplete)
    #expect(throws: ReportMergeError.nothing) { try Self.merged([]) }
  }

  @Test(
    "Reports of different runs are rejected",
    arguments: [
      (
        [part(1, of: 2, []), part(1, of: 2, [])],
        "1.json and 1.json are both shard 1/2\nhint: remove one of them"
      ),
      (
        [part(1, of: 2, []), part(2, of: 3, [])],
        "1.json is shard 1/2, but 2.json is shard 2/3\nhint: merge the shards of one run"
      ),
      (
        [part(1, of: 2, []), part(2, of: 2, [], manifest: "Cafe")],
        "2.json belongs to manifest Cafe, but the first report belongs to Shop\n"
          + "hint: merge the reports of one harness at a time"
      ),
      (
        [part(1, of: 2, [result("a", .new)]), part(2, of: 2, [result("a", .new)])],
        "1.json and 2.json both contain compact/a\n"
          + "hint: merge the shards of one run; no two shards have the same screen"
      ),
    ])
  func refused(parts: [(name: String, report: SnapshotReport)], message: String) throws {
    let error = try thrownError(ReportMergeError.self) { try Self.merged(parts) }
    #expect(error.description == message)
  }
}
