import Foundation
import ScreenContents
import TestSupport
import Testing

@testable import ScreenGoldens
@testable import ScreenReports
@testable import ScreenText

@Suite("Reports with any names and texts")
struct HostileReportTests {
  static let texts = [
    hostileText, "</script><script>alert(1)</script>", "<!-- ]]> -->", "``` & &amp; \"'",
    "a\nb\r\nc", "\u{1B}[31m\u{0}\u{7F}\u{85}\u{202E}", "\u{FFFE}\u{FFFF}\u{10FFFF}",
    "雪国 👩‍👩‍👧 e\u{301} \u{301}", "", " ", "javascript:alert(1)", "../%2F#?a=b",
  ]

  @Test(
    "The page is XML, names every result, loads no other file, and has each target once",
    arguments: texts)
  func html(text: String) throws {
    let report = SampleReport(text).report
    let page = try report.text(as: .html)
    let xml = try ParsedXML(page)
    for result in report.results {
      let name = TextColumns.visible(result.screen).trimmingCharacters(in: .whitespaces)
      #expect(xml.text.contains(name) || name.isEmpty)
    }
    #expect(xml.targets.isSubset(of: Set(xml.identifiers)))
    #expect(Set(xml.identifiers).count == xml.identifiers.count)
    #expect(xml.elements.count { $0.name == "script" } == 1)
    #expect(xml.sources.isEmpty)
    for word in ["http:", "https:", "url(", "@import", "fetch(", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
    #expect(xml.headings.first == 1 && xml.headings.count { $0 == 1 } == 1)
    #expect(zip(xml.headings, xml.headings.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("An XML parser finds a test case for each result, with its verdict", arguments: texts)
  func junit(text: String) throws {
    let report = SampleReport(text).report
    let xml = try ParsedXML(try report.text(as: .junit))
    #expect(
      xml.values(of: "name", in: "testcase").count == report.results.count)
    #expect(
      xml.values(of: "type", in: "failure").sorted()
        == ["changed", "changed", "changed", "new", "obsolete", "renamed"])
    #expect(xml.values(of: "type", in: "error") == ["invalid", "invalid"])
    let elements: Set = ["testsuites", "testsuite", "testcase", "failure", "error"]
    #expect(Set(xml.elements.map(\.name)) == elements)
  }

  @Test("A comment has names and texts in code alone, and a patch has each note on one line")
  func markdown() throws {
    let report = SampleReport(hostileText).report
    let text = try report.text(as: .markdown)
    for result in report.differences where !result.screen.hasPrefix(hostileText) {
      #expect(text.contains(result.screen))
    }
    #expect(!text.contains("```` <script>"))
    #expect(text.contains("```compact/<script>alert(1)</script> ]]> ::error::x `a``b` | "))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("<summary><code>compact/&lt;script&gt;"))
    let note = ": the \(TextColumns.visible(hostileText)) could not be loaded\n"
    #expect(try report.text(as: .patch).contains(note))
  }

  @Test("A test case keeps the name of its screen, also if its golden is obsolete")
  func stableNames() throws {
    for verdict in [Verdict.invalid, .obsolete] {
      let result = ScreenResult(verdict, "Inside it")
      let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
      let xml = try ParsedXML(try report.text(as: .junit))
      #expect(xml.values(of: "name", in: "testcase") == ["Inside it"])
    }
  }

  @Test("A picture has at most 2000 lines, a difference 1000, and the page counts the omitted ones")
  func longPicture() throws {
    let lines = (1...2500).map { "│ \($0)" }
    let result = ScreenResult(
      .changed, "tea", from: SampleReport.golden("tea", lines.map { "\($0) │" }),
      to: SampleReport.golden("tea", lines))
    let page = try SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
      .text(as: .html)
    #expect(page.contains("│ 2000") && !page.contains("│ 2001"))
    #expect(page.contains("<p class=\"note\">500 lines omitted.</p>"))
    #expect(page.contains("<p class=\"note\">4004 lines omitted.</p>"))
  }

  @Test("A screen that matches has no text if its golden cannot be read", arguments: [true, false])
  func withoutGolden(isReadable: Bool) throws {
    let golden = SampleReport.golden("cup", ["│ Cup │"])
    let result = ScreenResult(.matched, "cup", to: golden)
    var report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [result])
    report.readGolden = { _ in isReadable ? golden : nil }
    let page = try report.text(as: .html)
    #expect(page.contains("The text of this screen is not available.") != isReadable)
  }
}
