import Foundation
import ScreenContents
import ScreenReports
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering

@Suite("JSON report")
struct JSONReportTests {
  /// The keys of a report, and those of the result of a screen.
  private func keys(of report: SnapshotReport) throws -> (
    report: [String: Any], result: [String: Any]
  ) {
    let text = try report.text(as: .json)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let object = try #require(json as? [String: Any])
    let screens = try #require(object["screens"] as? [[String: Any]])
    return (object, try #require(screens.first))
  }

  @Test("A report contains errors that belong to no screen, and how the run was selected")
  func problems() throws {
    var report = SampleReport.report
    report.problems = ["cannot write the html report 'x': Is a directory"]
    report.selection = SelectionCriteria(patterns: ["compact/*"], exclusions: ["b*"])
    report.markInterrupted()
    let object = try keys(of: report).report
    #expect(object["problems"] as? [String] == report.problems)
    #expect(object["status"] as? Int == 130 && object["partial"] as? Bool == true)
    #expect(object["patterns"] as? [String] == ["compact/*"])
    #expect(object["excluded"] as? [String] == ["b*"])
  }

  @Test("The key 'patch' has the bytes of a difference that is no valid text")
  func exactBytes() throws {
    let text = SampleReport.golden("tea", ["│ Tea │"])
    func result(over golden: [UInt8]) throws -> [String: Any] {
      let result = ScreenResult(
        screen: "tea", verdict: .changed, golden: "m/tea.txt",
        difference: Difference(from: golden, to: text))
      return try keys(
        of: SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
      ).result
    }
    #expect(try result(over: text + [0x41])["patch"] == nil)
    let bytes = try #require(try result(over: text + [0xE2, 0x94])["patch"] as? String)
    let patch = try #require(Data(base64Encoded: bytes))
    #expect(patch.range(of: Data([0x2D, 0xE2, 0x94])) != nil)
  }
}
