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
        write(text, named: figure.name, marking: .added, with: links, to: &html)
      } else {
        missingText(to: &html)
      }
      if let golden = figure.golden {
        html.element("details", ["class": "before"]) { html in
          html.element("summary", text: "Golden")
          write(golden, named: "\(figure.name), golden", marking: .removed, to: &html)
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
  /// Writes a text, and its folded front matter below it, with marks on the lines of one kind.
  private func write(
    _ text: [UInt8], named name: String, marking kind: HunkLine.Kind,
    with links: ControlLinks? = nil, to html: inout HTML
  ) {
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
    html.frame(
      Array(lines[(fences.count == 2 ? fences[1] + 1 : 0)...]), maximum: Self.maximumLines,
      [
        "class": "picture", "role": "group", "aria-label": name,
        "tabindex": figure.layout == "compact" ? nil : "0",
      ], with: links)
    links?.writeOthers(to: &html)
    // The front matter of a control golden has only the name of the screen.
    guard !frontMatter.isEmpty, figure.kind == .picture else { return }
    let isMarked = frontMatter.contains { $0.tag != nil }
    html.element("details", ["open": isMarked ? "open" : nil]) { html in
      html.element("summary", text: "Front matter")
      html.frame(Array(frontMatter), maximum: Self.maximumLines, ["class": "matter"])
    }
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
