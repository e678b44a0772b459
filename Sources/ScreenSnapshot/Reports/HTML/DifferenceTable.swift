import ScreenText

/// A difference as two tables, side by side and line by line; the reader chooses one.
struct DifferenceTable {
  private let rows: DifferenceRows
  private let name: String
  private let isWide: Bool

  /// Creates the tables of a difference in a named screen.
  init(of diff: UnifiedDiff, named name: String) {
    rows = DifferenceRows(of: diff)
    self.name = name
    isWide = diff.hunks.contains { hunk in
      hunk.lines.contains { TextColumns.width(of: $0.text) > Self.maximumColumns }
    }
  }

  /// The maximum width of lines that fit side by side in a window of the usual width.
  private static let maximumColumns = 64

  /// The maximum number of rows in one difference.
  private static let maximumRows = 1_000

  func write(to html: inout HTML) {
    scroller(to: &html, "beside", "\(name), side by side", sideBySide)
    scroller(to: &html, "inline", "\(name), line by line", inline)
    if isWide {
      html.element(
        "p", ["class": "note too-wide"], text: "The window is too narrow for two columns.")
    }
    let rowCount = rows.hunks.reduce(0) { $0 + $1.rows.count }
    html.note(on: Excerpt(truncatedHunks.flatMap(\.rows), of: rowCount))
  }

  /// The hunks up to the maximum number of rows.
  private var truncatedHunks: [(header: String, rows: ArraySlice<DifferenceRows.Row>)] {
    var room = Self.maximumRows
    return rows.hunks.compactMap { hunk in
      guard room > 0 else { return nil }
      let rows = hunk.rows.prefix(room)
      room -= rows.count
      return (hunk.header, rows)
    }
  }

  private func scroller(
    to html: inout HTML, _ style: String, _ label: String, _ table: (inout HTML) -> Void
  ) {
    html.element(
      "div",
      [
        "class": "scroller \(style)\(isWide ? " wide" : "")", "role": "region", "aria-label": label,
        "tabindex": "0",
      ],
      table)
    html.newline()
  }
}

// MARK: - Tables

extension DifferenceTable {
  /// How a changed line is marked.
  private enum Mark: String {
    case removed
    case added

    var sign: String { self == .removed ? "−" : "+" }
    var tag: String { self == .removed ? "del" : "ins" }
  }

  private func sideBySide(to html: inout HTML) {
    table(to: &html, ["Line", "Golden", "Line", "This run"]) { rows, html in
      for row in rows {
        html.element("tr") { html in
          for (side, mark) in [(row.old, Mark.removed), (row.new, .added)] {
            number(side, side == nil ? "number void" : "number", to: &html)
            content(of: side, row.isSame ? nil : mark, to: &html)
          }
        }
        html.newline()
      }
    }
  }

  /// Writes runs of removed lines before the lines that replace them.
  private func inline(to html: inout HTML) {
    table(to: &html, ["Golden", "This run", "Text"]) { rows, html in
      var rows = rows
      while let row = rows.first {
        let changed = rows.prefix { !$0.isSame }
        if row.isSame { inline(row.old, row.new, nil, to: &html) }
        for side in changed.compactMap(\.old) { inline(side, nil, .removed, to: &html) }
        for side in changed.compactMap(\.new) { inline(nil, side, .added, to: &html) }
        rows = rows.dropFirst(max(changed.count, 1))
      }
    }
  }

  private func inline(
    _ old: DifferenceRows.Side?, _ new: DifferenceRows.Side?, _ mark: Mark?, to html: inout HTML
  ) {
    html.element("tr") { html in
      number(old, to: &html)
      number(new, to: &html)
      content(of: new ?? old, mark, to: &html)
    }
    html.newline()
  }

  /// Writes a table with the rows of each hunk below its header.
  private func table(
    to html: inout HTML, _ columns: [String],
    _ body: (ArraySlice<DifferenceRows.Row>, inout HTML) -> Void
  ) {
    html.element("table", ["class": "difference"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for column in columns { html.element("th", ["scope": "col"], text: column) }
        }
      }
      html.newline()
      html.element("tbody") { html in
        for hunk in truncatedHunks {
          html.element("tr", ["class": "hunk"]) { html in
            html.element("td", ["colspan": "\(columns.count)"], text: hunk.header)
          }
          html.newline()
          body(hunk.rows, &html)
        }
      }
    }
  }

  private func number(
    _ side: DifferenceRows.Side?, _ style: String = "number", to html: inout HTML
  ) {
    html.element("td", ["class": style], text: side.map { "\($0.number)" } ?? "")
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
