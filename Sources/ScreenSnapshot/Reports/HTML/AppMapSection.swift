/// The map of the app: a drawing for each tab and flow, or a list where a drawing would be too
/// large to be read.
struct AppMapSection {
  private let map: AppMap
  private let unmappedScreens: [ReportedScreen]

  /// Creates the section.
  ///
  /// - Parameters:
  ///   - map: The app as a tree.
  ///   - unmappedScreens: Screens of the app that no text says the place of.
  init(of map: AppMap, unmappedScreens: [ReportedScreen]) {
    self.map = map
    self.unmappedScreens = unmappedScreens
  }

  /// The most places that are drawn together.
  private static let maximumNodes = 120

  /// Writes the section.
  func write(to html: inout HTML) {
    html.element("section", ["id": "map", "aria-labelledby": "map-title"]) { html in
      html.element("h2", ["id": "map-title"], text: "Map of the app")
      legend(to: &html)
      for root in map.roots { write(root, to: &html) }
      if !unmappedScreens.isEmpty {
        html.element("h3", text: "Not on the map")
        html.element("p", ["class": "note"], text: "No text says where these screens are.")
        html.element("ul", ["class": "links"]) { html in
          for screen in unmappedScreens { html.element("li") { link(to: screen, &$0) } }
        }
      }
    }
  }

  private func legend(to html: inout HTML) {
    html.element("p", ["class": "note"]) { html in
      html.text("From left to right: what is pushed, with a solid line; what is presented over ")
      html.text("it, with a dashed one. A dashed box is a place that no screen ends at.")
    }
  }

  private func write(_ root: Int, to html: inout HTML) {
    let nodes = map.nodes(from: root)
    let title = title(of: root)
    let isLarge = nodes.count > Self.maximumNodes
    html.element("div", ["class": "lane"]) { html in
      html.element("h3") { html in
        html.text(title)
        let count = nodes.reduce(0) { $0 + map.nodes[$1].screens.count }
        html.element(
          "span", ["class": "count"], text: count == 1 ? " 1 screen" : " \(count) screens")
      }
      if isLarge {
        html.element("details") { html in
          html.element("summary", text: "\(nodes.count) places")
          list([root], to: &html)
        }
      } else {
        AppMapDrawing(of: map, from: root, titled: "Map of \(title)").write(to: &html)
      }
    }
    html.newline()
  }

  private func title(of root: Int) -> String {
    let node = map.nodes[root]
    return [node.flow, node.step.name].compactMap(\.self).joined(separator: " › ")
  }
}

// MARK: - Lists

extension AppMapSection {
  private func list(_ nodes: [Int], to html: inout HTML) {
    html.element("ul", ["class": "tree"]) { html in
      for node in nodes {
        html.element("li") { item(node, to: &$0) }
        html.newline()
      }
    }
  }

  private func item(_ node: Int, to html: inout HTML) {
    let node = map.nodes[node]
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
        "class": screen.verdicts.first?.styleName,
      ]
    ) { html in
      html.element(
        "span", ["class": "mark", "aria-hidden": "true"], text: screen.verdicts.first?.sign ?? "")
      html.text(" \(screen.name)")
    }
    let words = screen.verdicts.filter { $0 != .matched }.map(\.rawValue)
    if !words.isEmpty { html.text(" (\(words.joined(separator: ", ")))") }
  }
}
