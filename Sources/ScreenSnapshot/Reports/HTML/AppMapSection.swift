import ScreenText

/// The map of the app: for each tab and flow a drawing, or a list if a drawing would be too large.
struct AppMapSection {
  private let map: AppMap
  private let unmappedScreens: [Report.Screen]
  private let connections: Report.Connections?

  init(of screens: [Report.Screen], in report: Report) {
    map = AppMap(of: screens, named: report.manifest)
    unmappedScreens = screens.filter { $0.isInApp && $0.location == nil }
    connections = report.connections
  }

  static let content = (name: "map", title: "App map")

  /// The maximum number of nodes in one drawing.
  private static let maximumNodes = 120

  func write(to html: inout HTML) {
    html.section(Self.content.name, title: Self.content.title) { html in
      html.note(
        """
        A solid line leads to a pushed route, a dashed line to a presentation such as a sheet. \
        No screen ends at a dashed box.
        """)
      if connections != nil {
        html.note(
          """
          Each screen below has the screens that its controls lead to, and those that lead to it. \
          Taps do not reach screens in a dashed frame.
          """)
      }
      for root in map.roots { write(root, to: &html) }
      connections?.writeUnreached(
        among: map.roots.flatMap(map.nodes).flatMap { map.nodes[$0].screens.map(\.name) }, to: &html
      )
      if !unmappedScreens.isEmpty {
        html.element("h3", text: "Not on the map")
        html.note("The location of these screens in the app is unknown.")
        html.element("ul", ["class": "links"]) { html in
          for screen in unmappedScreens { html.element("li") { link(to: screen, &$0) } }
        }
      }
    }
  }

  private func write(_ root: Int, to html: inout HTML) {
    let nodes = map.nodes(from: root)
    let title = [map.nodes[root].flow, map.nodes[root].step.name].compactMap(\.self)
      .joined(separator: " › ")
    let screenCount = nodes.reduce(0) { $0 + map.nodes[$1].screens.count }
    html.element("div", ["class": "lane"]) { html in
      html.element("h3") { html in
        html.text(title)
        html.element(
          "span", ["class": "count"], text: " \(WordList.count(screenCount, "screen"))")
      }
      if nodes.count > Self.maximumNodes {
        html.folded(under: "\(nodes.count) locations") { list([root], to: &$0) }
      } else {
        AppMapDrawing(of: map, from: root, connections)
          .write(to: &html, titled: "Map of \(title)", identifier: "map-\(root)")
      }
    }
    html.newline()
  }

  private func list(_ nodes: [Int], to html: inout HTML) {
    html.element("ul", ["class": "tree"]) { html in
      for node in nodes {
        html.element("li") { item(map.nodes[node], to: &$0) }
        html.newline()
      }
    }
  }

  private func item(_ node: AppMap.Node, to html: inout HTML) {
    html.element("span", ["class": "kind"], text: node.step.kind)
    html.text(" \(node.step.name) ")
    for screen in node.screens {
      link(to: screen, &html)
      html.text(" ")
    }
    if !node.children.isEmpty { list(node.children, to: &html) }
  }

  private func link(to screen: Report.Screen, _ html: inout HTML) {
    let badges = screen.badges
    html.element(
      "a",
      ["href": "#\(screen.anchor)", "data-screen": screen.anchor, "class": badges[0].styleName]
    ) { html in
      html.element("span", ["class": "mark", "aria-hidden": "true"], text: badges[0].tone.sign)
      html.text(" \(screen.name)")
    }
    let words = badges.filter { $0.tone != .matched }.map(\.word)
    if !words.isEmpty { html.text(" (\(words.joined(separator: ", ")))") }
  }
}
