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
