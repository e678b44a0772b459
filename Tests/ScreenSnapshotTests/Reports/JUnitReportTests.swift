import Testing

@testable import ScreenSnapshot

@Suite("JUnit report")
struct JUnitReportTests {
  @Test("The report has a suite for each layout, and a test case for each screen")
  func text() {
    let report = SnapshotReport(
      manifest: "Shop", layouts: [.compact, .regular],
      results: SampleReport.report.results.filter { $0.screen == "tea" || $0.screen == "cup" })
    #expect(
      JUnitReport.text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Shop" tests="3" failures="2" errors="0">
          <testsuite name="Shop.compact" tests="2" failures="1" errors="0">
            <testcase classname="Shop.compact" name="cup"/>
            <testcase classname="Shop.compact" name="tea">
              <failure type="changed" message="changed: Tea: 5 → 6">manifests/Shop/compact/tea.txt
        @@ -2,5 +2,5 @@
         screen: tea
         tab: shelf
         ---
        -│ Tea  5 │
        +│ Tea  6 │
         │ More  │</failure>
            </testcase>
          </testsuite>
          <testsuite name="Shop.regular" tests="1" failures="1" errors="0">
            <testcase classname="Shop.regular" name="tea">
              <failure type="changed" message="changed: Tea: 5 → 6">manifests/Shop/regular/tea.txt
        @@ -2,5 +2,5 @@
         screen: tea
         tab: shelf
         ---
        -│ Shelf │ Tea  5 │
        +│ Shelf │ Tea  6 │
         │ More  │</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A test case keeps the name of its screen, also if its golden is obsolete")
  func stableNames() throws {
    func report(_ outcome: ScreenResult.Outcome) -> SnapshotReport {
      let path = "manifests/Shop/compact/Inside%20it.txt"
      return SnapshotReport(
        manifest: "Shop", layouts: [.compact],
        results: [ScreenResult(screen: "Inside it", folder: .compact, golden: path, outcome)])
    }
    for outcome in [.failed(reason: "closed"), ScreenResult.Outcome.obsolete] {
      let xml = try ParsedXML(JUnitReport.text(of: report(outcome)))
      #expect(xml.values(of: "name", in: "testcase") == ["Inside it"])
    }
  }

  @Test("An incomplete run results in an error")
  func partial() {
    let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [], isPartial: true)
    #expect(
      JUnitReport.text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Shop" tests="1" failures="0" errors="1">
          <testsuite name="Shop" tests="1" failures="0" errors="1">
            <testcase classname="Shop" name="run error">
              <error type="problem" message="some results of the run are missing"></error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("An XML parser finds every screen that does not match, for any names")
  func parsed() throws {
    let xml = try ParsedXML(JUnitReport.text(of: SampleReport.report))
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
