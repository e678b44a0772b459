import ScreenText

/// Lines of text in frames of box-drawing characters.
///
/// Callers draw the text of each line. The canvas fills it with spaces, so that all lines have the same
/// width.
struct Canvas {
  /// The lines, each with a line feed.
  private(set) var text = ""

  /// The columns between the sides of the innermost frame.
  private(set) var columns: Int

  /// What is to the left and to the right of each line.
  private var sides = Sides()

  /// What is beside the innermost frame.
  private var outerSides = Sides()

  private struct Sides {
    var left = ""
    var right = "\n"
  }

  /// Creates a canvas without a frame.
  init(columns: Int) {
    self.columns = columns
    // Most pictures have no more bytes.
    text.reserveCapacity(4096)
  }

  /// The columns for text, which leaves one column free on each side.
  var textColumns: Int { columns - 2 }
}

// MARK: - Lines

extension Canvas {
  /// Draws a text that fits on one line, beginning at a column.
  mutating func line(_ text: VisibleText, at column: Int = 0) {
    let margin = 1 + max(column, 0)
    let room = columns - margin - text.width
    addLine {
      $0 += .spaces(margin)
      $0 += text.text
      $0 += .spaces(room)
    }
  }

  /// Draws an empty line.
  mutating func blank() { line(.empty) }

  /// Draws a text that fits on one line at the trailing edge.
  mutating func trailing(_ text: VisibleText) {
    line(text, at: textColumns - text.width)
  }

  /// Draws a text that fits on one line in the center.
  mutating func centered(_ text: VisibleText) {
    line(text, at: (textColumns - text.width) / 2)
  }

  /// Draws a horizontal line across the innermost frame.
  mutating func rule() { border("├", "┤") }

  /// Adds a line; the closure writes as many columns as the canvas has.
  private mutating func addLine(_ write: (inout String) -> Void) {
    text += sides.left
    write(&text)
    text += sides.right
  }
}

// MARK: - Frames

extension Canvas {
  /// Draws a frame around the result of the closure.
  mutating func framed(_ draw: (inout Canvas) -> Void) {
    let outer = sides
    drawing(
      within: Sides(left: outer.left + "│", right: "│" + outer.right), columns: columns - 2
    ) {
      $0.outerSides = outer
      $0.border("┌", "┐")
      draw(&$0)
      $0.border("└", "┘")
    }
  }

  /// Leaves columns free on both sides of the result of the closure, which draws no rules.
  mutating func inset(_ leading: Int, _ trailing: Int, _ draw: (inout Canvas) -> Void) {
    drawing(
      within: Sides(left: sides.left + .spaces(leading), right: .spaces(trailing) + sides.right),
      columns: columns - leading - trailing, draw)
  }

  private mutating func drawing(
    within inner: Sides, columns: Int, _ draw: (inout Canvas) -> Void
  ) {
    let outside = (self.columns, sides, outerSides)
    (self.columns, sides) = (columns, inner)
    draw(&self)
    (self.columns, sides, outerSides) = outside
  }

  private mutating func border(_ left: String, _ right: String) {
    text += outerSides.left
    text += left
    text += Self.border(columns)
    text += right
    text += outerSides.right
  }

  private static func border(_ columns: Int) -> String {
    columns < borders.count ? borders[columns] : String(repeating: "─", count: columns)
  }

  /// The borders of usual widths: repeating a character of several bytes is slow.
  private static let borders = (0..<100).map { String(repeating: "─", count: $0) }
}

// MARK: - Sidebar

/// The lines beside a screen.
struct Sidebar {
  /// The columns between its sides.
  let columns: Int
  /// The lines beside the bar of the screen.
  let title: [VisibleText]
  /// The lines beside the rest of the screen.
  let lines: [VisibleText]
}

extension Canvas {
  /// Draws a frame with a sidebar beside a screen, with a rule below the bar of the screen.
  mutating func split(
    _ sidebar: Sidebar, bar: (inout Canvas) -> Void, body: (inout Canvas) -> Void
  ) {
    let columns = columns - sidebar.columns - 3
    let borders = [sidebar.columns, columns].map(Self.border)
    addLine { $0 += "┌\(borders[0])┬\(borders[1])┐" }
    addRows(sidebar.title, sidebar.columns, beside: columns, bar)
    addLine { $0 += "├\(borders[0])┼\(borders[1])┤" }
    addRows(sidebar.lines, sidebar.columns, beside: columns, body)
    addLine { $0 += "└\(borders[0])┴\(borders[1])┘" }
  }

  /// Adds cells of a sidebar beside what a closure draws, with empty ones below the shorter part.
  private mutating func addRows(
    _ cells: [VisibleText], _ cellColumns: Int, beside columns: Int, _ draw: (inout Canvas) -> Void
  ) {
    var canvas = Canvas(columns: columns)
    draw(&canvas)
    let texts = canvas.text.split(separator: "\n")
    for row in 0..<max(cells.count, texts.count) {
      let cell = row < cells.count ? cells[row] : .empty
      let text = row < texts.count ? String(texts[row]) : .spaces(columns)
      addLine { $0 += "│ \(cell.text)\(String.spaces(cellColumns - 1 - cell.width))│\(text)│" }
    }
  }
}
