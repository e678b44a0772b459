/// Lines of text in frames of box-drawing characters.
///
/// Callers draw the text of each line. The canvas fills it with spaces, so that all lines have the same
/// width.
package struct Canvas {
  /// The columns between the sides of the innermost frame.
  package let columns: Int

  private var lines: [Line] = []

  private enum Line {
    /// A text as wide as the canvas.
    case text(String)
    /// A horizontal line across the frame around the canvas.
    case rule
  }

  /// Creates a canvas without a frame.
  package init(columns: Int) { self.columns = columns }

  /// The columns for text, which leaves one column free on each side.
  package var textColumns: Int { columns - 2 }

  /// The lines, each with a line feed.
  package var text: String {
    var text = ""
    for case .text(let line) in lines { text += "\(line)\n" }
    return text
  }
}

// MARK: - Lines

extension Canvas {
  /// Draws a text that fits on one line, beginning at a column.
  package mutating func line(_ text: VisibleText, at column: Int = 0) {
    let before = 1 + max(column, 0)
    add(.spaces(before) + text + .spaces(columns - before - text.width))
  }

  /// Draws an empty line.
  package mutating func blank() { line(.empty) }

  /// Draws a text that fits on one line at the trailing edge.
  package mutating func trailing(_ text: VisibleText) {
    line(text, at: textColumns - text.width)
  }

  /// Draws a text that fits on one line in the center.
  package mutating func centered(_ text: VisibleText) {
    line(text, at: (textColumns - text.width) / 2)
  }

  /// Draws a horizontal line across the frame around the canvas.
  package mutating func rule() { lines.append(.rule) }

  private mutating func add(_ text: VisibleText) { lines.append(.text(text.text)) }

  private mutating func add(_ text: String) { lines.append(.text(text)) }
}

// MARK: - Frames

extension Canvas {
  /// Draws a frame around the result of the closure.
  package mutating func framed(_ draw: (inout Canvas) -> Void) {
    var inner = Canvas(columns: columns - 2)
    draw(&inner)
    let border = Self.border(inner.columns)
    add("┌\(border)┐")
    for line in inner.lines {
      switch line {
      case .text(let text): add("│\(text)│")
      case .rule: add("├\(border)┤")
      }
    }
    add("└\(border)┘")
  }

  /// Leaves columns free on both sides of the result of the closure, which draws no rules.
  package mutating func inset(_ leading: Int, _ trailing: Int, _ draw: (inout Canvas) -> Void) {
    var inner = Canvas(columns: columns - leading - trailing)
    draw(&inner)
    for case .text(let text) in inner.lines {
      add(VisibleText.spaces(leading).text + text + VisibleText.spaces(trailing).text)
    }
  }

  /// Draws a frame with a sidebar beside the result of the closure, which draws one rule.
  ///
  /// The title of the sidebar is above the rule, and its lines are below.
  package mutating func split(
    _ sidebar: Sidebar, _ draw: (inout Canvas) -> Void
  ) {
    var inner = Canvas(columns: columns - sidebar.columns - 3)
    draw(&inner)
    let texts = inner.lines.split(maxSplits: 1, omittingEmptySubsequences: false) { line in
      if case .rule = line { true } else { false }
    }
    let borders = [sidebar.columns, inner.columns].map(Self.border)
    add("┌\(borders[0])┬\(borders[1])┐")
    addRows(sidebar.title, beside: texts[0], sidebar.columns, inner.columns)
    add("├\(borders[0])┼\(borders[1])┤")
    addRows(sidebar.lines, beside: texts.dropFirst().first ?? [], sidebar.columns, inner.columns)
    add("└\(borders[0])┴\(borders[1])┘")
  }

  /// Adds cells of a sidebar beside lines, with empty ones below the shorter part.
  private mutating func addRows(
    _ cells: [VisibleText], beside lines: ArraySlice<Line>, _ cellColumns: Int, _ columns: Int
  ) {
    let texts = lines.compactMap { if case .text(let text) = $0 { text } else { nil } }
    for row in 0..<max(cells.count, texts.count) {
      let cell = row < cells.count ? cells[row] : .empty
      let padding = VisibleText.spaces(cellColumns - 1 - cell.width).text
      let text = row < texts.count ? texts[row] : VisibleText.spaces(columns).text
      add("│ \(cell.text)\(padding)│\(text)│")
    }
  }

  private static func border(_ columns: Int) -> String { String(repeating: "─", count: columns) }
}

/// The lines beside a screen.
package struct Sidebar {
  /// The columns between its sides.
  package let columns: Int
  /// The lines above the rule of the screen.
  package let title: [VisibleText]
  /// The lines below the rule.
  package let lines: [VisibleText]

  package init(columns: Int, title: [VisibleText], lines: [VisibleText]) {
    self.columns = columns
    self.title = title
    self.lines = lines
  }
}
