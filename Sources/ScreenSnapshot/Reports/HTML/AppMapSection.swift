/// The map of the app: for each tab and flow a drawing, or a list if a drawing would be too large.
struct AppMapSection {
  private let map: AppMap
  private let unmappedScreens: [ReportedScreen]
  private let connections: ScreenConnections?

  /// Creates the section.
  ///
  /// - Parameters:
  ///   - map: The screens by location.
  ///   - unmappedScreens: The screens whose location is unknown.
  ///   - connections: What taps lead to; nil if it is unknown.
  init(
    of map: AppMap, unmappedScreens: [ReportedScreen], connections: ScreenConnections? = nil
  ) {
    self.map = map
    self.unmappedScreens = unmappedScreens
    self.connections = connections
  }

  /// The maximum number of nodes in one drawing.
  private static let maximumNodes = 120

  func write(to html: inout HTML) {
    html.element("section", ["id": "map", "aria-labelledby": "map-title"]) { html in
      html.element("h2", ["id": "map-title"], text: "App map")
      html.element(
        "p", ["class": "note"],
        text: """
          A solid line leads to a pushed route, a dashed line to a presentation such as a sheet. \
          No screen ends at a dashed box.
          """)
      if connections != nil {
        html.element(
          "p", ["class": "note"],
          text: """
            Each screen below has the screens that its controls lead to, and those that lead to it. \
            Taps do not reach screens in a dashed frame.
            """)
      }
      for root in map.roots { write(root, to: &html) }
      if let connections {
        let names = map.roots.flatMap(map.nodes).flatMap { map.nodes[$0].screens.map(\.name) }
        html.unreachedScreens(connections.marks(of: names))
      }
      if !unmappedScreens.isEmpty {
        html.element("h3", text: "Not on the map")
        html.element(
          "p", ["class": "note"], text: "The location of these screens in the app is unknown.")
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
          "span", ["class": "count"], text: " \(Headline.count(screenCount, "screen"))")
      }
      if nodes.count > Self.maximumNodes {
        html.element("details") { html in
          html.element("summary", text: "\(nodes.count) locations")
          list([root], to: &html)
        }
      } else {
        AppMapDrawing(of: map, from: root, titled: "Map of \(title)", connections).write(to: &html)
      }
    }
    html.newline()
  }
}

extension AppMapSection {
  private func list(_ nodes: [Int], to html: inout HTML) {
    html.element("ul", ["class": "tree"]) { html in
      for node in nodes {
        html.element("li") { item(map.nodes[node], to: &$0) }
        html.newline()
      }
    }
  }

  private func item(_ node: AppMap.Node, to html: inout HTML) {
    html.element("span", ["class": "kind"], text: node.step.kind.rawValue)
    html.text(" \(node.step.name) ")
    for screen in node.screens {
      link(to: screen, &html)
      html.text(" ")
    }
    if !node.children.isEmpty { list(node.children, to: &html) }
  }

  private func link(to screen: ReportedScreen, _ html: inout HTML) {
    html.element(
      "a",
      [
        "href": "#\(screen.anchor)", "data-screen": screen.anchor,
        "class": screen.verdict.styleName,
      ]
    ) { html in
      html.element("span", ["class": "mark", "aria-hidden": "true"], text: screen.verdict.sign)
      html.text(" \(screen.name)")
    }
    let verdicts = screen.verdicts.filter { $0 != .matched }.map(\.rawValue)
    if !verdicts.isEmpty { html.text(" (\(verdicts.joined(separator: ", ")))") }
  }
}
