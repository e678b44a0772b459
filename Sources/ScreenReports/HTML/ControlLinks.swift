import ScreenText

/// The controls of a picture as links to other pictures, or with their effects as tooltips.
struct ControlLinks {
  /// The controls with a text in the picture, by its line and from the start of the line to its end.
  private let places: [Int: [Place]]

  /// The controls without a text of their own in the picture.
  private let others: [Link]

  /// A control, and the anchor of the picture that it leads to; nil if it is not on the page.
  struct Link {
    let control: Report.Control
    let target: String?
  }

  /// The controls whose text is in some columns of a line: several for a menu that is closed.
  struct Place {
    let columns: Range<Int>
    let links: [Link]
  }

  /// Finds the controls of a figure, which lead to pictures in the same layout.
  init(of figure: Report.Figure, to pictures: Set<String>) {
    let links = figure.controls.map { control in
      let name = control.target.map { "\(figure.layout)/\($0)" }
      let target = name.flatMap { pictures.contains($0) ? Report.Figure.anchor(of: $0) : nil }
      return Link(control: control, target: target)
    }
    let groups = links.grouped(by: \.control.region)
    var places: [Int: [Place]] = [:]
    for case (let region?, let links) in groups {
      places[region.line, default: []].append(Place(columns: region.columns, links: links))
    }
    self.places = places.mapValues { $0.sorted { $0.columns.lowerBound < $1.columns.lowerBound } }
    others = groups.filter { $0.key == nil || $0.elements.count > 1 }.flatMap(\.elements)
  }

  var isEmpty: Bool { places.isEmpty && others.isEmpty }

  func places(on line: Int) -> [Place] { places[line] ?? [] }

  /// The controls without a text of their own in the picture; nil if all have one.
  var otherControls: HTML? {
    if others.isEmpty { return nil }
    let items = HTML.all(others) { link in
      let control = link.control
      guard let target = link.target else { return .element("li", text: control.sentence) }
      let anchor = HTML.element("a", ["href": "#\(target)"], text: control.label)
      return .element("li", [anchor, .text(": \(control.effect)")])
    }
    let label = "Controls without a place in the picture"
    return [.element("ul", ["class": "links others", "aria-label": label], items), .newline]
  }
}

extension Report.Control {
  /// What a tap does, with the name of the screen that it leads to.
  fileprivate var effectAndTarget: String { effect + (target.map { " → \($0)" } ?? "") }

  fileprivate var sentence: String { "\(label): \(effect)" }
}

// MARK: - Lines of pictures

extension HTML {
  /// A line of a picture with its controls.
  static func cells(_ line: String, with places: [ControlLinks.Place]) -> HTML {
    var rest = line[...]
    var column = 0
    let start = HTML.all(places) { place in
      let before = rest.removeFirst(columns: place.columns.lowerBound - column)
      let text = rest.removeFirst(columns: place.columns.count)
      column = place.columns.upperBound
      return [cells(before), control(at: place, cells(text))]
    }
    return [start, cells(String(rest))]
  }

  /// A control as a link, or with a tooltip that screen readers read.
  private static func control(at place: ControlLinks.Place, _ text: HTML) -> HTML {
    let label = place.links.map(\.control.sentence).joined(separator: "; ")
    let only = place.links.count == 1 ? place.links[0] : nil
    if let only, let target = only.target {
      let title = only.control.effectAndTarget
      return element("a", ["href": "#\(target)", "title": title, "aria-label": label], text)
    }
    let tooltip = only?.control.effect ?? label
    let spoken = element("span", ["class": "spoken"], text: " (\(tooltip))")
    return element("span", ["class": "control", "title": tooltip], [text, spoken])
  }
}

extension Substring {
  /// Removes the cells in the first columns, or what is left.
  fileprivate mutating func removeFirst(columns: Int) -> String {
    var room = columns
    let cells = TextCells(self).prefix { cell in
      room -= cell.width
      return room >= 0
    }
    let end = cells.last?.text.endIndex ?? startIndex
    defer { self = self[end...] }
    return String(self[..<end])
  }
}
