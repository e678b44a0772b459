import Foundation
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

@Suite("HTML report")
struct HTMLReportTests {
  @Test("The page names every result, loads no other file, and skips no level of headings")
  func everything() throws {
    let page = HTMLReport.text(
      of: SampleReport.report.report(in: ReportContext(golden: { SampleReport.goldens[$0] })))
    let xml = try ParsedXML(page)
    for result in SampleReport.report.results {
      #expect(xml.text.contains(TextColumns.visible(result.screen)))
    }
    #expect(xml.sources.isEmpty)
    for word in ["http:", "https:", "url(", "@import", "fetch(", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
    #expect(xml.headings.first == 1 && xml.headings.count { $0 == 1 } == 1)
    #expect(zip(xml.headings, xml.headings.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test(
    "The page is well-formed XML for any names and texts",
    arguments: [
      "</script><script>alert(1)</script>", "<!-- ]]> -->", "``` & &amp; \"'", "a\nb\r\nc",
      "\u{1B}[31m\u{0}\u{7F}\u{85}\u{202E}", "\u{FFFE}\u{FFFF}\u{10FFFF}", "雪国 👩‍👩‍👧 e\u{301} \u{301}",
      "",
      " ", "javascript:alert(1)", "../%2F#?a=b",
    ])
  func hostile(name: String) throws {
    var sample = SampleHTMLReport()
    sample.manifest = name
    let frontMatter =
      "tab: \(name)\nstack:\n- \(name)\nsheet:\n  root:\n    \(name):\n  alert: \"\(name)\"\n"
    let text = SampleHTMLReport.text(name, frontMatter, name)
    sample.add(name, golden: text + name, text: text, tab: name, note: name)
    sample.add(name, in: .regular, golden: text, text: text, tab: name)
    sample.add("\(name)1", golden: nil, text: text, tab: name)
    sample.add(.renamed, "\(name)2", from: "\(name)3", golden: name)
    sample.add(.obsolete, "\(name)4", golden: name)
    sample.add(.invalid, "\(name)5", golden: name, reason: name, line: 1)
    let page = try ParsedXML(sample.page)
    #expect(page.targets.isSubset(of: Set(page.identifiers)))
    #expect(Set(page.identifiers).count == page.identifiers.count)
    #expect(page.elements.count { $0.name == "script" } == 1)
    let visible = TextColumns.visible(name).trimmingCharacters(in: .whitespaces)
    #expect(page.text.contains(visible) || visible.isEmpty)
  }

  @Test("A picture has at most 2000 lines, a difference 1000, and the page counts the omitted ones")
  func longPicture() throws {
    var sample = SampleHTMLReport()
    let text = SampleHTMLReport.text(
      "tea", "tab: shelf\n", (1...2500).map { "│ \($0)" }.joined(separator: "\n"))
    sample.add("tea", golden: text.replacing("│ ", with: "│  "), text: text)
    let page = sample.page
    #expect(page.contains("│ 1999") && !page.contains("│ 2001"))
    #expect(page.contains("<p class=\"note\">502 lines omitted.</p>"))
    #expect(page.contains("<p class=\"note\">4005 lines omitted.</p>"))
  }

  @Test("A screen that matches has no text if its golden cannot be read")
  func withoutGolden() {
    var sample = SampleHTMLReport()
    sample.add("tea", golden: nil, text: SampleHTMLReport.text("tea"))
    func page() -> String {
      HTMLReport.text(of: sample.report.report(in: ReportContext(golden: { _ in nil })))
    }
    let words = "The text of this screen is not available."
    #expect(!page().contains(words))
    sample.add("cup", golden: SampleHTMLReport.text("cup"), text: SampleHTMLReport.text("cup"))
    #expect(page().contains(words))
  }
}
