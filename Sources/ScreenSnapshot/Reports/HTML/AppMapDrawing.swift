import ScreenText

/// A drawing of a part of the map, with links to the screens.
///
/// The drawing is a group instead of an image, because screen readers cannot reach the links inside
/// of an image.
///
/// - SeeAlso: WAI-ARIA 1.2, section 5.4.1, "Presentational Children".
struct AppMapDrawing {
  private let map: AppMap
  private let layout: AppMapLayout
  private let root: Int
  private let title: String
  private let connections: ScreenConnections?

  /// Creates the drawing of a node and its descendants, in which screens that taps do not reach are
  /// marked.
  init(
    of map: AppMap, from root: Int, titled title: String, _ connections: ScreenConnections? = nil
  ) {
    self.map = map
    self.root = root
    self.title = title
    self.connections = connections
    layout = AppMapLayout(of: map, from: root)
  }

  /// The maximum width of a name in a box.
  private static let maximumColumns = 26

  /// Writes the drawing in a region that can be scrolled with the keyboard.
  func write(to html: inout HTML) {
    html.element(
      "div", ["class": "scroller", "role": "region", "aria-label": title, "tabindex": "0"]
    ) { html in
      let attributes: HTML.Attributes = [
        "class": "map", "role": "group", "aria-labelledby": "map-\(root)",
        "viewBox": "0 0 \(layout.width) \(layout.height)", "width": "\(layout.width)",
        "height": "\(layout.height)",
      ]
      html.element("svg", attributes) { html in
        html.element("title", ["id": "map-\(root)"], text: title)
        for box in layout.boxes { connection(to: box, &html) }
        html.newline()
        for box in layout.boxes { write(box, to: &html) }
      }
    }
  }
}

extension AppMapDrawing {
  private func connection(to box: AppMapLayout.Box, _ html: inout HTML) {
    guard let parent = box.parent.map({ layout.boxes[$0] }) else { return }
    let start = parent.x + AppMapLayout.boxWidth
    let middle = start + AppMapLayout.indentation / 2
    let (from, to) = (parent.y + AppMapLayout.anchor, box.y + AppMapLayout.anchor)
    let turn = from == to ? "" : "V\(to - 6)Q\(middle) \(to) \(middle + 6) \(to)"
    let isPushed = map.nodes[box.node].step.kind == .route
    html.void("path", ["class": "push", "d": "M\(start) \(from)H\(middle)\(turn)"])
    html.void(
      "path",
      [
        "class": isPushed ? "push" : "present",
        "d": "M\(from == to ? middle : middle + 6) \(to)H\(box.x)",
      ])
  }

  private func write(_ box: AppMapLayout.Box, to html: inout HTML) {
    let node = map.nodes[box.node]
    let kind = node.step.kind.rawValue
    html.element("g", ["transform": "translate(\(box.x) \(box.y))"]) { html in
      html.void(
        "rect",
        [
          "class": node.screens.isEmpty ? "box empty" : "box", "width": "\(AppMapLayout.boxWidth)",
          "height": "\(box.height)", "rx": node.step.kind == .route ? "4" : "10",
        ])
      html.element("text", ["class": "kind", "x": "12", "y": "20"]) { html in
        html.text("\(kind) ")
        html.element(
          "tspan", ["class": "case"],
          text: Self.truncated(node.step.name, to: Self.maximumColumns - kind.count))
      }
      for (line, screen) in node.screens.enumerated() {
        link(
          to: screen, of: node, y: AppMapLayout.captionHeight + line * AppMapLayout.lineHeight,
          &html)
      }
    }
    html.newline()
  }

  private func link(to screen: ReportedScreen, of node: AppMap.Node, y: Int, _ html: inout HTML) {
    let verdicts = screen.verdicts.map(\.rawValue).joined(separator: ", ")
    let mark = connections?.mark(of: screen.name)
    let place = "\(node.step.kind.rawValue) \(node.step.name)"
    let label = "\(screen.name), \(verdicts): \(place)\(mark.map { "; \($0)" } ?? "")"
    html.element(
      "a",
      [
        "href": "#\(screen.anchor)", "data-screen": screen.anchor,
        "class": "\(screen.verdict.styleName)\(mark == nil ? "" : " unreached")",
        "aria-label": label,
      ]
    ) { html in
      html.element("title", text: label)
      html.void(
        "rect",
        [
          "class": "hit", "x": "4", "y": "\(y + 4)", "width": "\(AppMapLayout.boxWidth - 8)",
          "height": "\(AppMapLayout.lineHeight)", "rx": "4",
        ])
      html.element(
        "text", ["class": "mark", "x": "12", "y": "\(y + 18)"], text: screen.verdict.sign)
      html.element(
        "text", ["class": "name", "x": "26", "y": "\(y + 18)"],
        text: Self.truncated(screen.name, to: Self.maximumColumns))
    }
  }

  private static func truncated(_ name: String, to columns: Int) -> String {
    let name = TextColumns.visible(name)
    guard TextColumns.width(of: name) > columns else { return name }
    var (text, width) = ("", 1)
    for cell in TextCells(name[...]) {
      width += cell.width
      guard width <= columns else { break }
      text += cell.text
    }
    return text + "…"
  }
}
