/// Wraps one line of visible text.
struct LineWrapper {
  private let columns: Int
  private var lines: [VisibleText] = []
  private var line = VisibleText.empty
  private var spaces = 0
  private var word = VisibleText.empty
  private var isAfterWideCell = false

  init(columns: Int) { self.columns = columns }

  /// Returns the lines of a text, at least one.
  consuming func lines(of text: VisibleText) -> [VisibleText] {
    for cell in TextCells(text.text[...]) { add(cell) }
    endWord()
    if line.width + spaces <= columns { line = line + .spaces(spaces) }
    return lines + [line]
  }

  private mutating func add(_ cell: TextCell) {
    if cell.text == " " {
      endWord()
      spaces += 1
      isAfterWideCell = false
      return
    }
    let isWide = cell.width == 2
    if isWide && isAfterWideCell || word.width + cell.width > columns { endWord() }
    word = word + VisibleText(String(cell.text), width: cell.width)
    isAfterWideCell = isWide
  }

  /// Adds the current word, if any, to the current line or to a new one.
  private mutating func endWord() {
    guard word.width > 0 else { return }
    if line.width + spaces + word.width <= columns {
      line = line + .spaces(spaces) + word
    } else {
      if line.width > 0 { lines.append(line) }
      line = word
    }
    spaces = 0
    word = .empty
  }
}
