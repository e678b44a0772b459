import Foundation

/// Wraps one line of visible text.
package struct LineWrapper {
  private let text: String
  private let isASCII: Bool
  private let isSingleWidth: Bool
  private let columns: Int
  private var lines: [VisibleText] = []
  private var line = Run()
  private var spaces = 0
  private var word = Run()
  private var isAfterWideCell = false
  /// The start of the next cell, in bytes.
  private var position = 0

  package init(_ text: VisibleText, columns: Int) {
    self.text = text.text
    // In a visible text, only a character of ASCII has as many columns as bytes.
    isASCII = text.text.utf8.count == text.width
    isSingleWidth = isASCII || SingleWidthText.width(of: text.text) != nil
    self.columns = columns
    lines.reserveCapacity(4)
  }

  /// Returns the lines, at least one.
  package consuming func wrapped() -> [VisibleText] {
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
        let end =
          isASCII
          ? Self.end(ofASCIIWordAt: position, in: start, bytes.count, columns)
          : Self.end(ofWordAt: position, in: start, bytes.count, columns)
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

  /// The same for a text in which each byte has one column.
  private static func end(
    ofASCIIWordAt start: Int, in bytes: UnsafePointer<UInt8>, _ count: Int, _ columns: Int
  ) -> (position: Int, width: Int) {
    let length = min(count - start, columns)
    guard let space = memchr(bytes + start, Int32(UInt8.space), length) else {
      return (start + length, length)
    }
    let width = UnsafeRawPointer(space) - UnsafeRawPointer(bytes + start)
    return (start + width, width)
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
    var text = ""
    self.text.withBytes { bytes in
      text = String(
        decoding: UnsafeBufferPointer(rebasing: bytes[line.start..<line.end]), as: UTF8.self)
    }
    lines.append(VisibleText(text, width: line.width))
  }

  /// A range of the text's bytes with its width.
  private struct Run {
    var start = 0
    var end = 0
    var width = 0
  }
}
