/// Lines of text in frames of box-drawing characters.
///
/// Callers draw the text of each line. The canvas adds the open frames and fills the line with
/// spaces, so that all lines have the same width.
struct Canvas {
  /// The picture so far.
  private(set) var bytes: [UInt8] = []

  private var area: Area
  private var sidebar: Sidebar?
  /// The column of the next text of a line, or -1 at the start of the line.
  private var column = -1

  /// The part of a line that is free for text, and the bytes around it.
  private struct Area {
    var columns: Int
    var left: [UInt8] = []
    var right: [UInt8] = []
    var frame = Frame()
  }

  /// The bytes outside the innermost frame.
  private struct Frame {
    var left: [UInt8] = []
    var right: [UInt8] = []
    /// Whether the left side of the frame is the right side of the sidebar.
    var isBesideSidebar = false
  }

  /// Creates a canvas without a frame, whose picture follows some bytes.
  init(columns: Int, below bytes: consuming [UInt8] = []) {
    area = Area(columns: columns)
    self.bytes = bytes
    self.bytes.reserveCapacity(4096)
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
    endLine(area.right)
  }

  /// Writes a text at a column of a line; an empty text changes nothing.
  mutating func write(_ text: String, at start: Int) {
    if !text.isEmpty { write(text, width: TextColumns.width(of: text), at: start) }
  }

  private mutating func write(_ text: String, width: Int, at start: Int) {
    spaces(start - column)
    bytes.append(contentsOf: text.utf8)
    column = start + width
  }

  /// Draws a horizontal line across the innermost frame, and across the sidebar beside it.
  mutating func rule() {
    let frame = area.frame
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
    let outer = area
    area.frame = Frame(left: outer.left, right: outer.right)
    area.left += "│".utf8
    area.right = "│".utf8 + outer.right
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
    area.left += repeatElement(.space, count: leading)
    area.right = repeatElement(.space, count: trailing) + outer.right
    area.columns -= leading + trailing
    draw(&self)
    area = outer
  }

  /// Draws a frame with a sidebar beside the result of the closure.
  mutating func split(_ sidebar: Sidebar, _ draw: (inout Canvas) -> Void) {
    let outer = area
    let side = Array("│".utf8)
    area = Area(
      columns: outer.columns - sidebar.columns - 3, left: side, right: side,
      frame: Frame(isBesideSidebar: true))
    bytes.append(contentsOf: sidebar.border("┌"))
    border("┬", "┐", [])
    self.sidebar = sidebar
    draw(&self)
    while self.sidebar?.isAtEnd == false { blank() }
    bytes.append(contentsOf: sidebar.border("└"))
    border("┴", "┘", [])
    self.sidebar = nil
    area = outer
  }
}
