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

  /// Writes the controls without a text of their own in the picture.
  func writeOthers(to html: inout HTML) {
    if others.isEmpty { return }
    html.element(
      "ul", ["class": "links others", "aria-label": "Controls without a place in the picture"]
    ) { html in
      for link in others {
        html.element("li") { html in
          if let target = link.target {
            html.element("a", ["href": "#\(target)"], text: link.control.label)
            html.text(": \(link.control.effect)")
          } else {
            html.text(link.control.sentence)
          }
        }
      }
    }
    html.newline()
  }
}

extension Report.Control {
  /// What a tap does, with the name of the screen that it leads to.
  fileprivate var effectAndTarget: String { effect + (target.map { " → \($0)" } ?? "") }

  fileprivate var sentence: String { "\(label): \(effect)" }
}

// MARK: - Lines of pictures

extension HTML {
  /// Writes a line of a picture with its controls.
  mutating func cells(_ line: String, with places: [ControlLinks.Place]) {
    var rest = line[...]
    var column = 0
    for place in places {
      cells(rest.removeFirst(columns: place.columns.lowerBound - column))
      let text = rest.removeFirst(columns: place.columns.count)
      column = place.columns.upperBound
      control(at: place) { $0.cells(text) }
    }
    cells(String(rest))
  }

  /// Writes a control as a link, or with a tooltip that screen readers read.
  private mutating func control(at place: ControlLinks.Place, _ text: (inout HTML) -> Void) {
    let label = place.links.map(\.control.sentence).joined(separator: "; ")
    let only = place.links.count == 1 ? place.links[0] : nil
    if let only, let target = only.target {
      let title = only.control.effectAndTarget
      element("a", ["href": "#\(target)", "title": title, "aria-label": label], text)
    } else {
      let tooltip = only?.control.effect ?? label
      element("span", ["class": "control", "title": tooltip]) { html in
        text(&html)
        html.element("span", ["class": "spoken"], text: " (\(tooltip))")
      }
    }
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
