import ScreenContents
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

@Suite("JUnit report")
struct JUnitReportTests {
  @Test("A test case keeps the name of its screen, also if its golden is obsolete")
  func stableNames() throws {
    func report(_ verdict: Verdict) -> SnapshotReport {
      let path = "manifests/Shop/compact/Inside%20it.txt"
      return SnapshotReport(
        manifest: "Shop", layouts: [.compact],
        results: [
          ScreenResult(screen: "Inside it", folder: .compact, golden: path, verdict: verdict)
        ])
    }
    for verdict in [Verdict.invalid, .obsolete] {
      let xml = try ParsedXML(try report(verdict).text(as: .junit))
      #expect(xml.values(of: "name", in: "testcase") == ["Inside it"])
    }
  }

  @Test("The content of an error starts with its message, because GitLab displays only the content")
  func reasons() throws {
    func result(_ screen: String, _ verdict: Verdict, _ reason: String) -> ScreenResult {
      let diff = LineDiff(from: Array("<5>\n".utf8), to: Array("6 & 7\n".utf8))
      return ScreenResult(
        screen: screen, verdict: verdict, golden: "m/compact/\(screen).txt", reason: reason,
        difference: Difference(diff))
    }
    let reason =
      "renders differently the second time: a value is random, or left behind by an earlier screen"
    let results = [result("slow", .timedOut, "exceeded 10 s"), result("dice", .unstable, "")]
    let text = try SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
      .text(as: .junit)
    #expect(
      text.contains(
        """
              <error type="timed out" message="timed out: exceeded 10 s">timed out: exceeded 10 s
        m/compact/slow.txt</error>
        """))
    #expect(
      text.contains(
        """
              <error type="unstable" message="unstable: \(reason)">unstable: \(reason)
        m/compact/dice.txt
        -&lt;5&gt;
        +6 &amp; 7</error>
        """))
  }

  @Test("An XML parser finds every screen that does not match, for any names")
  func parsed() throws {
    let xml = try ParsedXML(try SampleReport.report.text(as: .junit))
    let cases = xml.values(of: "name", in: "testcase")
    #expect(cases.count == SampleReport.report.results.count)
    #expect(cases.contains { $0.hasPrefix("<script>alert(1)</script> ]]> ::error::x") })
    #expect(
      xml.values(of: "type", in: "failure").sorted()
        == ["changed", "changed", "new", "obsolete", "renamed"])
    #expect(xml.values(of: "type", in: "error") == ["invalid", "invalid"])
    let elements: Set = ["testsuites", "testsuite", "testcase", "failure", "error"]
    #expect(Set(xml.elements.map(\.name)) == elements)
  }
}
