import ScreenText

/// Lines of text in frames of box-drawing characters.
///
/// Callers draw the text of each line. The canvas adds the open frames and fills the line with
/// spaces, so that all lines have the same width.
struct Canvas: ~Copyable {
  private var buffer: TextBuffer

  /// The columns between the innermost frames.
  private(set) var columns: Int

  private var sides = Sides()
  private var sidebar: Sidebar?
  /// The column of the next text of a line.
  private var column = 0

  /// The text before and after the free part of a line.
  private struct Sides {
    var left = ""
    var right = "\n"
    var frame = Frame()

    /// The sides inside a frame.
    var framed: Sides {
      let frame = Frame(left: left, right: right)
      // Most pictures have only the outermost frame, and need no longer texts.
      if left.isEmpty { return Sides(left: "│", right: "│\n", frame: frame) }
      return Sides(left: left + "│", right: "│" + right, frame: frame)
    }
  }

  /// The borders outside the innermost frame.
  private struct Frame {
    var left = ""
    var right = "\n"
    /// Whether the left side of the frame is the right side of the sidebar.
    var isBesideSidebar = false
  }

  /// Creates a canvas without a frame that begins below the text in a buffer.
  init(columns: Int, buffer: consuming TextBuffer) {
    self.columns = columns
    self.buffer = buffer
  }

  /// The buffer with the lines.
  consuming func finish() -> TextBuffer { buffer }

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
  mutating func leading(_ text: VisibleText) {
    line { $0.write(text) }
  }

  /// Draws a text that fits on one line at the trailing edge.
  mutating func trailing(_ text: VisibleText) {
    line { $0.write(text, at: $0.textColumns - text.width) }
  }

  /// Draws a text that fits on one line in the center.
  mutating func centered(_ text: VisibleText) {
    line { $0.write(text, at: ($0.textColumns - text.width) / 2) }
  }

  /// Draws a line with the texts that the closure writes from left to right.
  mutating func line(_ write: (inout Canvas) -> Void) {
    beginLine(sides.left)
    buffer.append(.space)
    column = 0
    write(&self)
    buffer.append(.space, repeated: columns - 1 - column)
    buffer.append(sides.right)
  }

  /// Writes a text at a column of a line; an empty text changes nothing.
  mutating func write(_ text: VisibleText, at start: Int) {
    if text.isEmpty { return }
    buffer.append(.space, repeated: start - column)
    buffer.append(text.text)
    column = start + text.width
  }

  /// Writes a text behind the last text of a line, or at its leading edge.
  mutating func write(_ text: VisibleText, after gap: Int = 0) {
    write(text, at: column + gap)
  }

  /// Draws a horizontal line across the innermost frame, and across the sidebar beside it.
  mutating func rule() {
    let frame = sides.frame
    if frame.isBesideSidebar {
      while sidebar?.isInHead == true { blank() }
      if let cell = sidebar?.rule() { buffer.append(cell) }
    } else {
      beginLine(frame.left)
    }
    border(frame.isBesideSidebar ? "┼" : "├", "┤", frame.right)
  }

  private mutating func beginLine(_ left: String) {
    if let cell = sidebar?.next() { buffer.append(cell) }
    buffer.append(left)
  }

  private mutating func border(_ start: String, _ end: String, _ right: String) {
    buffer.append(start)
    buffer.append(Self.horizontals, prefix: columns * 3)
    buffer.append(end)
    buffer.append(right)
  }

  /// The horizontal border of the widest layout; each `─` has three bytes.
  private static let horizontals = Array(
    String(repeating: "─", count: ScreenLayout.allCases.map(\.columns).max() ?? 0).utf8)
}

// MARK: - Frames

extension Canvas {
  /// Draws a frame around the result of the closure.
  mutating func framed(_ draw: (inout Canvas) -> Void) {
    let outer = sides
    sides = outer.framed
    columns -= 2
    beginLine(outer.left)
    border("┌", "┐", outer.right)
    draw(&self)
    beginLine(outer.left)
    border("└", "┘", outer.right)
    columns += 2
    sides = outer
  }

  /// Leaves columns free on both sides of the result of the closure.
  mutating func inset(_ leading: Int, _ trailing: Int, _ draw: (inout Canvas) -> Void) {
    let outer = sides
    sides.left += String(repeating: " ", count: leading)
    sides.right = String(repeating: " ", count: trailing) + outer.right
    columns -= leading + trailing
    draw(&self)
    columns += leading + trailing
    sides = outer
  }

  /// Draws a frame with a sidebar beside the result of the closure.
  mutating func split(_ sidebar: Sidebar, _ draw: (inout Canvas) -> Void) {
    let outer = sides
    sides = Sides(left: "│", right: "│\n", frame: Frame(isBesideSidebar: true))
    columns -= sidebar.columns + 3
    buffer.append(sidebar.border("┌"))
    border("┬", "┐", "\n")
    self.sidebar = sidebar
    draw(&self)
    while self.sidebar?.isAtEnd == false { blank() }
    buffer.append(sidebar.border("└"))
    border("┴", "┘", "\n")
    self.sidebar = nil
    columns += sidebar.columns + 3
    sides = outer
  }
}
