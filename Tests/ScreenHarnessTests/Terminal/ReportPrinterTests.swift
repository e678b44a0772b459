import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("ReportPrinter")
struct ReportPrinterTests {
  @Test("A difference of more than 60 lines ends with a note on at least two lines")
  func longDifference() throws {
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal,
      verboseCommand: { "snapshot --verbose \($0)" })
    let note = ["… 2 more lines; to see them:", "  snapshot --verbose compact/tea"]
    for (count, printed, rest) in [(59, 60, []), (60, 59, note)] {
      let group = ResultGroup(alike: [Self.result(addedLines: count)])
      let entry = try #require(group).entry(in: [.compact])
      let hunk = ["@@ -0,0 +1,\(count) @@"] + (1...count).map { "+line \($0)" }
      let header = ["--- a/m/compact/tea.txt", "+++ b/m/compact/tea.txt"]
      let lines: [String] = header + hunk.prefix(printed) + rest + [""]
      #expect(Array(printer.lines(on: entry).dropFirst()) == lines)
    }
  }

  private static func result(addedLines count: Int) -> ScreenResult {
    let text = (1...count).map { "line \($0)\n" }.joined()
    return ScreenResult(
      screen: "tea", folder: .compact, golden: "m/compact/tea.txt", verdict: .changed,
      difference: Difference(from: [], to: Array(text.utf8)))
  }

  @Test("Only with --verbose, an audit names all screens; it prints no control characters")
  func audit() {
    let screens = ["shelf", "cart", "cup", "plate\u{1B}"]
    var isolation = LawFindings(.isolation)
    isolation.checkedCount = 20
    isolation.violations = screens.map { screen in
      Violation(
        law: .isolation, cause: .stays(["a sheet"]), screen: screen,
        previous: "filter", steps: [.show(screen: screen)], expected: "shelf",
        found: "shelf\nend")
    }
    isolation.groups = AuditGroup.groups(of: isolation.violations, in: AuditOrder(of: screens))
    var links = LawFindings(.links)
    links.checkedCount = 1
    for screen in screens { links.omit(.noLink, on: screen) }
    var report = AuditReport(manifest: "Shop", laws: [isolation, links])
    report.failures = [ScreenFailure(screen: "cup", reason: "the cup is\nbroken")]
    func lines(_ verbosity: ReportPrinter.Verbosity) -> [String] {
      ReportPrinter(style: Style(isColored: false), verbosity: verbosity).lines(on: report.report)
    }
    let short = lines(.normal)
    #expect(short.contains("  a sheet stays (.leftovers): after filter, on 4 screens"))
    #expect(short.contains("  found:    shelf␊end"))
    #expect(short.contains("invalid   cup  the cup is␊broken"))
    #expect(!short.contains { $0.contains("plate") })
    let long = lines(.verbose)
    #expect(
      long.contains("  a sheet stays (.leftovers): after filter, on shelf, cart, cup and plate␛"))
    #expect(long.contains("    cart, cup, plate␛, shelf"))
  }
}
