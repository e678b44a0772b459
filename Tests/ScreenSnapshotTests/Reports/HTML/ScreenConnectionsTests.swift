import Testing

@testable import ScreenSnapshot

@Suite("Connections in an HTML report")
struct ScreenConnectionsTests {
  private static let connections = Report.Connections(
    of: ["shelf", "tea", "vault"],
    [
      ControlEdge(from: 0, control: "Tea", to: 1, place: .of("shelf › tea")),
      ControlEdge(from: 0, control: "<Help>", to: nil, place: .of("shelf › help(id: \"a\")")),
      ControlEdge(from: 1, control: "Next", to: 1, place: .of("shelf › tea")),
      ControlEdge(from: 2, control: "Exit", to: 0, place: .of("shelf")),
    ])

  private static func text(
    of screen: String, on page: Set<String> = ["shelf", "tea", "vault"],
    in connections: Report.Connections = connections
  ) -> String {
    var html = HTML()
    connections.write(screen, linkingTo: page, to: &html)
    return html.markup
  }

  @Test("A screen has links to the screens that it leads to, and to those that lead to it")
  func links() {
    #expect(
      Self.text(of: "shelf") == """
        <dl class="ways"><dt>Leads to</dt><dd><ul class="links">\
        <li><a href="#screen-tea" data-screen="screen-tea">tea</a><span class="by"> (Tea)</span></li>\
        <li><span>shelf › help(id: &quot;a&quot;)</span><span class="by"> (&lt;Help&gt;)</span></li>\
        </ul></dd><dt>Reached from</dt><dd><ul class="links">\
        <li><a href="#screen-vault" data-screen="screen-vault">vault</a><span class="by"> (Exit)</span></li>\
        </ul></dd></dl>

        """)
  }

  @Test("A screen that leads to itself is not reached from itself")
  func loop() {
    #expect(
      Self.text(of: "tea") == """
        <dl class="ways"><dt>Leads to</dt><dd><ul class="links">\
        <li><a href="#screen-tea" data-screen="screen-tea">tea</a><span class="by"> (Next)</span></li>\
        </ul></dd><dt>Reached from</dt><dd><ul class="links">\
        <li><a href="#screen-shelf" data-screen="screen-shelf">shelf</a><span class="by"> (Tea)</span></li>\
        </ul></dd></dl>

        """)
  }

  @Test("A screen off the page has no link")
  func otherPage() {
    #expect(
      Self.text(of: "vault", on: ["vault"]) == """
        <dl class="ways"><dt>Leads to</dt><dd><ul class="links">\
        <li><span>shelf</span><span class="by"> (Exit)</span></li></ul></dd></dl>

        """)
    #expect(Self.text(of: "unknown") == "")
  }

  @Test("A list of more than 12 screens is folded")
  func folded() {
    func text(of count: Int) -> String {
      let names = (0...count).map { "s\($0)" }
      let edges = (1...count).map { ControlEdge(from: $0, control: "Home", to: 0, place: .of("")) }
      return Self.text(
        of: "s0", on: Set(names), in: Report.Connections(of: names, edges))
    }
    #expect(!text(of: 12).contains("<details>"))
    #expect(text(of: 13).contains("<dd><details><summary>13 screens</summary><ul"))
  }

  @Test("The page of a report links connected screens")
  func page() throws {
    var sample = SampleHTMLReport()
    for (name, stack) in [
      ("shelf", ""), ("tea", "stack:\n- tea\n"), ("vault", "stack:\n- vault\n"),
    ] {
      let text = SampleHTMLReport.text(name, "tab: shelf\n\(stack)")
      sample.add(name, golden: text, text: text)
    }
    var report = sample.report
    report.connections = Self.connections
    report.locations = [
      "tea": Report.AppLocation(tab: "shelf", steps: [.init(kind: "route", name: "tea")])
    ]
    let text = HTMLReport.text(
      of: report.report(in: ReportContext(golden: { sample.goldens[$0] })))
    let page = try ParsedXML(text)
    #expect(page.targets.isSubset(of: Set(page.identifiers)))
    #expect(Set(page.identifiers).count == page.identifiers.count)
    #expect(text.contains(Self.text(of: "shelf")))
    #expect(text.contains("aria-label=\"tea, matched: route tea\""))
  }
}
