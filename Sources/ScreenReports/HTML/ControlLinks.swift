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
  ///
  /// A text on several lines is a link on the first of them, so that it is one stop of the keyboard.
  init(of figure: Report.Figure, to pictures: Set<String>) {
    let links = figure.controls.map { control in
      let name = control.target.map { "\(figure.layout)/\($0)" }
      let target = name.flatMap { pictures.contains($0) ? Report.Figure.anchor(of: $0) : nil }
      return Link(control: control, target: target)
    }
    let groups = links.grouped(by: \.control.regions.first)
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
  /// Writes the parts of a line with its controls.
  mutating func spans(
    _ spans: [LineEmphasis.Span], _ tag: String, with places: [ControlLinks.Place]
  ) {
    var rest = TextCut(spans)
    var column = 0
    for place in places {
      self.spans(rest.removeFirst(place.columns.lowerBound - column), tag)
      let text = rest.removeFirst(place.columns.count)
      column = place.columns.upperBound
      control(at: place) { $0.spans(text, tag) }
    }
    self.spans(rest.spans, tag)
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

/// The parts of a line, from which columns are cut off at the start.
private struct TextCut {
  private(set) var spans: [LineEmphasis.Span]

  init(_ spans: [LineEmphasis.Span]) { self.spans = spans }

  /// Removes the first columns, or what is left.
  mutating func removeFirst(_ columns: Int) -> [LineEmphasis.Span] {
    var room = columns
    var removed: [LineEmphasis.Span] = []
    while room > 0, let span = spans.first {
      var end = span.text.startIndex
      for cell in TextCells(span.text[...]) {
        if cell.width > room { break }
        room -= cell.width
        end = cell.text.endIndex
      }
      removed.append(.init(text: String(span.text[..<end]), isChanged: span.isChanged))
      let rest = String(span.text[end...])
      if rest.isEmpty {
        spans.removeFirst()
      } else {
        spans[0] = .init(text: rest, isChanged: span.isChanged)
        break
      }
    }
    return removed
  }
}
