/// The text of a golden or of a screen, with marked lines.
struct GoldenPicture {
  /// The lines between the two `---`.
  var frontMatter: ArraySlice<LineDiff.Line> { lines[frontMatterRange] }

  private let lines: [LineDiff.Line]
  private let frontMatterRange: Range<Int>
  private let marks: [Int: [LineEmphasis.Span]]
  private let tag: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - marks: The marked lines, by their numbers.
  ///   - tag: The element of marked parts, `ins` or `del`.
  init(_ bytes: [UInt8], marked marks: [Int: [LineEmphasis.Span]], as tag: String) {
    lines = LineDiff.Line.lines(of: bytes)
    frontMatterRange = NavigationSummary.frontMatter(of: lines)
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
    guard !frontMatter.isEmpty else { return }
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
