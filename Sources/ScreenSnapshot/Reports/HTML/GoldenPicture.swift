import ScreenText

/// The text of a golden, of a screen or of a journey, with marked lines.
struct GoldenPicture {
  /// The lines between the two `---`; empty for a journey.
  var frontMatter: ArraySlice<LineDiff.Line> { lines[frontMatterRange] }

  private let folder: GoldenFolder

  private let lines: [LineDiff.Line]
  private let frontMatterRange: Range<Int>
  private let marks: [Int: [LineEmphasis.Span]]
  private let tag: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - folder: The folder of the golden.
  ///   - marks: The marked lines, by their numbers.
  ///   - tag: The element of marked parts, `ins` or `del`.
  init(
    _ bytes: [UInt8], in folder: GoldenFolder, marked marks: [Int: [LineEmphasis.Span]],
    as tag: String
  ) {
    self.folder = folder
    lines = LineDiff.Line.lines(of: bytes)
    // The result of `look` in a journey has front matter of its own.
    frontMatterRange = folder == .journeys ? 0..<0 : NavigationSummary.frontMatter(of: lines)
    self.marks = marks
    self.tag = tag
  }
}

extension GoldenPicture {
  /// Writes the picture, and the folded front matter below it.
  func write(to html: inout HTML, named name: String, isWide: Bool) {
    let start = frontMatterRange.lowerBound == 0 ? 0 : frontMatterRange.upperBound + 1
    frame(
      start..<lines.count, to: &html,
      [
        "class": "picture", "role": "group", "aria-label": name, "tabindex": isWide ? "0" : nil,
      ])
    // The front matter of a control golden has only the name of the screen.
    guard !frontMatter.isEmpty, folder != .controls else { return }
    let isMarked = frontMatterRange.contains { marks[$0 + 1] != nil }
    html.element("details", ["open": isMarked ? "open" : nil]) { html in
      html.element("summary", text: "Front matter")
      frame(frontMatterRange, to: &html, ["class": "matter"])
    }
  }

  /// The maximum number of lines in a frame, so that browsers can open a page of all screens.
  private static let maximumLines = 2_000

  private func frame(_ range: Range<Int>, to html: inout HTML, _ attributes: HTML.Attributes) {
    let excerpt = Excerpt(of: range, maximum: Self.maximumLines)
    html.element("pre", attributes) { html in
      for index in excerpt.prefix {
        if let spans = marks[index + 1] {
          html.element("span", ["class": tag == "ins" ? "added" : "removed"]) { html in
            html.spans(spans, tag)
          }
        } else if folder == .journeys, lines[index].bytes.starts(with: "> ".utf8) {
          html.element("b") { $0.line(lines[index]) }
        } else {
          html.line(lines[index])
        }
        html.newline()
      }
    }
    html.note(on: excerpt)
  }
}

extension HTML {
  /// Writes a note on lines that are not on the page, if there are any.
  mutating func note(on excerpt: Excerpt<some Any>) {
    if let note = excerpt.omittedLines { element("p", ["class": "note"], text: note) }
  }
}
