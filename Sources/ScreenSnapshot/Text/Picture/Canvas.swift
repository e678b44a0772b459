/// Lines of text in frames of box-drawing characters.
///
/// Callers draw the text of each line. The canvas adds the open frames and fills the line with
/// spaces, so that all lines have the same width.
struct Canvas {
  /// The picture so far.
  private(set) var bytes: [UInt8] = []

  /// The columns between the innermost frames.
  private(set) var columns: Int

  private var left: [UInt8] = []
  private var right: [UInt8] = []
  private var frame = Frame()
  private var sidebar: Sidebar?

  /// The bytes outside the innermost frame.
  private struct Frame {
    var left: [UInt8] = []
    var right: [UInt8] = []
    /// Whether the left side of the frame is the right side of the sidebar.
    var isBesideSidebar = false
  }

  /// Creates a canvas without a frame.
  init(columns: Int) {
    self.columns = columns
    bytes.reserveCapacity(4096)
  }

  /// The columns for text, which leaves one column free on each side.
  var textColumns: Int { columns - 2 }
}

// MARK: - Lines

extension Canvas {
  /// Draws an empty line.
  mutating func blank() {
    beginLine(left)
    spaces(columns)
    endLine(right)
  }

  /// Draws a text that fits on one line at the leading edge.
  mutating func leading(_ text: String) {
    draw(text, at: 0, TextColumns.width(of: text))
  }

  /// Draws a text that fits on one line at the trailing edge.
  mutating func trailing(_ text: String) {
    let width = TextColumns.width(of: text)
    draw(text, at: textColumns - width, width)
  }

  /// Draws a text that fits on one line in the center.
  mutating func centered(_ text: String) {
    let width = TextColumns.width(of: text)
    draw(text, at: (textColumns - width) / 2, width)
  }

  private mutating func draw(_ text: String, at column: Int, _ width: Int) {
    beginLine(left)
    spaces(column + 1)
    bytes.append(contentsOf: text.utf8)
    spaces(columns - 1 - column - width)
    endLine(right)
  }

  /// Draws texts that fit on one line, each at its column.
  mutating func draw(_ texts: [(column: Int, text: String)]) {
    beginLine(left)
    var column = -1
    for (start, text) in texts {
      spaces(start - column)
      bytes.append(contentsOf: text.utf8)
      column = start + TextColumns.width(of: text)
    }
    spaces(columns - 1 - column)
    endLine(right)
  }

  /// Draws a horizontal line across the innermost frame, and across the sidebar beside it.
  mutating func rule() {
    if frame.isBesideSidebar {
      while sidebar?.isInHead == true { blank() }
      bytes.append(contentsOf: sidebar?.rule() ?? [])
    } else {
      beginLine(frame.left)
    }
    border(frame.isBesideSidebar ? "┼" : "├", "┤", frame.right)
  }

  private mutating func beginLine(_ left: [UInt8]) {
    if let cell = sidebar?.next() { bytes.append(contentsOf: cell) }
    bytes.append(contentsOf: left)
  }

  private mutating func endLine(_ right: [UInt8]) {
    bytes.append(contentsOf: right)
    bytes.append(.newline)
  }

  /// Appends spaces by copying memory, which is faster than a loop.
  private mutating func spaces(_ count: Int) {
    var rest = max(count, 0)
    while rest > 0 {
      let part = min(rest, Self.row.count)
      bytes.append(contentsOf: Self.row[..<part])
      rest -= part
    }
  }

  private static let row = [UInt8](repeating: .space, count: 128)
  private static let side = Array(String(repeating: "─", count: 128).utf8)

  private mutating func border(_ start: String, _ end: String, _ right: [UInt8]) {
    bytes.append(contentsOf: start.utf8)
    var rest = columns
    while rest > 0 {
      let part = min(rest, 128)
      bytes.append(contentsOf: Self.side[..<(3 * part)])
      rest -= part
    }
    bytes.append(contentsOf: end.utf8)
    endLine(right)
  }
}

// MARK: - Frames

extension Canvas {
  /// Draws a frame around the result of the closure.
  mutating func framed(_ draw: (inout Canvas) -> Void) {
    let outer = self
    frame = Frame(left: left, right: right)
    left += "│".utf8
    right = "│".utf8 + right
    columns -= 2
    beginLine(frame.left)
    border("┌", "┐", frame.right)
    draw(&self)
    beginLine(frame.left)
    border("└", "┘", frame.right)
    restore(outer)
  }

  /// Leaves columns free on both sides of the result of the closure.
  mutating func inset(_ leading: Int, _ trailing: Int, _ draw: (inout Canvas) -> Void) {
    let outer = self
    left += repeatElement(.space, count: leading)
    right = repeatElement(.space, count: trailing) + right
    columns -= leading + trailing
    draw(&self)
    restore(outer)
  }

  /// Draws a frame with a sidebar beside the result of the closure.
  mutating func split(_ sidebar: Sidebar, _ draw: (inout Canvas) -> Void) {
    let outer = self
    columns -= sidebar.columns + 3
    frame = Frame(isBesideSidebar: true)
    left = Array("│".utf8)
    right = left
    bytes.append(contentsOf: sidebar.border("┌"))
    border("┬", "┐", [])
    self.sidebar = sidebar
    draw(&self)
    while self.sidebar?.isAtEnd == false { blank() }
    bytes.append(contentsOf: sidebar.border("└"))
    border("┴", "┘", [])
    self.sidebar = nil
    restore(outer)
  }

  /// Restores the outer frame and keeps the picture.
  private mutating func restore(_ outer: Canvas) {
    (left, right, frame, columns) = (outer.left, outer.right, outer.frame, outer.columns)
  }
}
