import ScreenSnapshot
import Testing

@testable import ScreenHarness
@testable import ScreenText

@Suite("ReportPrinter")
struct ReportPrinterTests {
  @Test("A difference of more than 60 lines ends with a note on at least two lines")
  func longDifference() {
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal,
      verboseCommand: { "snapshot --verbose \($0.screen)" })
    let note = ["… 2 more lines; to see them:", "  snapshot --verbose tea"]
    for (count, printed, rest) in [(59, 60, []), (60, 59, note)] {
      let lines = printer.diff(of: Self.result(addedLines: count))
      let hunk = ["@@ -0,0 +1,\(count) @@"] + (1...count).map { "+line \($0)" }
      #expect(
        lines == ["--- a/m/compact/tea.txt", "+++ b/m/compact/tea.txt"] + hunk.prefix(printed)
          + rest + [""])
    }
  }

  private static func result(addedLines count: Int) -> ScreenResult {
    let text = (1...count).map { "line \($0)\n" }.joined()
    let diff = UnifiedDiff(LineDiff(from: [], to: Array(text.utf8)))
    return ScreenResult(
      screen: "tea", folder: .compact, golden: "m/compact/tea.txt",
      .changed(ScreenResult.Rendering(tab: nil, path: "tea"), Difference(diff)))
  }
}
