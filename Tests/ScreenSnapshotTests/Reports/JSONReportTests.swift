import Foundation
import ScreenContents
import TestSupport
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("JSON report")
struct JSONReportTests {
  @Test("A report that is read and written again is equal byte for byte")
  func roundTrip() throws {
    var report = SampleReport.report
    report.shard = Shard(index: 2, of: 3)
    report.isPartial = true
    let json = try report.json()
    let read = try SnapshotReport(json: Data(json.utf8))
    #expect(try read.json() == json)
    #expect(read.results.map(\.diff) == report.results.map(\.diff))
    #expect(read.conclusion == .incomplete)
    #expect(read.layouts == report.layouts)
  }

  @Test("A report and the goldens give the texts of the run")
  func texts() throws {
    let read = try SnapshotReport(json: Data(SampleReport.report.json().utf8))
    for result in read.results {
      let golden = SampleReport.goldens[result.from ?? result.golden]
      #expect(result.text(over: golden) == SampleReport.texts[result.golden], "\(result.name)")
    }
  }

  @Test("A report preserves line endings and invalid UTF-8 in its patch")
  func exactBytes() throws {
    let text = SampleReport.golden("tea", ["│ Tea │"])
    let returns = Array(String(decoding: text, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    for golden in [returns + [0x41, 0x0D, 0x0A], text + [0xE2, 0x94]] {
      let result = ScreenResult(
        screen: "tea", verdict: .changed, golden: "m/tea.txt",
        difference: Difference(from: golden, to: text))
      let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
      let read = try SnapshotReport(json: Data(report.json().utf8))
      #expect(read.results[0].text(over: golden) == text)
      let lines = read.results[0].diff?.hunks.flatMap(\.lines).filter { $0.kind != .context } ?? []
      #expect(lines.map(\.kind) == [.removed])
    }
  }

  @Test("A report contains errors that belong to no screen")
  func problems() throws {
    var report = SampleReport.report
    report.problems = ["cannot write the html report 'x': Is a directory"]
    let read = try SnapshotReport(json: Data(report.json().utf8))
    #expect(read.problems == report.problems)
    #expect(read.conclusion == .incomplete)
  }

  @Test("A report with an invalid shard or without differences is rejected")
  func incomplete() throws {
    var report = SampleReport.report
    report.shard = Shard(index: 2, of: 3)
    let odd = try report.json().replacing("\"index\" : 2", with: "\"index\" : 7")
    let first = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(odd.utf8)) }
    #expect(first.description == "it is not a JSON report: 'shard' cannot be read")
    let list = try report.json(hasDiffs: false)
    let second = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(list.utf8)) }
    #expect(
      second.description
        == "it is not a JSON report: compact/tea has no diff; reports of 'list --json' cannot be merged"
    )
  }

  @Test(
    "A report of an older version with tabs or flows is rejected", arguments: ["tabs", "flows"])
  func removedSelection(key: String) throws {
    let json = try SampleReport.report.json().replacing(
      "\"schema\" : 1,", with: "\"schema\" : 1, \"\(key)\" : [\"shelf\"],")
    let error = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(json.utf8)) }
    #expect(error == .removedSelection)
    #expect(
      error.description == """
        an older version selected its screens with --tab or --flow; use the same version for all shards
        """)
  }

  @Test(
    "A file that is not a report is rejected with a reason",
    arguments: [
      ("", "it is not a JSON report: it is not valid JSON"),
      ("[]", "it is not a JSON report: '' has the wrong type"),
      ("{}", "it is not a JSON report: it has no 'schema'"),
      (
        #"{"schema":2}"#,
        "it has schema 2, but this tool reads schema 1; use the same version for all shards"
      ),
      (#"{"schema":1}"#, "it is not a JSON report: it has no 'manifest'"),
      (
        #"{"schema":1,"manifest":7}"#, "it is not a JSON report: 'manifest' has the wrong type"
      ),
      (
        #"{"schema":1,"manifest":"A","status":0,"partial":false,"layouts":[],"#
          + #""counts":{"matched":1},"screens":[]}"#,
        "it is not a JSON report: its 'counts' are not those of its 'screens'"
      ),
      (
        #"{"schema":1,"manifest":"A","status":0,"partial":false,"layouts":[],"#
          + #""counts":{},"screens":[],"journeyCounts":{"new":1}}"#,
        "it is not a JSON report: its 'journeyCounts' are not those of its 'journeys'"
      ),
    ])
  func refused(text: String, message: String) throws {
    let error = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(text.utf8)) }
    #expect(error.description == message)
  }
}
