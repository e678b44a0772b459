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
  @Test("A picture has at most 2000 lines, and the page counts the omitted ones")
  func longPicture() {
    var sample = SampleHTMLReport()
    let text = SampleHTMLReport.text(
      "tea", "tab: shelf\n", (1...5000).map { "│ \($0)" }.joined(separator: "\n"))
    sample.add("tea", golden: text, text: text)
    let page = sample.page
    #expect(page.contains("│ 1999") && !page.contains("│ 2001"))
    #expect(page.contains("<p class=\"note\">3002 lines omitted.</p>"))
  }

  @Test("The page names every screen that does not match, its reason, and every obsolete golden")
  func names() {
    let sample = Self.everything
    let page = sample.page
    for result in sample.results {
      #expect(page.contains(">\(result.screen)</a>"))
      #expect(page.contains("id=\"compact/\(result.screen)\""))
    }
    for text in [
      "m/compact/old.txt", "m/compact/former.txt → m/compact/moved.txt", "has conflict markers",
      "m/compact/torn.txt, line 3", "no golden yet", "Tea 2 → 3",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test("The page loads no other file")
  func alone() throws {
    let page = Self.everything.page
    #expect(try ParsedXML(page).sources.isEmpty)
    for word in ["http:", "https:", "url(", "@import", "fetch(", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
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
    sample.addRenamed("\(name)2", from: "\(name)3", text: text, golden: name)
    sample.addObsolete("\(name)4", golden: name)
    sample.addInvalid("\(name)5", reason: name, line: 1)
    let page = try ParsedXML(sample.page)
    #expect(page.targets.isSubset(of: Set(page.identifiers)))
    #expect(Set(page.identifiers).count == page.identifiers.count)
    #expect(page.elements.count { $0.name == "script" } == 1)
    let visible = TextColumns.visible(name).trimmingCharacters(in: .whitespaces)
    #expect(page.text.contains(visible) || visible.isEmpty)
  }

  @Test("The page has one heading of the first level, and skips no level below")
  func headings() throws {
    let levels = try ParsedXML(Self.everything.page).headings
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("A changed screen whose golden cannot be read has its text, and one that matches has none")
  func withoutGolden() {
    var sample = SampleHTMLReport()
    sample.add(
      "tea", golden: SampleHTMLReport.text("tea") + "x\n", text: SampleHTMLReport.text("tea"))
    func page() -> String {
      HTMLReport.text(of: sample.report.report(in: ReportContext(golden: { _ in nil })))
    }
    let words = "The text of this screen is not available."
    #expect(!page().contains(words))
    sample.add("cup", golden: SampleHTMLReport.text("cup"), text: SampleHTMLReport.text("cup"))
    #expect(page().contains(words))
  }

  @Test("The page states if the report has no screens, and if it has no differences")
  func nothing() throws {
    var sample = SampleHTMLReport()
    #expect(try ParsedXML(sample.page).text.contains("not all could be verified"))
    sample.add("tea", golden: SampleHTMLReport.text("tea"), text: SampleHTMLReport.text("tea"))
    #expect(try ParsedXML(sample.page).text.contains("No differences."))
  }

  @Test("The page has the commands that accept all differences and each group, if there are any")
  func commands() {
    var sample = SampleHTMLReport()
    sample.add("tea", golden: nil, text: SampleHTMLReport.text("tea"))
    sample.addObsolete("<cup>", golden: "x")
    let context = ReportContext(
      golden: { _ in nil },
      nextSteps: { _ in [.init("To accept all:", command: "tool record 'a&b'")] },
      acceptCommand: { group, _ in
        group.verdict == .obsolete ? "tool record --prune '<cup>'" : nil
      })
    let page = HTMLReport.text(of: sample.report.report(in: context))
    #expect(page.contains("<p class=\"note commands\">To accept all:</p>"))
    #expect(page.contains("<code>tool record 'a&amp;b'</code>"))
    #expect(page.contains("To delete it: <code>tool record --prune '&lt;cup&gt;'</code>"))
    #expect(page.components(separatedBy: "<code>").count == 3)
  }

  @Test("The page names both goldens of a renamed screen, and the errors of the run")
  func renamed() {
    var sample = SampleHTMLReport()
    for layout in [.compact, .regular] as [GoldenFolder] {
      sample.addRenamed("cup", from: "mug", in: layout, text: "a", golden: "b")
    }
    var report = sample.report
    report.problems = ["the page of <3> is missing"]
    let page = HTMLReport.text(of: report.report(in: ReportContext(golden: { _ in nil })))
    #expect(page.contains("<span class=\"headline\">was mug</span>"))
    #expect(page.contains("m/compact/mug.txt → m/compact/cup.txt"))
    #expect(page.contains("m/regular/mug.txt → m/regular/cup.txt"))
    #expect(page.contains("Error: the page of &lt;3&gt; is missing"))
  }

  @Test("The size of the page is linear in the number of screens")
  func size() {
    func page(of count: Int) -> Int {
      var sample = SampleHTMLReport()
      for number in 0..<count {
        let text = SampleHTMLReport.text("s\(number)")
        sample.add("s\(number)", golden: number % 2 == 0 ? text : nil, text: text)
      }
      return sample.page.utf8.count
    }
    let (none, one, two) = (page(of: 0), page(of: 400), page(of: 800))
    #expect(Double(two - none) < 2.1 * Double(one - none))
  }
}

extension HTMLReportTests {
  private static var everything: SampleHTMLReport {
    var sample = SampleHTMLReport()
    sample.add("same", golden: SampleHTMLReport.text("same"), text: SampleHTMLReport.text("same"))
    sample.add(
      "tea", golden: SampleHTMLReport.text("tea", "tab: shelf\n", "Tea  2"),
      text: SampleHTMLReport.text("tea"))
    sample.add(
      "fresh", golden: nil, text: SampleHTMLReport.text("fresh", "tab: shelf\nsheet: basket\n"))
    sample.addRenamed(
      "moved", from: "former", text: SampleHTMLReport.text("moved"),
      golden: SampleHTMLReport.text("former"))
    sample.addObsolete("old", golden: SampleHTMLReport.text("old", "tab: shelf\n", "gone  "))
    sample.addInvalid("torn", reason: "has conflict markers", line: 3)
    return sample
  }
}
