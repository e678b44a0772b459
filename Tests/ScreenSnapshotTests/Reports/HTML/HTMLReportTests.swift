import Foundation
import Testing

@testable import ScreenSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The HTML report")
struct HTMLReportTests {
  @Test("shows each difference once, where it is in the app, and every screen")
  func main() throws {
    var sample = SampleHTMLReport()
    sample.add(
      "tea", golden: SampleHTMLReport.text("tea", "tab: shelf\n", "Tea  2"),
      text: SampleHTMLReport.text("tea"))
    let page = sample.page
    let start = try #require(page.firstRange(of: "<section id=\"differences\""))
    let end = try #require(page.firstRange(of: "</main>"))
    #expect(page[start.lowerBound..<end.lowerBound] == Self.sections)
  }

  @Test("cuts a picture of very many lines, and says so")
  func longPicture() {
    var sample = SampleHTMLReport()
    let text = SampleHTMLReport.text(
      "tea", "tab: shelf\n", (1...5000).map { "│ \($0)" }.joined(separator: "\n"))
    sample.add("tea", golden: text, text: text)
    let page = sample.page
    #expect(page.contains("│ 1999") && !page.contains("│ 2001"))
    #expect(page.contains("<p class=\"note\">3002 more lines.</p>"))
  }

  @Test("is the same for the same report")
  func same() {
    #expect(Self.everything.page == Self.everything.page)
  }

  @Test("names every screen that is not matched, its reason, and every obsolete file")
  func names() {
    let sample = Self.everything
    let page = sample.page
    for result in sample.results {
      #expect(page.contains(">\(result.screen)</a>"))
      #expect(page.contains("id=\"screen-\(result.screen).compact\""))
    }
    for words in [
      "m/compact/old.txt", "m/compact/former.txt → m/compact/moved.txt", "has conflict markers",
      "m/compact/torn.txt, line 3", "no golden yet", "Tea: 2 → 3",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test("leads nowhere that is not on the page, and gives no name twice")
  func links() throws {
    let page = try Page(of: Self.everything.page)
    #expect(page.targets.isSubset(of: Set(page.identifiers)))
    #expect(Set(page.identifiers).count == page.identifiers.count)
  }

  @Test("loads nothing")
  func alone() throws {
    let page = Self.everything.page
    #expect(try Page(of: page).sources.isEmpty)
    for word in ["http:", "https:", "url(", "@import", "fetch(", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none';"))
  }

  @Test(
    "is well-formed, whatever names and texts say",
    arguments: [
      "</script><script>alert(1)</script>", "<!-- ]]> -->", "``` & &amp; \"'", "a\nb\r\nc",
      "\u{1B}[31m\u{0}\u{7F}\u{85}\u{202E}", "\u{FFFE}\u{FFFF}\u{10FFFF}", "雪国 👩‍👩‍👧 e\u{301} \u{301}",
      "",
      " ", "javascript:alert(1)", "../%2F#?a=b",
    ])
  func hostile(name: String) throws {
    var sample = SampleHTMLReport()
    sample.manifest = name
    let facts =
      "tab: \(name)\nstack:\n- \(name)\nsheet:\n  root:\n    \(name):\n  alert: \"\(name)\"\n"
    let text = SampleHTMLReport.text(name, facts, name)
    sample.add(name, golden: text + name, text: text, tab: name, note: name)
    sample.add(name, in: .regular, golden: text, text: text, tab: name)
    sample.add("\(name)1", golden: nil, text: text, tab: name)
    sample.addRenamed("\(name)2", from: "\(name)3", text: text, golden: name)
    sample.addObsolete("\(name)4", golden: name)
    sample.addInvalid("\(name)5", reason: name, line: 1)
    let page = try Page(of: sample.page)
    #expect(page.targets.isSubset(of: Set(page.identifiers)))
    #expect(Set(page.identifiers).count == page.identifiers.count)
    #expect(page.elements["script"] == 1)
    let visible = TextColumns.visible(name).trimmingCharacters(in: .whitespaces)
    #expect(page.text.contains(visible) || visible.isEmpty)
  }

  @Test("has one heading of the first level, and skips none below")
  func headings() throws {
    let levels = try Page(of: Self.everything.page).headings
    #expect(levels.first == 1)
    #expect(levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("shows what a golden was that no screen is left of, and the text of a screen as it is")
  func texts() {
    let page = Self.everything.page
    #expect(page.contains("│ gone   │"))
    #expect(page.contains("│ Tea  <ins>3</ins> │"))
    #expect(page.contains("│ Tea  <del>2</del> │"))
  }

  @Test("shows the difference of a screen whose golden is not at hand")
  func withoutGolden() {
    var sample = SampleHTMLReport()
    sample.add(
      "tea", golden: SampleHTMLReport.text("tea") + "x\n", text: SampleHTMLReport.text("tea"))
    let page = HTMLReport.text(of: sample.report, in: ReportContext(golden: { _ in nil }))
    #expect(page.contains("The text of this screen is not at hand."))
    #expect(
      page.firstRange(of: "class=\"blank\"").map { page[$0.upperBound...].contains("<table") }
        == true)
  }

  @Test("says so where there are no screens, and where all match")
  func nothing() throws {
    var sample = SampleHTMLReport()
    #expect(try Page(of: sample.page).text.contains("not all could be verified"))
    sample.add("tea", golden: SampleHTMLReport.text("tea"), text: SampleHTMLReport.text("tea"))
    #expect(try Page(of: sample.page).text.contains("Nothing does."))
  }

  @Test("says what to type, for all and for each, and where nothing can be typed says nothing")
  func commands() {
    var sample = SampleHTMLReport()
    sample.add("tea", golden: nil, text: SampleHTMLReport.text("tea"))
    sample.addObsolete("<cup>", golden: "x")
    let context = ReportContext(
      golden: { _ in nil }, nextSteps: ["To accept all:", "  tool record 'a&b'"],
      accepting: { $0.verdict == .obsolete ? "tool record --prune '<cup>'" : nil })
    let page = HTMLReport.text(of: sample.report, in: context)
    #expect(page.contains("<p class=\"note commands\">To accept all:</p>"))
    #expect(page.contains("<code>tool record 'a&amp;b'</code>"))
    #expect(page.contains("To delete it: <code>tool record --prune '&lt;cup&gt;'</code>"))
    #expect(page.components(separatedBy: "<code>").count == 3)
  }

  @Test("shows a difference that is too wide for two columns in one, where the window is narrower")
  func wide() {
    for (columns, isWide) in [(50, false), (90, true)] {
      var sample = SampleHTMLReport()
      let line = String(repeating: "a", count: columns)
      sample.add(
        "tea", golden: SampleHTMLReport.text("tea", "", line),
        text: SampleHTMLReport.text("tea", "", line + "b"))
      #expect(sample.page.contains("class=\"scroller beside wide\"") == isWide)
      #expect(sample.page.contains("class=\"scroller inline wide\"") == isWide)
    }
  }

  @Test("shows each golden of a renamed screen, and says what is missing of the run")
  func renamed() {
    var sample = SampleHTMLReport()
    for layout in ScreenLayout.allCases {
      sample.addRenamed("cup", from: "mug", in: layout, text: "a", golden: "b")
    }
    var report = sample.report
    report.problems = ["part 2 of <3> is missing"]
    let page = HTMLReport.text(of: report, in: ReportContext(golden: { _ in nil }))
    #expect(page.contains("<span class=\"headline\">was mug</span>"))
    #expect(page.contains("m/compact/mug.txt → m/compact/cup.txt"))
    #expect(page.contains("m/regular/mug.txt → m/regular/cup.txt"))
    #expect(page.contains("Not the whole: part 2 of &lt;3&gt; is missing"))
  }

  @Test("grows as the screens do")
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
  /// A screen of each verdict.
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

  /// The sections of a page with one screen, which changed.
  private static let sections = #"""
    <section id="differences" aria-labelledby="differences-title"><h2 id="differences-title">What differs</h2><fieldset class="choice"><legend>Show differences</legend><input type="radio" name="view" id="view-beside" value="beside" checked="checked" /><label for="view-beside">Side by side</label><input type="radio" name="view" id="view-inline" value="inline" /><label for="view-inline">Line by line</label></fieldset>
    <article class="group is-changed" id="is-changed"><h3><span class="badge is-changed"><span aria-hidden="true">≠ </span>changed</span> <span class="headline">Tea: 2 → 3</span></h3><ul class="links"><li data-screen="screen-tea"><a href="#screen-tea">compact/tea</a></li>
    </ul><div class="scroller beside" role="region" aria-label="compact/tea, side by side" tabindex="0"><table class="difference"><thead><tr><th scope="col">Line</th><th scope="col">Golden</th><th scope="col">Line</th><th scope="col">This run</th></tr></thead>
    <tbody><tr class="hunk"><td colspan="4">@@ -3,5 +3,5 @@</td></tr>
    <tr><td class="number">3</td><td><span class="sign"> </span>tab: shelf</td><td class="number">3</td><td><span class="sign"> </span>tab: shelf</td></tr>
    <tr><td class="number">4</td><td><span class="sign"> </span>---</td><td class="number">4</td><td><span class="sign"> </span>---</td></tr>
    <tr><td class="number">5</td><td><span class="sign"> </span>┌────────┐</td><td class="number">5</td><td><span class="sign"> </span>┌────────┐</td></tr>
    <tr><td class="number">6</td><td class="removed"><span class="sign">−</span>│ Tea  <del>2</del> │</td><td class="number">6</td><td class="added"><span class="sign">+</span>│ Tea  <ins>3</ins> │</td></tr>
    <tr><td class="number">7</td><td><span class="sign"> </span>└────────┘</td><td class="number">7</td><td><span class="sign"> </span>└────────┘</td></tr>
    </tbody></table></div>
    <div class="scroller inline" role="region" aria-label="compact/tea, line by line" tabindex="0"><table class="difference"><thead><tr><th scope="col">Golden</th><th scope="col">This run</th><th scope="col">Text</th></tr></thead>
    <tbody><tr class="hunk"><td colspan="3">@@ -3,5 +3,5 @@</td></tr>
    <tr><td class="number">3</td><td class="number">3</td><td><span class="sign"> </span>tab: shelf</td></tr>
    <tr><td class="number">4</td><td class="number">4</td><td><span class="sign"> </span>---</td></tr>
    <tr><td class="number">5</td><td class="number">5</td><td><span class="sign"> </span>┌────────┐</td></tr>
    <tr><td class="number">6</td><td class="number"></td><td class="removed"><span class="sign">−</span>│ Tea  <del>2</del> │</td></tr>
    <tr><td class="number"></td><td class="number">6</td><td class="added"><span class="sign">+</span>│ Tea  <ins>3</ins> │</td></tr>
    <tr><td class="number">7</td><td class="number">7</td><td><span class="sign"> </span>└────────┘</td></tr>
    </tbody></table></div>
    </article>
    </section>
    <section id="map" aria-labelledby="map-title"><h2 id="map-title">Map of the app</h2><p class="note">From left to right: what is pushed, with a solid line; what is presented over it, with a dashed one. A dashed box is a place that no screen ends at.</p><div class="lane"><h3>shelf<span class="count"> 1 screen</span></h3><div class="scroller" role="region" aria-label="Map of shelf" tabindex="0"><svg class="map" role="group" aria-labelledby="map-0" viewBox="0 0 230 53" width="230" height="53"><title id="map-0">Map of shelf</title>
    <g transform="translate(1 1)"><rect class="box" width="228" height="50" rx="10" /><text class="kind" x="12" y="20">tab <tspan class="case">shelf</tspan></text><a href="#screen-tea" data-screen="screen-tea" class="is-changed" aria-label="tea, changed: tab shelf"><title>tea, changed: tab shelf</title><rect class="hit" x="4" y="24" width="220" height="20" rx="4" /><text class="mark" x="12" y="38">≠</text><text class="name" x="26" y="38">tea</text></a></g>
    </svg></div></div>
    </section>
    <section id="screens" aria-labelledby="screens-title"><h2 id="screens-title">Screens</h2><p id="nothing" class="calm" hidden="hidden">No screen is like this. <button type="button" class="clear">Show all screens</button></p>
    <article class="screen is-changed" id="screen-tea" data-verdict="is-changed" data-tab="0"><header><h3><a href="#screen-tea">tea</a></h3><p class="facts"><span class="badge is-changed"><span aria-hidden="true">≠ </span>changed</span> <span class="tab">shelf</span> <span class="path">root › tea</span></p></header><div class="pictures"><figure class="compact" id="screen-tea.compact"><figcaption><span class="layout">compact</span> <span class="badge is-changed"><span aria-hidden="true">≠ </span>changed</span><span class="words"> Tea: 2 → 3</span></figcaption><pre class="picture" role="group" aria-label="compact/tea">┌────────┐
    <span class="added">│ Tea  <ins>3</ins> │</span>
    └────────┘
    </pre><details><summary>Front matter</summary><pre class="matter">screen: tea
    tab: shelf
    </pre></details><details class="before"><summary>Golden, before</summary><pre class="picture" role="group" aria-label="compact/tea, before">┌────────┐
    <span class="removed">│ Tea  <del>2</del> │</span>
    └────────┘
    </pre><details><summary>Front matter</summary><pre class="matter">screen: tea
    tab: shelf
    </pre></details></details></figure>
    </div></article>
    </section>
    """#
}

/// What a reader of XML finds on a page.
private final class Page: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var identifiers: [String] = []
  private(set) var targets: Set<String> = []
  private(set) var sources: [String] = []
  private(set) var headings: [Int] = []
  private(set) var text = ""

  init(of page: String) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
    if let identifier = attributes["id"] { identifiers.append(identifier) }
    if let target = attributes["href"], target.hasPrefix("#") {
      targets.insert(String(target.dropFirst()))
    }
    sources += ["src", "srcset", "action", "data"].compactMap { attributes[$0] }
    if let target = attributes["href"], !target.hasPrefix("#") { sources.append(target) }
    if name.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) {
      headings.append(level)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
