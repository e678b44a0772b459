/// Wraps one line of visible text.
struct LineWrapper {
  private let text: String
  private let isSingleWidth: Bool
  private let columns: Int
  private var lines: [VisibleText] = []
  private var line = Run()
  private var spaces = 0
  private var word = Run()
  private var isAfterWideCell = false
  /// The start of the next cell, in bytes.
  private var position = 0

  init(_ text: VisibleText, columns: Int) {
    self.text = text.text
    // In a visible text, only a character of ASCII has as many columns as bytes.
    isSingleWidth =
      text.text.utf8.count == text.width || SingleWidthText.width(of: text.text) != nil
    self.columns = columns
    lines.reserveCapacity(4)
  }

  /// Returns the lines, at least one.
  consuming func wrapped() -> [VisibleText] {
    if isSingleWidth {
      addWords()
    } else {
      for cell in TextCells(text[...]) {
        let bytes = cell.text.utf8
        add(bytes: bytes.count, beginningWith: bytes.first ?? 0, width: cell.width)
      }
    }
    endWord()
    if line.width + spaces <= columns {
      line.end = position
      line.width += spaces
    }
    endLine()
    return lines
  }

  /// Adds a text whose characters all have one column, which is much faster than adding its cells.
  private mutating func addWords() {
    text.withBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      while position < bytes.count {
        let end = Self.end(ofWordAt: position, in: start, bytes.count, columns)
        if end.position == position {
          spaces += 1
          position += 1
        } else {
          word = Run(start: position, end: end.position, width: end.width)
          position = end.position
          endWord()
        }
      }
    }
  }

  /// The end of a word, or of the part of it that fits on a line, and the columns up to it.
  private static func end(
    ofWordAt start: Int, in bytes: UnsafePointer<UInt8>, _ count: Int, _ columns: Int
  ) -> (position: Int, width: Int) {
    var position = start
    var width = 0
    while position < count, bytes[position] != .space {
      // All bytes of a character but the first one begin with the bits 10.
      if bytes[position] & 0xC0 != 0x80 {
        if width == columns { break }
        width += 1
      }
      position += 1
    }
    return (position, width)
  }

  private mutating func add(bytes count: Int, beginningWith first: UInt8, width: Int) {
    let start = position
    position += count
    if count == 1, first == .space {
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
    let start = index(line.start)
    lines.append(VisibleText(String(text[start..<index(line.end)]), width: line.width))
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
