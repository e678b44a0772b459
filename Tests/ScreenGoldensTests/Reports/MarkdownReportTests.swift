import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

@Suite("Markdown report")
struct MarkdownReportTests {
  private static func text(of results: [ScreenResult]) throws -> String {
    try SnapshotReport(manifest: "Shop", layouts: [.compact], results: results).text(as: .markdown)
  }

  private static func changed(
    _ screen: String, from old: [String], to new: [String]
  ) -> ScreenResult {
    ScreenResult(
      .changed, screen, from: SampleReport.golden("s", old), to: SampleReport.golden("s", new))
  }

  @Test("Titles that do not fit in a comment are counted")
  func manyTitles() throws {
    let results = (0..<2000).map { index in
      ScreenResult(
        .crashed, "screen\(index)", reason: "the reason of screen \(index), which is its own")
    }
    let text = try Self.text(of: results)
    #expect(text.utf16.count <= 65_536)
    let shown = text.split(separator: "**crashed**").count - 1
    #expect(
      text.hasSuffix(
        """

        `compact/screen\(shown - 1)`

        \(2000 - shown) results omitted to fit in a comment; the reports in HTML and JSON contain all.

        """))
    #expect(shown > 700)
  }

  @Test(
    "A difference that does not fit in a comment is counted, and those after it are in the comment")
  func longDetails() throws {
    let long = (0..<120).map { _ in String(repeating: "x", count: 600) }
    let text = try Self.text(of: [
      Self.changed("first", from: ["a"], to: ["b"]), Self.changed("second", from: ["a"], to: long),
      Self.changed("third", from: ["a"], to: ["c"]),
    ])
    #expect(text.contains("-a\n+b\n") && text.contains("-a\n+c\n") && !text.contains("xxx"))
    #expect(text.contains("`compact/second`"))
    #expect(
      text.hasSuffix(
        "\n1 detail omitted to fit in a comment; the reports in HTML and JSON contain all.\n"))
  }

  @Test("A row of a section has the first reasons, and counts the others")
  func manyReasons() {
    let section = Report.Section(
      name: "a", title: "a", badge: Report.Badge("holds", .held),
      facts: (0...8).map { Report.Fact("fact \($0)") }, entries: [])
    var report = Report(product: "", manifest: "", title: { "\($0)" }, conclusion: .matched)
    (report.sections, report.columns) = ([section], ["law"])
    #expect(
      MarkdownReport.text(of: report).hasSuffix(
        "| a | holds | fact 0 | `fact 1`, `fact 2`, `fact 3`, `fact 4`, 4 more |\n"))
  }

  @Test("No report exceeds the maximum length of a comment", arguments: SeededGenerator.seeds(5))
  func limit(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word(_ maximum: Int) -> String {
      let part = ["a", "`", "`` ", "界", "🧪", "\u{1B}", "<b>", "\n", "e\u{301}"].randomElement(
        using: &random)
      return String(repeating: part ?? "", count: Int.random(in: 0...maximum, using: &random))
    }
    let sizes = [(1000, 20, 20), (1000, 20, 100), (1000, 200, 3), (60, 40, 2000), (3, 9, 50_000)]
    let (count, nameLength, textLength) = sizes[Int(seed % UInt64(sizes.count))]
    let results = (0..<count).map { index in
      let verdict = Verdict.allCases.randomElement(using: &random) ?? .new
      var result = ScreenResult(
        verdict, "\(word(nameLength))\(index)", from: SampleReport.golden("s", [word(textLength)]),
        to: SampleReport.golden(
          "s", (0..<Int.random(in: 0...5, using: &random)).map { _ in word(textLength) }),
        reason: word(textLength), line: index % 5 == 0 ? index : nil, note: word(textLength))
      result.from = word(nameLength)
      return result
    }
    var run = SnapshotReport(manifest: word(textLength), layouts: [.compact], results: results)
    run.problems = (0..<seed * 5 % 20).map { _ in word(textLength) }
    let command = word(textLength)
    var report = run.report { _ in command }
    report.nextSteps = (0..<seed * 3 % 7).map { _ in
      Report.NextStep(word(textLength), command: word(textLength))
    }
    #expect(MarkdownReport.text(of: report).utf16.count <= 65_536, "seed \(seed)")
  }
}
