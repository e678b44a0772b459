import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

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

  // MARK: - Audits

  private static let audit: AuditReport = {
    let screens = ["shelf", "cart", "cup", "plate"]
    var isolation = AuditReport.LawResult(law: .isolation)
    isolation.checkedCount = 20
    isolation.violations = screens.map { screen in
      Violation(
        law: .isolation, cause: .stays(Leftovers([.presentation(.sheet)])),
        screen: screen, previous: "filter",
        steps: [.show(screen: "filter"), .show(screen: screen)], expected: "shelf",
        found: .state("shelf › sheet filter"))
    }
    var links = AuditReport.LawResult(law: .links)
    links.checkedCount = 1
    links.gaps = [.noLink: Omission(4, on: screens)]
    var restoration = AuditReport.LawResult(law: .restoration)
    restoration.unsupported = [.relaunch]
    var controls = AuditReport.LawResult(law: .controls)
    controls.checkedCount = 12
    controls.violations = [
      Violation(
        law: .controls, cause: .controlDoesNothing,
        screen: "cart",
        control: "Pay\u{1B}", steps: [.show(screen: "cart"), .tap(ControlReference(label: "Pay"))],
        found: .state("cart\nend"), isConfirmed: false)
    ]
    let order = AuditOrder(of: screens)
    isolation.group(in: order)
    controls.group(in: order)
    var report = AuditReport(manifest: "Shop", laws: [isolation, links, restoration, controls])
    report.usedExceptions = [
      AuditException(.controls, "filter", control: "All", because: "is on already")
    ]
    report.staleExceptions = [AuditException(.reachability, "cart*", because: "a server opens it")]
    report.failures = [ScreenFailure(screen: "cup", reason: "the cup could not be loaded")]
    return report
  }()

  private func text(_ verbosity: Options.Verbosity) -> String {
    let printer = ReportPrinter(style: Style(isColored: false), verbosity: verbosity)
    let report = Self.audit.report
    let summary = printer.summary(of: report.tallies, elapsed: .milliseconds(20))
    return (printer.lines(on: report) + [summary]).joined(separator: "\n")
  }

  @Test("A law has a line, and a finding has an example, also for hostile texts")
  func lines() {
    #expect(
      text(.normal) == """
        broken    isolation    20 jumps
          a sheet stays (.leftovers): after filter, on 4 screens
        > show filter
        > show shelf
          expected: shelf
          found:    shelf › sheet filter
          hint: if 'navigate' need not work from every screen, declare 'static let navigatesAbsolutely \
        = false' in the harness
        holds     links        1 link opened; 4 not checked: 'link(to:)' returns no link
        –         restoration  not checked; the harness does not support relaunch; implement \
        'relaunch(_:)', or make the schema of the library's routers 'Codable'
        broken    controls     12 controls
          a control does nothing (.doesNothing): 'Pay␛' on cart
        > show cart
        > tap Pay
          expected: a change
          found:    cart␊end
          not in each new process: a screen leaves something behind in the process, or the app does not do the same each time
          hint: if a control has an effect outside of navigation, declare it with 'action: .effect'; if it navigates later, wait for it in 'settle(_:)'
        excepted  controls filter 'All': is on already
        stale     reachability cart*: a server opens it; nothing needs the exception: delete it
        invalid   cup  the cup could not be loaded
        4 laws: 1 held, 2 broken, 1 not checked, 2 findings, 1 stale exception, 1 invalid (20 ms)
        """)
  }

  @Test("With --verbose, a finding names all screens, and what was not checked does, too")
  func verbose() {
    let finding = "a sheet stays (.leftovers): after filter, on shelf, cart, cup and plate\n"
    #expect(text(.verbose).contains(finding))
    #expect(
      text(.verbose).contains(
        """
        holds     links        1 link opened; 4 not checked: 'link(to:)' returns no link
          4 not checked: 'link(to:)' returns no link
            cart, cup, plate, shelf

        """))
  }
}
