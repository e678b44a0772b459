/// A golden's text with the lines in it that stand out.
struct GoldenPicture {
  /// The lines between the two `---`.
  var frontMatter: ArraySlice<LineDiff.Line> { lines[facts.frontMatter] }

  private let lines: [LineDiff.Line]
  private let facts: NavigationSummary
  private let marks: [Int: [LineEmphasis.Span]]
  private let tag: String

  /// Takes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - marks: Lines that stand out, by their numbers.
  ///   - tag: The element that says why.
  init(_ bytes: [UInt8], marked marks: [Int: [LineEmphasis.Span]], as tag: String) {
    lines = LineDiff.Line.lines(of: bytes)
    facts = NavigationSummary(of: lines)
    self.marks = marks
    self.tag = tag
  }
}

extension GoldenPicture {
  /// Writes the picture in a frame, and the front matter folded under it.
  func write(to html: inout HTML, named name: String, isWide: Bool) {
    frame(
      picture, to: &html,
      [
        "class": "picture", "role": "group", "aria-label": name, "tabindex": isWide ? "0" : nil,
      ])
    guard !facts.frontMatter.isEmpty else { return }
    let isMarked = facts.frontMatter.contains { marks[$0 + 1] != nil }
    html.element("details", ["open": isMarked ? "open" : nil]) { html in
      html.element("summary", text: "Front matter")
      frame(facts.frontMatter, to: &html, ["class": "matter"])
    }
  }

  /// What stands below the second `---`; all, where there are no two.
  private var picture: Range<Int> {
    let start = facts.frontMatter.lowerBound == 0 ? 0 : facts.frontMatter.upperBound + 1
    return start..<lines.count
  }

  /// The most lines of one picture: a page of all screens is to open everywhere.
  private static let maximumLines = 2_000

  /// Writes lines as they are.
  private func frame(_ range: Range<Int>, to html: inout HTML, _ attributes: HTML.Attributes) {
    let left = range.count - Self.maximumLines
    defer {
      if left > 0 { html.element("p", ["class": "note"], text: "\(left) more lines.") }
    }
    html.element("pre", attributes) { html in
      for index in range.prefix(Self.maximumLines) {
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
  }
}
