import ScreenText

/// A screen in one layout, or a journey: its text, and the picture of its golden if they differ.
struct ScreenFigure {
  private let figure: Report.Figure
  private let links: ControlLinks

  /// Creates a figure whose controls are links to pictures that are on the page.
  init(_ figure: Report.Figure, linkingTo pictures: Set<String>) {
    self.figure = figure
    links = ControlLinks(of: figure, to: pictures)
  }

  /// The figure, with the text of this run before its golden.
  func html(_ anchor: String) -> HTML {
    let text = figure.text.map {
      html(of: $0, named: figure.name, marking: .added, with: links)
    }
    let golden = figure.golden.map { golden in
      HTML.element(
        "details", ["class": "before"],
        [
          .element("summary", text: "Golden"),
          html(of: golden, named: "\(figure.name), golden", marking: .removed),
        ])
    }
    // A link to a picture with controls moves the focus there, so that its controls are next.
    return [
      .element(
        "figure",
        [
          "class": figure.layout, "id": anchor, "tabindex": links.isEmpty ? nil : "-1",
          "aria-label": figure.name,
        ], [caption, text ?? missingText, golden]),
      .newline,
    ]
  }

  private var caption: HTML {
    let layout = HTML.element("span", ["class": "layout"], text: figure.layout)
    let detail = figure.detail.map { HTML.element("span", ["class": "words"], text: " \($0)") }
    return .element("figcaption", [layout, .text(" "), .badge(figure.badge), detail])
  }

  private var missingText: HTML {
    .element(
      "div", ["class": "blank"],
      [
        .element("p", text: figure.reason ?? "The text of this screen is not available."),
        .element("p", ["class": "file"], text: figure.file),
      ])
  }
}

// MARK: - Text

extension ScreenFigure {
  /// A text, and its folded front matter below it, with marks on the lines of one kind.
  private func html(
    of text: [UInt8], named name: String, marking kind: HunkLine.Kind,
    with links: ControlLinks? = nil
  ) -> HTML {
    let marked = figure.diff?.numbers(of: kind) ?? []
    let lines = LineDiff.Line.lines(of: text).enumerated().map { index, line -> HTML.Line in
      let isStep = figure.kind == .journey && line.text.hasPrefix("> ")
      return (marked.contains(index + 1) ? kind.tag : isStep ? "b" : nil, line.text)
    }
    // The result of 'look' in a journey has front matter of its own.
    let fences =
      figure.kind == .journey ? [] : lines.indices.filter { lines[$0].text == "---" }.prefix(2)
    let frontMatter = fences.count == 2 ? lines[(fences[0] + 1)..<fences[1]] : []
    // A picture that may have to be scrolled needs to be focusable.
    let picture = HTML.frame(
      Array(lines[(fences.count == 2 ? fences[1] + 1 : 0)...]), maximum: Self.maximumLines,
      [
        "class": "picture", "role": "group", "aria-label": name,
        "tabindex": figure.layout == "compact" ? nil : "0",
      ], with: links)
    return [picture, links?.otherControls, html(ofFrontMatter: Array(frontMatter))]
  }

  /// The lines of the front matter of a picture; nil for a control golden, whose front matter has only the name of the
  /// screen.
  private func html(ofFrontMatter lines: [HTML.Line]) -> HTML? {
    guard !lines.isEmpty, figure.kind == .picture else { return nil }
    let isMarked = lines.contains { $0.tag != nil }
    return .element(
      "details", ["open": isMarked ? "open" : nil],
      [
        .element("summary", text: "Front matter"),
        .frame(lines, maximum: Self.maximumLines, ["class": "matter"]),
      ])
  }

  /// The maximum number of lines in a frame, so that browsers can open a page of all screens.
  private static let maximumLines = 2_000
}

extension UnifiedDiff {
  /// The numbers of the lines of one kind in their text, counted from 1.
  fileprivate func numbers(of kind: HunkLine.Kind) -> Set<Int> {
    var numbers: Set<Int> = []
    for hunk in hunks {
      let start = kind == .added ? hunk.newStart : hunk.oldStart
      let lines = hunk.lines.filter { $0.kind == kind || $0.kind == .context }
      for (number, line) in lines.enumerated() where line.kind == kind {
        numbers.insert(start + number)
      }
    }
    return numbers
  }
}
