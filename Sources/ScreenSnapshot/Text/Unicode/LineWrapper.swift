/// Wraps one line of visible text.
struct LineWrapper {
  private let text: String
  private let columns: Int
  private var lines: [String] = []
  private var line: Run
  private var spaces = 0
  private var word: Run
  private var isAfterWideCell = false

  /// Creates a wrapper for the result of ``TextColumns/visible(_:)``.
  init(_ text: String, columns: Int) {
    self.text = text
    self.columns = columns
    self.line = Run(at: text.startIndex)
    self.word = Run(at: text.startIndex)
  }

  /// Returns the lines, at least one.
  consuming func wrapped() -> [String] {
    for cell in TextCells(text[...]) { add(cell) }
    endWord()
    if line.width + spaces <= columns { line.end = text.endIndex }
    endLine()
    return lines
  }

  private mutating func add(_ cell: TextCell) {
    if cell.text.utf8.elementsEqual(CollectionOfOne(0x20)) {
      endWord()
      spaces += 1
      isAfterWideCell = false
    } else {
      let isWide = cell.width == 2
      let isBreakable = isWide && isAfterWideCell || word.width + cell.width > columns
      if isBreakable { endWord() }
      word.add(cell)
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
    word = Run(at: word.end)
  }

  private mutating func endLine() {
    lines.append(String(text[line.start..<line.end]))
  }
}

extension LineWrapper {
  /// A range of the text with its width.
  private struct Run {
    var start: String.Index
    var end: String.Index
    var width = 0

    init(at index: String.Index) {
      start = index
      end = index
    }

    mutating func add(_ cell: TextCell) {
      if width == 0 { start = cell.text.startIndex }
      end = cell.text.endIndex
      width += cell.width
    }
  }
}
