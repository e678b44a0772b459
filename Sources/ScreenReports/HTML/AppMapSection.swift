import ScreenText

/// The map of the app: for each tab and flow a tree.
struct AppMapSection {
  private let map: AppMap
  private let unmappedScreens: [Report.Screen]

  init(of screens: [Report.Screen], in report: Report) {
    map = AppMap(of: screens, named: report.manifest)
    unmappedScreens = screens.filter { $0.isInApp && $0.location == nil }
  }

  static let content = (name: "map", title: "App map")

  func write(to html: inout HTML) {
    html.section(Self.content.name, title: Self.content.title) { html in
      html.note(
        """
        A solid line leads to a pushed route, a dashed line to a presentation such as a sheet. \
        No screen ends at a dashed box.
        """)
      for root in map.roots { write(root, to: &html) }
      if !unmappedScreens.isEmpty {
        html.element("h3", text: "Not on the map")
        html.note("The location of these screens in the app is unknown.")
        html.element("ul", ["class": "links"]) { html in
          for screen in unmappedScreens { html.element("li") { link(to: screen, to: &$0) } }
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
      html.element(
        "div",
        ["class": "scroller", "role": "region", "aria-label": "Map of \(title)", "tabindex": "0"]
      ) { tree([root], ["class": "map"], to: &$0) }
    }
    html.newline()
  }
}

// MARK: - Tree

extension AppMapSection {
  /// The maximum number of nodes without next steps that are below each other.
  private static let maximumLeaves = 12

  /// Writes nodes below each other, each with its next steps to the right; many nodes without next steps follow in
  /// several columns.
  private func tree(_ nodes: [Int], _ attributes: HTML.Attributes = [:], to html: inout HTML) {
    let leaves = nodes.filter { map.nodes[$0].children.isEmpty }
    let wraps = leaves.count > Self.maximumLeaves
    html.element("ul", attributes) { html in
      for node in wraps ? nodes.filter({ !map.nodes[$0].children.isEmpty }) : nodes {
        item(map.nodes[node], to: &html)
      }
      if !wraps { return }
      html.element("li", ["class": "push"]) { html in
        html.element("ul", ["class": "many"]) { html in
          for node in leaves { item(map.nodes[node], to: &html) }
        }
      }
      html.newline()
    }
  }

  private func item(_ node: AppMap.Node, to html: inout HTML) {
    html.element("li", ["class": node.step.kind == "route" ? "push" : "present"]) { html in
      box(node, to: &html)
      if !node.children.isEmpty { tree(node.children, to: &html) }
    }
    html.newline()
  }

  private func box(_ node: AppMap.Node, to html: inout HTML) {
    html.element("div", ["class": node.screens.isEmpty ? "box empty" : "box"]) { html in
      html.element("p", ["class": "kind"]) { html in
        html.text("\(node.step.kind) ")
        html.element("span", ["class": "case"], text: node.step.name)
      }
      for screen in node.screens {
        link(to: screen, in: ": \(node.step.kind) \(node.step.name)", to: &html)
      }
    }
  }

  /// Writes a link to a screen, with its results and its place as the label.
  private func link(
    to screen: Report.Screen, in place: String = "", to html: inout HTML
  ) {
    let badges = screen.badges
    let words = badges.map(\.word).joined(separator: ", ")
    let label = "\(screen.name), \(words)\(place)"
    html.element(
      "a",
      [
        "href": "#\(screen.anchor)", "data-screen": screen.anchor,
        "class": badges[0].styleName,
        "aria-label": label, "title": label,
      ]
    ) { html in
      html.element("span", ["class": "mark", "aria-hidden": "true"], text: badges[0].tone.sign)
      html.text(" ")
      html.element("span", ["class": "name"], text: screen.name)
    }
  }
}
