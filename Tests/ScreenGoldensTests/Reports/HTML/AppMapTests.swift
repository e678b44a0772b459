import Testing

@testable import ScreenReports

@Suite("App map")
struct AppMapTests {
  private static func screen(
    _ name: String, _ flow: String?, _ tab: String?, _ steps: (String, String)...
  ) -> Report.Screen {
    let figure = Report.Figure(
      name: name, layout: "compact", kind: .picture, badge: .init("matched", .matched), detail: nil,
      text: nil, golden: nil, file: name)
    let steps = steps.map { Report.AppLocation.Step(kind: $0, name: $1) }
    return Report.Screen(
      name: name, figures: [figure], location: .init(flow: flow, tab: tab, steps: steps))
  }

  @Test("A map has the steps to each screen, also those at which no screen ends")
  func tree() {
    let screens = [
      Self.screen("shelf", "open", "shelf"),
      Self.screen("tea", "open", "shelf", ("route", "item")),
      Self.screen("edit", "open", "shelf", ("route", "item"), ("sheet", "edit")),
      Self.screen("pick", "open", "shelf", ("sheet", "scan"), ("route", "pick")),
      Self.screen("closed", "closed", nil), Self.screen("bare", nil, nil),
    ]
    let report = Report(product: "", manifest: "Shop", title: { "\($0)" }, conclusion: .matched)
    var html = HTML()
    AppMapSection(of: screens, in: report).write(to: &html)
    func link(_ name: String) -> String {
      """
       <a href="#screen-\(name)" class="is-matched" aria-label="\(name), matched">\
      <span class="mark" aria-hidden="true">✓ </span>\(name)</a>
      """
    }
    #expect(
      html.markup == """
        <section id="map" aria-labelledby="map-title"><h2 id="map-title">App map</h2>
        <h3>open › shelf<span class="count"> 4 screens</span></h3>\(link("shelf"))\
        <ul class="map"><li><span class="kind">route item</span>\(link("tea"))\
        <ul class="map"><li class="last"><span class="kind">sheet edit</span>\(link("edit"))</li>
        </ul>
        </li>
        <li><span class="kind">sheet scan</span>\
        <ul class="map"><li class="last"><span class="kind">route pick</span>\(link("pick"))</li>
        </ul>
        </li>
        </ul>
        <h3>closed<span class="count"> 1 screen</span></h3>\(link("closed"))\
        <h3>Shop<span class="count"> 1 screen</span></h3>\(link("bare"))</section>

        """)
  }
}
