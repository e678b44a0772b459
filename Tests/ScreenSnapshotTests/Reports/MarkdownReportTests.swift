import Testing

@testable import ScreenSnapshot

@Suite("Markdown report")
struct MarkdownReportTests {
  @Test("The comment has the headlines, the folded differences and the next steps")
  func text() {
    let report = SnapshotReport(
      manifest: "Shop", layouts: [.compact, .regular],
      results: SampleReport.report.results.filter {
        ["tea", "cup", "new", "gone", "fork"].contains($0.screen)
      })
    let steps = ["To accept the differences, for review and commit:", "  swift run Shop record"]
    #expect(
      MarkdownReport.text(of: report, nextSteps: steps) == """
        ### `Shop`: not all could be verified

        4 screens in 2 layouts: 1 matched, 2 changed, 1 renamed, 1 obsolete, 1 invalid

        **changed** · `Tea: 5 → 6`

        `tea`

        <details><summary><code>compact/tea</code></summary>

        ```diff
        @@ -2,5 +2,5 @@
         screen: tea
         tab: shelf
         ---
        -│ Tea  5 │
        +│ Tea  6 │
         │ More  │
        ```

        </details>

        **renamed** · `was old`

        - `manifests/Shop/compact/old.txt` → `manifests/Shop/compact/new.txt`

        **invalid** · `has conflict markers`

        - `manifests/Shop/compact/fork.txt`, line 7

        **obsolete** · `belongs to no screen`

        - `manifests/Shop/compact/gone.txt`

        To accept the differences, for review and commit:

        ```sh
        swift run Shop record
        ```

        """)
  }

  @Test("The comment names every screen that does not match, and escapes its name")
  func hostile() {
    let text = MarkdownReport.text(of: SampleReport.report, nextSteps: [])
    for result in SampleReport.report.differences where result.screen != SampleReport.hostile {
      #expect(text.contains(result.verdict == .obsolete ? result.golden : result.screen))
    }
    #expect(!text.contains("```` <script>"))
    #expect(text.contains("```compact/<script>alert(1)</script> ]]> ::error::x `a``b` | "))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("<summary><code>compact/&lt;script&gt;"))
  }

  @Test("A comment with too many differences fits the limit, and names every screen")
  func size() {
    let results = (0..<500).map { index in
      let lines = (0..<60).map { "│ line \($0) of \(index) │" }
      let diff = LineDiff(
        from: SampleReport.golden("s", lines), to: SampleReport.golden("s", lines.map { $0 + "!" }))
      return ScreenResult(
        screen: "screen\(index)", verdict: .changed, golden: "m/screen\(index).txt",
        difference: Difference(diff, headline: "60 lines changed"))
    }
    let text = MarkdownReport.text(
      of: SnapshotReport(manifest: "Shop", layouts: [.compact], results: results), nextSteps: [])
    #expect(text.utf16.count <= 65_536)
    #expect(text.contains("```diff"))
    #expect(
      text.hasSuffix(
        " differences omitted to fit in a comment. Other report formats contain all.\n"))
    #expect(results.allSatisfy { text.contains("`compact/\($0.screen)`") })
  }

  @Test("A comment with too many headlines has only the names")
  func manyHeadlines() {
    let results = (0..<2000).map { index in
      ScreenResult(
        screen: "screen\(index)", folder: .compact, verdict: index < 1000 ? .crashed : .invalid,
        golden: "m/screen\(index).txt", reason: "the reason of screen \(index), which is its own")
    }
    let text = MarkdownReport.text(
      of: SnapshotReport(manifest: "Shop", layouts: [.compact], results: results), nextSteps: [])
    #expect(text.utf16.count <= 65_536)
    #expect(
      text.hasPrefix(
        """
        ### `Shop`: not all could be verified

        2000 screens: 1000 invalid, 1000 crashed

        **invalid**

        `compact/screen1000`, `compact/screen1001`, 
        """))
    #expect(
      text.hasSuffix(
        """
        `compact/screen999`

        Headlines omitted to fit in a comment. Other report formats contain all.

        """))
    #expect(results.allSatisfy { text.contains("`compact/\($0.screen)`") })
  }
}
