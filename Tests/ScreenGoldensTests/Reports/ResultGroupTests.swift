import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

@Suite("ResultGroup")
struct ResultGroupTests {
  private static func changed(
    _ screen: String, _ old: [String], _ new: [String], in folder: GoldenFolder = .compact
  ) -> ScreenResult {
    ScreenResult(
      .changed, screen, in: folder, from: SampleReport.golden(screen, old),
      to: SampleReport.golden(screen, new))
  }

  private static func names(_ results: [ScreenResult]) -> [[String]] {
    ResultGroup.groups(of: results).map { $0.results.map(\.name) }
  }

  @Test("Results with the same changed lines are one group, in any frame and at any indentation")
  func lines() {
    let results = [
      Self.changed("a", ["│ Pages      5 │"], ["│ Pages      6 │"]),
      Self.changed("b", ["│ Price      5 │"], ["│ Price      6 │"]),
      Self.changed("c", ["│ ○ More │ Pages  5 │"], ["│ ○ More │ Pages  6 │"], in: .regular),
      Self.changed(
        "d", ["- book:", "    title: \"Dune\""], ["- book:", "    title: \"Emma\""]),
      Self.changed("e", ["sheet:", "  title: \"Dune\""], ["sheet:", "  title: \"Emma\""]),
      Self.changed("f", ["│ a │"], ["│ a │", "│ b │"]),
      Self.changed("g", ["│ c │"], ["│ c │", "│ b │"]),
      Self.changed("h", ["│ ● A  ○ B │"], ["│ ○ A  ● B │"]),
      Self.changed("i", ["│ ○ A  ● B │"], ["│ ● A  ○ B │"]),
      Self.changed("j", ["│   │", "│ a │"], ["│ a │"]),
      Self.changed("k", ["│ a │"], ["│   │", "│ a │"]),
    ]
    #expect(
      Self.names(results) == [
        ["compact/a", "regular/c"], ["compact/b"], ["compact/d", "compact/e"],
        ["compact/f", "compact/g"], ["compact/h"], ["compact/i"], ["compact/j"], ["compact/k"],
      ])
    #expect(
      ResultGroup.groups(of: results).map(\.headline) == [
        "Pages 5 → 6", "Price 5 → 6", "title: \"Dune\" → \"Emma\"", "1 line added",
        "● A  ○ B → ○ A  ● B", "○ A  ● B → ● A  ○ B", "1 line removed", "1 line added",
      ])
  }

  @Test("Groups differ in verdict and reason, and each invalid golden is its own group")
  func verdicts() {
    func result(_ screen: String, _ verdict: Verdict, _ reason: String = "", line: Int? = nil)
      -> ScreenResult
    {
      ScreenResult(verdict, screen, reason: reason, line: line)
    }
    let results = [
      result("a", .matched), result("b", .new), result("c", .invalid, "no server"),
      result("d", .new), result("e", .invalid, "no server"), result("f", .invalid, "no disk"),
      result("g", .invalid, "conflict", line: 1), result("h", .invalid, "conflict", line: 1),
      result("i", .obsolete), result("j", .obsolete),
    ]
    #expect(
      Self.names(results).map { $0.map { $0.replacing("compact/", with: "") }.joined() }
        == ["bd", "ce", "f", "g", "h", "ij"])
  }

  @Test("Unstable screens are one group if the same lines differ, and have these lines")
  func unstable() throws {
    func result(_ screen: String, _ old: String, _ new: String) -> ScreenResult {
      ScreenResult(
        .unstable, screen, from: SampleReport.golden(screen, [old]),
        to: SampleReport.golden(screen, [new]))
    }
    let results = [
      result("a", "│ Sent 1 │", "│ Sent 2 │"), result("b", "│ Sent 1 │", "│ Sent 2 │"),
      result("c", "│ Date 1 │", "│ Date 2 │"),
    ]
    #expect(Self.names(results) == [["compact/a", "compact/b"], ["compact/c"]])
    let entry = ResultGroup.groups(of: results)[0].entry(in: [.compact])
    #expect(
      entry.headline
        == "renders differently the second time: a value is random, or left behind by an earlier "
        + "screen")
    guard case .example(let example) = try #require(entry.body) else {
      Issue.record("no example")
      return
    }
    #expect(example.lines == ["-│ Sent 1 │", "+│ Sent 2 │"])
  }

  @Test("A screen in all layouts has one name")
  func names() {
    let results = [
      Self.changed("a", ["x"], ["y"]), Self.changed("a", ["x"], ["y"], in: .regular),
      Self.changed("b", ["x"], ["y"], in: .regular),
    ]
    let group = ResultGroup.groups(of: results)[0]
    #expect(group.names(in: [.compact, .regular]) == ["a", "regular/b"])
    #expect(group.names(in: [.compact]) == ["compact/a", "regular/a", "regular/b"])
  }
}
