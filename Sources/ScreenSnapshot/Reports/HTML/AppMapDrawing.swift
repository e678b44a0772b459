/// A part of the map as a drawing whose boxes lead to the screens.
///
/// The drawing is a group and not one image: what is inside an image cannot be reached with a
/// screen reader, and links can.
///
/// - SeeAlso: WAI-ARIA 1.2, section 5.4.1, "Presentational Children".
struct AppMapDrawing {
  private let map: AppMap
  private let layout: AppMapLayout
  private let root: Int
  private let title: String

  /// Creates the drawing of a place and all that is reached from it.
  init(of map: AppMap, from root: Int, titled title: String) {
    self.map = map
    self.root = root
    self.title = title
    layout = AppMapLayout(of: map, from: root)
  }

  /// The most characters of a name in a box.
  private static let maximumColumns = 26

  /// Writes the drawing in a scroller that the keyboard reaches.
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
    html.empty("path", ["class": "push", "d": "M\(start) \(from)H\(middle)\(turn)"])
    html.empty(
      "path",
      [
        "class": isPushed ? "push" : "present",
        "d": "M\(from == to ? middle : middle + 6) \(to)H\(box.x)",
      ])
  }

  private func write(_ box: AppMapLayout.Box, to html: inout HTML) {
    let node = map.nodes[box.node]
    html.element("g", ["transform": "translate(\(box.x) \(box.y))"]) { html in
      html.empty(
        "rect",
        [
          "class": node.screens.isEmpty ? "box empty" : "box", "width": "\(AppMapLayout.boxWidth)",
          "height": "\(box.height)", "rx": node.step.kind == .route ? "4" : "10",
        ])
      html.element("text", ["class": "kind", "x": "12", "y": "20"]) { html in
        html.text("\(node.step.kind.rawValue) ")
        html.element(
          "tspan", ["class": "case"], text: Self.short(node.step.name, besides: node.step.kind))
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
    let verdict = screen.verdicts.first
    let words = screen.verdicts.map(\.rawValue).joined(separator: ", ")
    let name = "\(screen.name), \(words): \(node.step.kind.rawValue) \(node.step.name)"
    html.element(
      "a",
      [
        "href": "#\(screen.anchor)", "data-screen": screen.anchor, "class": verdict?.styleName,
        "aria-label": name,
      ]
    ) { html in
      html.element("title", text: name)
      html.empty(
        "rect",
        [
          "class": "hit", "x": "4", "y": "\(y + 4)", "width": "\(AppMapLayout.boxWidth - 8)",
          "height": "\(AppMapLayout.lineHeight)", "rx": "4",
        ])
      html.element(
        "text", ["class": "mark", "x": "12", "y": "\(y + 18)"], text: verdict?.sign ?? "")
      html.element(
        "text", ["class": "name", "x": "26", "y": "\(y + 18)"], text: Self.short(screen.name))
    }
  }

  private static func short(_ name: String, besides kind: ScreenLocation.Kind) -> String {
    short(name, to: maximumColumns - kind.rawValue.count)
  }

  /// The beginning of a name that is too long for its box.
  private static func short(_ name: String, to columns: Int = maximumColumns) -> String {
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
