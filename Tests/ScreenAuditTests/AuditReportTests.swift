import TestApps
import TestSupport
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Reports of an audit")
struct AuditReportTests {
  /// A report in which each text is the same one.
  private static func report(_ text: String) -> AuditReport {
    let violation = Violation(
      law: .controls, cause: .controlDoesNothing, screen: text, previous: text, control: text,
      steps: [.show(screen: text)], expected: text, found: text)
    var law = LawFindings(.controls)
    law.checkedCount = 1
    law.omit(LawGap(text), on: text)
    law.groups = [AuditGroup(of: [violation], confirmed: nil, in: AuditOrder(of: []))]
    var report = AuditReport(manifest: text, laws: [law])
    report.usedExceptions = [.init(.links, text, control: text, because: text)]
    report.staleExceptions = report.usedExceptions
    report.failures = [ScreenFailure(screen: text, reason: text)]
    report.problems = [text]
    return report
  }

  @Test(
    "XML and HTML are well-formed for any names and texts",
    arguments: [
      hostileText, "</script><script>alert(1)</script>", "<!-- ]]> -->", "``` & &amp; \"'",
      "a\nb\r\nc", "\u{1B}[31m\u{0}\u{202E}", "", "|",
    ])
  func hostile(text: String) throws {
    let report = Self.report(text)
    let junit = try ParsedXML(try report.text(as: .junit))
    #expect(
      Set(junit.elements.map(\.name)) == [
        "testsuites", "testsuite", "testcase", "failure", "error", "system-out",
      ])
    let page = try ParsedXML(try report.text(as: .html))
    #expect(page.sources.isEmpty)
    #expect(!page.elements.contains { $0.name == "script" })
    let markdown = try report.text(as: .markdown)
    #expect(!markdown.contains("\u{1B}"))
    #expect(markdown.contains("| controls | **broken** | 1 control |"))
  }
}
