/// Lines of text in frames of box-drawing characters.
///
/// Callers draw the text of each line. The canvas adds the open frames and fills the line with
/// spaces, so that all lines have the same width.
struct Canvas {
  /// The picture so far.
  private(set) var text = ""

  private var area: Area
  private var sidebar: Sidebar?
  /// The column of the next text of a line, or -1 at the start of the line.
  private var column = -1

  /// The free part of a line, and the borders on its sides; the right one ends the line.
  private struct Area {
    var columns: Int
    var left = ""
    var right = "\n"
    var frame = Frame()
  }

  /// The borders outside the innermost frame.
  private struct Frame {
    var left = ""
    var right = "\n"
    /// Whether the left side of the frame is the right side of the sidebar.
    var isBesideSidebar = false
  }

  /// Creates a canvas without a frame.
  init(columns: Int) {
    area = Area(columns: columns)
    text.reserveCapacity(4096)
  }

  /// The columns between the innermost frames.
  var columns: Int { area.columns }

  /// The columns for text, which leaves one column free on each side.
  var textColumns: Int { columns - 2 }
}

// MARK: - Lines

extension Canvas {
  /// Draws an empty line.
  mutating func blank() {
    line { _ in }
  }

  /// Draws a text that fits on one line at the leading edge.
  mutating func leading(_ text: String) {
    line { $0.write(text, at: 0) }
  }

  /// Draws a text that fits on one line at the trailing edge.
  mutating func trailing(_ text: String) {
    let width = TextColumns.width(of: text)
    line { $0.write(text, width: width, at: $0.textColumns - width) }
  }

  /// Draws a text that fits on one line in the center.
  mutating func centered(_ text: String) {
    let width = TextColumns.width(of: text)
    line { $0.write(text, width: width, at: ($0.textColumns - width) / 2) }
  }

  /// Draws a line with the texts that the closure writes from left to right.
  mutating func line(_ write: (inout Canvas) -> Void) {
    beginLine(area.left)
    column = -1
    write(&self)
    spaces(columns - 1 - column)
    text += area.right
  }

  /// Writes a text at a column of a line; an empty text changes nothing.
  mutating func write(_ text: String, at start: Int) {
    if !text.isEmpty { write(text, width: TextColumns.width(of: text), at: start) }
  }

  private mutating func write(_ text: String, width: Int, at start: Int) {
    spaces(start - column)
    self.text += text
    column = start + width
  }

  /// Draws a horizontal line across the innermost frame, and across the sidebar beside it.
  mutating func rule() {
    let frame = area.frame
    if frame.isBesideSidebar {
      while sidebar?.isInHead == true { blank() }
      text += sidebar?.rule() ?? ""
    } else {
      beginLine(frame.left)
    }
    border(frame.isBesideSidebar ? "┼" : "├", "┤", frame.right)
  }

  private mutating func beginLine(_ left: String) {
    if let cell = sidebar?.next() { text += cell }
    text += left
  }

  private mutating func spaces(_ count: Int) {
    append(Self.spaces, repeated: count)
  }

  private mutating func border(_ start: String, _ end: String, _ right: String) {
    text += start
    append(Self.sides, repeated: columns)
    text += end
    text += right
  }

  /// Appends copies of a character; `rows` has a text for each number of copies.
  private mutating func append(_ rows: [String], repeated count: Int) {
    var rest = count
    while rest > 0 {
      let part = min(rest, Self.maximumRow)
      text += rows[part]
      rest -= part
    }
  }

  private static let maximumRow = 96
  private static let spaces = rows(of: " ")
  private static let sides = rows(of: "─")

  private static func rows(of character: String) -> [String] {
    (0..<maximumRow).reduce(into: [""]) { rows, length in rows.append(rows[length] + character) }
  }
}

// MARK: - Frames

extension Canvas {
  /// Draws a frame around the result of the closure.
  mutating func framed(_ draw: (inout Canvas) -> Void) {
    let outer = area
    area.frame = Frame(left: outer.left, right: outer.right)
    area.left += "│"
    area.right = "│" + outer.right
    area.columns -= 2
    beginLine(outer.left)
    border("┌", "┐", outer.right)
    draw(&self)
    beginLine(outer.left)
    border("└", "┘", outer.right)
    area = outer
  }

  /// Leaves columns free on both sides of the result of the closure.
  mutating func inset(_ leading: Int, _ trailing: Int, _ draw: (inout Canvas) -> Void) {
    let outer = area
    area.left += String(repeating: " ", count: leading)
    area.right = String(repeating: " ", count: trailing) + outer.right
    area.columns -= leading + trailing
    draw(&self)
    area = outer
  }

  /// Draws a frame with a sidebar beside the result of the closure.
  mutating func split(_ sidebar: Sidebar, _ draw: (inout Canvas) -> Void) {
    let outer = area
    area = Area(
      columns: outer.columns - sidebar.columns - 3, left: "│", right: "│\n",
      frame: Frame(isBesideSidebar: true))
    text += sidebar.border("┌")
    border("┬", "┐", "\n")
    self.sidebar = sidebar
    draw(&self)
    while self.sidebar?.isAtEnd == false { blank() }
    text += sidebar.border("└")
    border("┴", "┘", "\n")
    self.sidebar = nil
    area = outer
  }
}
