/// Wraps one line of visible text.
struct LineWrapper {
  private let text: String
  private let columns: Int
  private var lines: [VisibleText] = []
  private var line: Part
  private var spaces = 0
  private var word: Part
  private var isAfterWideCell = false

  /// A part of the text.
  private struct Part {
    var start: String.Index
    var end: String.Index
    var width = 0
  }

  init(_ text: VisibleText, columns: Int) {
    self.text = text.text
    self.columns = columns
    line = Part(start: self.text.startIndex, end: self.text.startIndex)
    word = line
  }

  /// Returns the lines, at least one.
  consuming func wrapped() -> [VisibleText] {
    // Nearly all texts, whose bytes are found much faster than cells.
    if text.isPrintableASCII {
      let bytes = text.utf8
      for start in bytes.indices {
        add(start..<bytes.index(after: start), width: 1, isSpace: bytes[start] == .space)
      }
    } else {
      for cell in TextCells(text[...]) {
        add(
          cell.text.startIndex..<cell.text.endIndex, width: cell.width, isSpace: cell.isSpace)
      }
    }
    endWord()
    if line.width + spaces <= columns {
      line.end = text.endIndex
      line.width += spaces
    }
    return lines + [visible(line)]
  }

  private mutating func add(_ cell: Range<String.Index>, width: Int, isSpace: Bool) {
    if isSpace {
      endWord()
      spaces += 1
      isAfterWideCell = false
      return
    }
    let isWide = width == 2
    if isWide && isAfterWideCell || word.width + width > columns { endWord() }
    if word.start == word.end { word.start = cell.lowerBound }
    word.end = cell.upperBound
    word.width += width
    isAfterWideCell = isWide
  }

  /// Adds the current word, if any, to the current line or to a new one.
  private mutating func endWord() {
    guard word.width > 0 else { return }
    if line.width + spaces + word.width <= columns {
      line.end = word.end
      line.width += spaces + word.width
    } else {
      if line.width > 0 { lines.append(visible(line)) }
      line = word
    }
    spaces = 0
    word = Part(start: word.end, end: word.end)
  }

  private func visible(_ part: Part) -> VisibleText {
    VisibleText(String(text[part.start..<part.end]), width: part.width)
  }
}
