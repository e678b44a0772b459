import ScreenText

/// A drawing of a part of the map, with links to the screens: steps from left to right, siblings below
/// each other.
///
/// The drawing is a group instead of an image, because screen readers cannot reach the links inside
/// of an image.
///
/// - SeeAlso: WAI-ARIA 1.2, section 5.4.1, "Presentational Children".
struct AppMapDrawing {
  private let map: AppMap
  private let connections: Report.Connections?

  /// The boxes of the nodes, in depth-first order.
  private(set) var boxes: [Box] = []

  /// The size in CSS pixels.
  private(set) var width = 0
  private(set) var height = 0

  struct Box {
    let node: AppMap.Node

    /// The top of the parent's box; nil for the root.
    let parentY: Int?

    let x: Int
    let y: Int
    let height: Int
  }

  static let boxWidth = 228

  /// The height of the caption, and of each screen below it.
  private static let lineHeight = 20

  /// The space between two boxes below each other.
  private static let gap = 12

  /// The space between two boxes beside each other.
  private static let indentation = 44

  /// The vertical offset at which connections meet a box.
  private static let anchor = 16

  /// The maximum width of a name in a box.
  private static let maximumColumns = 26

  /// Draws a node and its descendants, in which screens that taps do not reach are marked.
  init(of map: AppMap, from root: Int, _ connections: Report.Connections? = nil) {
    (self.map, self.connections) = (map, connections)
    add(map.nodes[root], under: nil, depth: 0)
    height -= Self.gap - 2
  }

  private mutating func add(_ node: AppMap.Node, under parent: Box?, depth: Int) {
    let box = Box(
      node: node, parentY: parent?.y, x: 1 + depth * (Self.boxWidth + Self.indentation),
      y: max(height, 1), height: (node.screens.count + 1) * Self.lineHeight + 10)
    boxes.append(box)
    width = max(width, box.x + Self.boxWidth + 1)
    // The first child stands beside its parent.
    height = box.y
    for child in node.children { add(map.nodes[child], under: box, depth: depth + 1) }
    height = max(height, box.y + box.height + Self.gap)
  }

  /// Writes the drawing in a region that can be scrolled with the keyboard.
  func write(to html: inout HTML, titled title: String, identifier: String) {
    html.element(
      "div", ["class": "scroller", "role": "region", "aria-label": title, "tabindex": "0"]
    ) { html in
      let attributes: HTML.Attributes = [
        "class": "map", "role": "group", "aria-labelledby": identifier,
        "viewBox": "0 0 \(width) \(height)", "width": "\(width)", "height": "\(height)",
      ]
      html.element("svg", attributes) { html in
        html.element("title", ["id": identifier], text: title)
        for box in boxes { connection(to: box, &html) }
        html.newline()
        for box in boxes { write(box, to: &html) }
      }
    }
  }
}

extension AppMapDrawing {
  private func connection(to box: Box, _ html: inout HTML) {
    guard let parentY = box.parentY else { return }
    let start = box.x - Self.indentation
    let middle = start + Self.indentation / 2
    let (from, to) = (parentY + Self.anchor, box.y + Self.anchor)
    let turn = from == to ? "" : "V\(to - 6)Q\(middle) \(to) \(middle + 6) \(to)"
    html.void("path", ["class": "push", "d": "M\(start) \(from)H\(middle)\(turn)"])
    html.void(
      "path",
      [
        "class": box.node.step.kind == "route" ? "push" : "present",
        "d": "M\(from == to ? middle : middle + 6) \(to)H\(box.x)",
      ])
  }

  private func write(_ box: Box, to html: inout HTML) {
    let (node, kind) = (box.node, box.node.step.kind)
    html.element("g", ["transform": "translate(\(box.x) \(box.y))"]) { html in
      html.void(
        "rect",
        [
          "class": node.screens.isEmpty ? "box empty" : "box", "width": "\(Self.boxWidth)",
          "height": "\(box.height)", "rx": kind == "route" ? "4" : "10",
        ])
      html.element("text", ["class": "kind", "x": "12", "y": "20"]) { html in
        html.text("\(kind) ")
        html.element(
          "tspan", ["class": "case"],
          text: Self.truncated(node.step.name, to: Self.maximumColumns - kind.count))
      }
      for (line, screen) in node.screens.enumerated() {
        link(to: screen, of: node, y: (line + 1) * Self.lineHeight, &html)
      }
    }
    html.newline()
  }

  private func link(to screen: Report.Screen, of node: AppMap.Node, y: Int, _ html: inout HTML) {
    let badges = screen.badges
    let mark = connections?.mark(of: screen.name)
    let label =
      "\(screen.name), \(badges.map(\.word).joined(separator: ", ")): "
      + "\(node.step.kind) \(node.step.name)\(mark.map { "; \($0)" } ?? "")"
    html.element(
      "a",
      [
        "href": "#\(screen.anchor)", "data-screen": screen.anchor,
        "class": "\(badges[0].styleName)\(mark == nil ? "" : " unreached")", "aria-label": label,
      ]
    ) { html in
      html.element("title", text: label)
      html.void(
        "rect",
        [
          "class": "hit", "x": "4", "y": "\(y + 4)", "width": "\(Self.boxWidth - 8)",
          "height": "\(Self.lineHeight)", "rx": "4",
        ])
      html.element(
        "text", ["class": "mark", "x": "12", "y": "\(y + 18)"], text: badges[0].tone.sign)
      html.element(
        "text", ["class": "name", "x": "26", "y": "\(y + 18)"],
        text: Self.truncated(screen.name, to: Self.maximumColumns))
    }
  }

  private static func truncated(_ name: String, to columns: Int) -> String {
    let name = TextColumns.visible(name)
    guard TextColumns.width(of: name) > columns else { return name }
    var width = 1
    let start = TextCells(name[...]).prefix { cell in
      width += cell.width
      return width <= columns
    }
    return start.map(\.text).joined() + "…"
  }
}
