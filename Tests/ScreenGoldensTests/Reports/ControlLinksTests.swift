import ScreenContents
import TestSupport
import Testing

@testable import ScreenGoldens
@testable import ScreenReports
@testable import ScreenText

@Suite("Controls in the pictures of an HTML report")
struct ControlLinksTests {
  private static let picture = "┌────────┐\n│ 緑茶  3 │\n└────────┘\n"

  private static func control(
    _ label: String, _ effect: String, to target: String? = nil, at columns: Range<Int>? = nil
  ) -> Report.Control {
    Report.Control(
      label: label, effect: effect, target: target,
      region: columns.map { TextRegion(line: 1, columns: $0) })
  }

  /// The page of two screens that match, of which the first one has controls.
  private static func page(
    _ controls: [Report.Control], of picture: String = picture, on golden: String = picture
  ) -> String {
    let front = "---\nscreen: x\ntab: shelf\n---\n"
    let (old, new) = (Array((front + golden).utf8), Array((front + picture).utf8))
    var report = SnapshotReport(
      manifest: "Shop", layouts: [.compact],
      results: [
        ScreenResult(old == new ? .matched : .changed, "shelf", from: old, to: new),
        ScreenResult(.matched, "té (1)", to: old),
      ])
    report.readGolden = { _ in old }
    report.pictureControls = ["compact/shelf": controls]
    return HTMLReport.text(of: report.report())
  }

  private static func lines(
    _ controls: [Report.Control], of picture: String = picture, on golden: String = picture
  ) throws -> [Substring] {
    let page = page(controls, of: picture, on: golden)
    _ = try ParsedXML(page)
    let figure = try #require(page.firstRange(of: "id=\"compact/shelf\""))
    return page[figure.upperBound...].split(separator: "\n").dropFirst().prefix(3) + []
  }

  @Test("A control that leads to a picture on the page is a link, whose address has its name")
  func link() throws {
    let link = """
      <a href="#compact/t%C3%A9%20%281%29" title="push té → té (1)" aria-label="緑茶: push té">\
      <span class="w2">緑</span><span class="w2">茶</span>  3</a>
      """
    let controls = [Self.control("緑茶", "push té", to: "té (1)", at: 2..<9)]
    #expect(try Self.lines(controls).first == "│ \(link) │")
    let page = Self.page(controls)
    #expect(page.contains("id=\"compact/t%C3%A9%20%281%29\""))
    #expect(!page.contains("class=\"links others\""))
    #expect(page.contains("Controls in the pictures are links to the screens that they lead to."))
    #expect(!Self.page([]).contains("Controls in the pictures"))
  }

  @Test(
    "Any other control has its effect as a tooltip, and as a text for screen readers",
    arguments: [nil, "cart"])
  func tooltip(target: String?) throws {
    #expect(
      try Self.lines([Self.control("3", "no <change>", to: target, at: 8..<9)]).first == """
        │ <span class="w2">緑</span><span class="w2">茶</span>  <span class="control" \
        title="no &lt;change&gt;">3<span class="spoken"> (no &lt;change&gt;)</span></span> │
        """)
  }

  @Test(
    "Items of a closed menu share a tooltip, and are below the picture with the gesture to go back")
  func others() throws {
    let lines = try Self.lines([
      Self.control("A", "push a", to: "té (1)", at: 8..<9), Self.control("B", "redraw", at: 8..<9),
      Self.control("back", "pop", to: "té (1)"),
    ])
    #expect(
      lines[0].contains(
        "<span class=\"control\" title=\"A: push a; B: redraw\">3<span class=\"spoken\">"))
    #expect(
      lines[2] == """
        </pre><ul class="links others" aria-label="Controls without a place in the picture">\
        <li><a href="#compact/t%C3%A9%20%281%29">A</a>: push a</li><li>B: redraw</li>\
        <li><a href="#compact/t%C3%A9%20%281%29">back</a>: pop</li></ul>
        """)
  }

  @Test("A line that differs is marked, and its controls are links")
  func changed() throws {
    let line = try #require(
      try Self.lines(
        [Self.control("緑茶", "pop", to: "té (1)", at: 2..<9)],
        on: Self.picture.replacing("3", with: "2")
      ).first)
    #expect(line.hasPrefix("<ins>│ <a href="))
    #expect(line.hasSuffix("  3</a> │</ins>"))
  }
}
