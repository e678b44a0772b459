import ScreenText

/// A difference as a table with the golden and the text of this run side by side.
struct DifferenceTable {
  private let rows: DifferenceRows
  private let name: String

  /// Creates the table of a difference in a named screen.
  init(of diff: UnifiedDiff, named name: String) {
    rows = DifferenceRows(of: diff)
    self.name = name
  }

  func write(to html: inout HTML) {
    html.element(
      "div", ["class": "scroller", "role": "region", "aria-label": name, "tabindex": "0"], table)
    html.newline()
  }

  private static let columns = ["Line", "Golden", "Line", "This run"]

  /// The maximum number of rows of a hunk, so that browsers can open a page of all differences.
  private static let maximumRows = 1_000

  /// Writes the rows of each hunk below its header.
  private func table(to html: inout HTML) {
    html.element("table", ["class": "difference"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for column in Self.columns { html.element("th", ["scope": "col"], text: column) }
        }
      }
      html.newline()
      html.element("tbody") { html in
        for hunk in rows.hunks {
          writeAcross(hunk.header, to: &html)
          let excerpt = Excerpt(of: hunk.rows, maximum: Self.maximumRows)
          for row in excerpt.prefix { write(row, to: &html) }
          if let note = excerpt.omittedLines { writeAcross(note, to: &html) }
        }
      }
    }
  }

  /// Writes a row of one cell.
  private func writeAcross(_ text: String, to html: inout HTML) {
    html.element("tr", ["class": "hunk"]) { html in
      html.element("td", ["colspan": "\(Self.columns.count)"], text: text)
    }
    html.newline()
  }

  private func write(_ row: DifferenceRows.Row, to html: inout HTML) {
    html.element("tr") { html in
      for (side, mark) in [(row.old, Mark.removed), (row.new, .added)] {
        let style = side == nil ? "number void" : "number"
        html.element("td", ["class": style], text: side.map { "\($0.number)" } ?? "")
        content(of: side, row.isSame ? nil : mark, to: &html)
      }
    }
    html.newline()
  }

  /// How a changed line is marked.
  private enum Mark: String {
    case removed
    case added

    var sign: String { self == .removed ? "−" : "+" }
    var tag: String { self == .removed ? "del" : "ins" }
  }

  private func content(of side: DifferenceRows.Side?, _ mark: Mark?, to html: inout HTML) {
    guard let side else { return html.element("td", ["class": "void"], text: "") }
    html.element("td", ["class": mark?.rawValue]) { html in
      html.element("span", ["class": "sign"], text: mark?.sign ?? " ")
      html.spans(side.spans, mark?.tag ?? "span")
      if !side.isTerminated {
        html.element("span", ["class": "ending"], text: " no newline at end of file")
      }
    }
  }
}

extension HTML {
  /// Writes the parts of a line, with an element around changed parts, trimmed of spaces.
  mutating func spans(_ spans: [LineEmphasis.Span], _ tag: String) {
    for span in spans {
      let isSpace = { (sign: Character) in sign == " " }
      let leading = span.text.prefix(while: isSpace)
      let rest = span.text[leading.endIndex...]
      guard span.isChanged, let last = rest.lastIndex(where: { $0 != " " }) else {
        cells(span.text)
        continue
      }
      cells(String(leading))
      element(tag) { $0.cells(String(rest[...last])) }
      cells(String(rest[rest.index(after: last)...]))
    }
  }
}
