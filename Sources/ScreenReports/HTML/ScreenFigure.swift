import ScreenText

/// A screen in one layout, or a journey: its text, and the picture of its golden if they differ.
struct ScreenFigure {
  private let figure: Report.Figure
  private let rows: DifferenceRows?
  private let links: ControlLinks

  /// Creates a figure whose controls are links to pictures that are on the page.
  init(_ figure: Report.Figure, linkingTo pictures: Set<String>) {
    self.figure = figure
    links = ControlLinks(of: figure, to: pictures)
    rows = figure.diff.map { DifferenceRows(of: $0) }
  }

  /// Writes the figure, with the text of this run before its golden.
  func write(to html: inout HTML, _ anchor: String) {
    // A link to a picture with controls moves the focus there, so that its controls are next.
    html.element(
      "figure",
      [
        "class": figure.layout, "id": anchor, "tabindex": links.isEmpty ? nil : "-1",
        "aria-label": figure.name,
      ]
    ) { html in
      caption(to: &html)
      if let text = figure.text {
        write(
          text, named: figure.name, to: &html, marked: rows?.added, as: "ins", with: links)
      } else {
        missingText(to: &html)
      }
      if let golden = figure.golden {
        html.element("details", ["class": "before"]) { html in
          html.element("summary", text: "Golden")
          write(
            golden, named: "\(figure.name), golden", to: &html, marked: rows?.removed, as: "del")
        }
      }
    }
    html.newline()
  }

  private func caption(to html: inout HTML) {
    html.element("figcaption") { html in
      html.element("span", ["class": "layout"], text: figure.layout)
      html.text(" ")
      html.badge(figure.badge)
      if let detail = figure.detail {
        html.element("span", ["class": "words"], text: " \(detail)")
      }
    }
  }

  private func missingText(to html: inout HTML) {
    html.element("div", ["class": "blank"]) { html in
      html.element("p", text: figure.reason ?? "The text of this screen is not available.")
      html.element("p", ["class": "file"], text: figure.file)
    }
  }
}

// MARK: - Text

extension ScreenFigure {
  /// Writes a text, and its folded front matter below it.
  private func write(
    _ text: [UInt8], named name: String, to html: inout HTML,
    marked marks: [Int: [LineEmphasis.Span]]?, as tag: String, with links: ControlLinks? = nil
  ) {
    let marks = marks ?? [:]
    let lines = LineDiff.Line.lines(of: text)
    // The result of 'look' in a journey has front matter of its own.
    let fences =
      figure.kind == .journey ? [] : lines.indices.filter { lines[$0].text == "---" }.prefix(2)
    let frontMatter = fences.count == 2 ? fences[0] + 1..<fences[1] : nil
    let body = (frontMatter.map { $0.upperBound + 1 } ?? 0)..<lines.count
    // A picture that may have to be scrolled needs to be focusable.
    frame(
      lines, body, to: &html, marks, tag,
      [
        "class": "picture", "role": "group", "aria-label": name,
        "tabindex": figure.layout == "compact" ? nil : "0",
      ], links)
    links?.writeOthers(to: &html)
    // The front matter of a control golden has only the name of the screen.
    guard let frontMatter, figure.kind == .picture else { return }
    let isMarked = frontMatter.contains { marks[$0 + 1] != nil }
    html.element("details", ["open": isMarked ? "open" : nil]) { html in
      html.element("summary", text: "Front matter")
      frame(lines, frontMatter, to: &html, marks, tag, ["class": "matter"])
    }
  }

  /// The maximum number of lines in a frame, so that browsers can open a page of all screens.
  private static let maximumLines = 2_000

  private func frame(
    _ lines: [LineDiff.Line], _ range: Range<Int>, to html: inout HTML,
    _ marks: [Int: [LineEmphasis.Span]], _ tag: String, _ attributes: HTML.Attributes,
    _ links: ControlLinks? = nil
  ) {
    let excerpt = Excerpt(of: range, maximum: Self.maximumLines)
    html.element("pre", attributes) { html in
      for index in excerpt.prefix {
        let text = lines[index].text
        let places = links?.places(on: index - range.lowerBound) ?? []
        if let spans = marks[index + 1] {
          html.element("span", ["class": tag == "ins" ? "added" : "removed"]) { html in
            html.spans(spans, tag, with: places)
          }
        } else if !places.isEmpty {
          let text = Self.withoutReturn(text)
          html.spans([.init(text: text, isChanged: false)], tag, with: places)
        } else if figure.kind == .journey, text.hasPrefix("> ") {
          html.element("b") { $0.cells(Self.withoutReturn(text)) }
        } else {
          html.cells(Self.withoutReturn(text))
        }
        html.newline()
      }
    }
    html.note(on: excerpt)
  }

  /// The text of a line that may end with CR LF.
  private static func withoutReturn(_ text: String) -> String {
    text.last == "\r" ? String(text.dropLast()) : text
  }
}
