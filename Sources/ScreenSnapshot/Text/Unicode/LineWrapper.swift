/// Wraps one line of visible text.
struct LineWrapper {
  private var text: String
  private let columns: Int
  private var lines: [String] = []
  private var line = Run()
  private var spaces = 0
  private var word = Run()
  private var isAfterWideCell = false
  /// The start of the next cell, in bytes.
  private var position = 0

  /// Creates a wrapper for the result of ``TextColumns/visible(_:)``.
  init(_ text: String, columns: Int) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.columns = columns
  }

  /// Returns the lines, at least one.
  consuming func wrapped() -> [String] {
    if let lengths = SingleWidthText.lengths(of: text) {
      for length in lengths { add(bytes: length, width: 1) }
    } else {
      for cell in TextCells(text[...]) { add(bytes: cell.text.utf8.count, width: cell.width) }
    }
    endWord()
    if line.width + spaces <= columns { line.end = position }
    endLine()
    return lines
  }

  private mutating func add(bytes count: Int, width: Int) {
    let start = position
    position += count
    if count == 1, text.utf8[index(start)] == .space {
      endWord()
      spaces += 1
      isAfterWideCell = false
    } else {
      let isWide = width == 2
      let isBreakable = isWide && isAfterWideCell || word.width + width > columns
      if isBreakable { endWord() }
      if word.width == 0 { word.start = start }
      word.end = position
      word.width += width
      isAfterWideCell = isWide
    }
  }

  /// Adds the current word, if any, to the current line or to a new one.
  private mutating func endWord() {
    guard word.width > 0 else { return }
    let width = line.width + spaces + word.width
    if width <= columns {
      line.end = word.end
      line.width = width
    } else {
      if line.width > 0 { endLine() }
      line = word
    }
    spaces = 0
    word = Run(start: word.end, end: word.end)
  }

  private mutating func endLine() {
    lines.append(String(text[index(line.start)..<index(line.end)]))
  }

  private func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: position)
  }

  /// A range of the text's bytes with its width.
  private struct Run {
    var start = 0
    var end = 0
    var width = 0
  }
}
