import ScreenText

/// The controls of a picture as links to other pictures, or with their effects as tooltips.
struct ControlLinks {
  private let layout: String

  /// The names of the pictures on the page.
  private let pictures: Set<String>

  /// The places by line, from the start of the line to its end.
  private let places: [Int: [Place]]

  /// The controls without a text of their own in the picture.
  private let others: [Report.Control]

  /// The controls whose text is in some columns of a line: several for a menu that is closed.
  struct Place {
    let columns: Range<Int>
    let controls: [Report.Control]

    /// The anchor of the picture that the only control leads to; nil without a link.
    let target: String?

    /// Whether an earlier line has the start of the text.
    let isContinued: Bool
  }

  static let none = Self(layout: "", pictures: [], places: [:], others: [])

  private init(
    layout: String, pictures: Set<String>, places: [Int: [Place]], others: [Report.Control]
  ) {
    (self.layout, self.pictures, self.places, self.others) = (layout, pictures, places, others)
  }

  /// Finds the controls of a figure, which lead to pictures in the same layout.
  init(of figure: Report.Figure, to pictures: Set<String>) {
    let groups = figure.controls.grouped(by: \.regions)
    var places: [Int: [Place]] = [:]
    for (regions, controls) in groups {
      for (position, region) in regions.enumerated() {
        places[region.line, default: []].append(
          Place(
            columns: region.columns, controls: controls,
            target: controls.count == 1
              ? Self.target(of: controls[0], in: figure.layout, among: pictures) : nil,
            isContinued: position > 0))
      }
    }
    self.init(
      layout: figure.layout, pictures: pictures,
      places: places.mapValues { $0.sorted { $0.columns.lowerBound < $1.columns.lowerBound } },
      others: groups.filter { $0.key.isEmpty || $0.elements.count > 1 }.flatMap(\.elements))
  }

  /// The anchor of the picture that a control leads to; nil if it is not on the page.
  private static func target(
    of control: Report.Control, in layout: String, among pictures: Set<String>
  ) -> String? {
    control.target.map { "\(layout)/\($0)" }.flatMap { name in
      pictures.contains(name) ? Report.Figure.anchor(of: name) : nil
    }
  }

  var isEmpty: Bool { places.isEmpty && others.isEmpty }

  func places(on line: Int) -> [Place] { places[line] ?? [] }

  /// Writes the controls without a text of their own in the picture.
  func writeOthers(to html: inout HTML) {
    if others.isEmpty { return }
    html.element(
      "ul", ["class": "links others", "aria-label": "Controls without a place in the picture"]
    ) { html in
      for control in others {
        html.element("li") { html in
          let target = Self.target(of: control, in: layout, among: pictures)
          if let target {
            html.element("a", ["href": "#\(target)"], text: control.label)
            html.text(": \(control.effect)")
          } else {
            html.text(control.sentence)
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
    let label = place.controls.map(\.sentence).joined(separator: "; ")
    if let target = place.target {
      element(
        "a",
        [
          "href": "#\(target)", "title": place.controls[0].effectAndTarget, "aria-label": label,
          "tabindex": place.isContinued ? "-1" : nil,
          "aria-hidden": place.isContinued ? "true" : nil,
        ], text)
    } else {
      let tooltip = place.controls.count == 1 ? place.controls[0].effect : label
      element("span", ["class": "control", "title": tooltip]) { html in
        text(&html)
        if !place.isContinued {
          html.element("span", ["class": "spoken"], text: " (\(tooltip))")
        }
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
