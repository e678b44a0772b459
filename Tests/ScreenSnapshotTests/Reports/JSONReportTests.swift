import Foundation
import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("A JSON report")
struct JSONReportTests {
  @Test("gives back what was written, byte for byte")
  func roundTrip() throws {
    var report = SampleReport.report
    report.shard = Shard(index: 2, of: 3)
    report.isPartial = true
    let json = try report.json()
    let read = try SnapshotReport(json: Data(json.utf8))
    #expect(try read.json() == json)
    #expect(read.results.map(\.diff) == report.results.map(\.diff))
    #expect(read.status == 2)
    #expect(read.layouts == report.layouts)
  }

  @Test("tells the texts of this run, with the goldens")
  func texts() throws {
    let read = try SnapshotReport(json: Data(SampleReport.report.json().utf8))
    for result in read.results {
      let golden = SampleReport.goldens[result.from ?? result.golden]
      #expect(result.text(over: golden) == SampleReport.texts[result.golden], "\(result.name)")
    }
  }

  @Test("keeps line ends and bytes that are no text, beside what people read")
  func exactBytes() throws {
    let text = SampleReport.golden("tea", ["│ Tea │"])
    let returns = Array(String(decoding: text, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    for golden in [returns + [0x41, 0x0D, 0x0A], text + [0xE2, 0x94]] {
      var result = ScreenResult(
        screen: "tea", layout: .compact, verdict: .changed, golden: "m/tea.txt")
      result.setDiff(from: golden, to: text)
      let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
      let read = try SnapshotReport(json: Data(report.json().utf8))
      #expect(read.results[0].text(over: golden) == text)
      let lines = read.results[0].diff?.hunks.flatMap(\.lines).filter { $0.kind != .context } ?? []
      #expect(lines.map(\.kind) == [.removed])
    }
  }

  @Test("tells what went wrong besides the screens")
  func problems() throws {
    var report = SampleReport.report
    report.problems = ["the html report x cannot be written: Is a directory"]
    let read = try SnapshotReport(json: Data(report.json().utf8))
    #expect(read.problems == report.problems)
    #expect(read.status == 2)
  }

  @Test("is refused where its part is none, or its differences are left out, as by a list")
  func incomplete() throws {
    var report = SampleReport.report
    report.shard = Shard(index: 2, of: 3)
    let odd = try report.json().replacing("\"index\" : 2", with: "\"index\" : 7")
    let first = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(odd.utf8)) }
    #expect(first.description == "it is no JSON report: 'shard' cannot be read")
    let list = try report.json(hasDiffs: false)
    let second = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(list.utf8)) }
    #expect(
      second.description
        == "it is no JSON report: compact/tea has no diff, as in what 'list' prints")
  }

  @Test(
    "is refused where it is none, with a reason",
    arguments: [
      ("", "it is no JSON report: it is not valid JSON"),
      ("[]", "it is no JSON report: '' is of another type"),
      ("{}", "it is no JSON report: it has no 'schema'"),
      (
        #"{"schema":2}"#,
        "it has the schema 2, and this tool reads 1; use the same version for all parts"
      ),
      (#"{"schema":1}"#, "it is no JSON report: it has no 'manifest'"),
      (
        #"{"schema":1,"manifest":7}"#, "it is no JSON report: 'manifest' is of another type"
      ),
    ])
  func refused(text: String, message: String) throws {
    let error = try thrownError(JSONReportError.self) { try SnapshotReport(json: Data(text.utf8)) }
    #expect(error.description == message)
  }
}
