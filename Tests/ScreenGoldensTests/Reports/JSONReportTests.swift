import Foundation
import ScreenContents
import ScreenReports
import Testing

@testable import ScreenGoldens

@Suite("JSON report")
struct JSONReportTests {
  @Test(
    "The key 'patch' has the bytes of a difference that is no valid text",
    arguments: [([0x41], nil), ([0xE2, 0x94], [0x2D, 0xE2, 0x94])] as [([UInt8], [UInt8]?)])
  func exactBytes(ending: [UInt8], patched: [UInt8]?) throws {
    let text = SampleReport.golden("tea", ["│ Tea │"])
    let result = ScreenResult(
      screen: "tea", verdict: .changed, golden: "m/tea.txt",
      difference: Difference(from: text + ending, to: text))
    let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
    let json = try JSONSerialization.jsonObject(with: Data(try report.text(as: .json).utf8))
    let screens = try #require((json as? [String: Any])?["screens"] as? [[String: Any]])
    let patch = (screens[0]["patch"] as? String).flatMap { Data(base64Encoded: $0) }
    #expect((patch == nil) == (patched == nil))
    if let patch, let patched { #expect(patch.range(of: Data(patched)) != nil) }
  }
}
