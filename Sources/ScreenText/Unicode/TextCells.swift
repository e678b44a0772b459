/// The cells of a text, which together contain the complete text.
package struct TextCells: Sequence {
  private let text: Substring

  package init(_ text: Substring) {
    self.text = text
  }

  package func makeIterator() -> Iterator {
    Iterator(text: text, start: text.startIndex)
  }
}

extension TextCells {
  /// Splits a text into cells in linear time.
  package struct Iterator: IteratorProtocol {
    fileprivate let text: Substring
    fileprivate var start: Substring.Index

    package mutating func next() -> TextCell? {
      guard start < text.endIndex else { return nil }
      if let letter = plainLetter() { return letter }
      let scalars = text.unicodeScalars
      let kind = ScalarKind(scalars[start])
      let appearance = Self.appearance(ofCellBeginningWith: kind)
      var cell = TextCellBuilder(beginningWith: kind, at: start, in: scalars)
      if appearance != .named { cell.consumeAll() }
      start = cell.end
      return cell.cell(appearing: appearance)
    }

    /// A character of ASCII before another one or the end, to which nothing else belongs: nearly all are.
    private mutating func plainLetter() -> TextCell? {
      let bytes = text.utf8
      let end = bytes.index(after: start)
      guard (0x20..<0x7F).contains(bytes[start]), end == bytes.endIndex || bytes[end] < 0x80
      else { return nil }
      let letter = TextCell(text: Substring(bytes[start..<end]), width: 1, appearance: .itself)
      start = end
      return letter
    }

    private static func appearance(ofCellBeginningWith kind: ScalarKind) -> TextCell.Appearance {
      switch kind {
      case .invisible: .named
      case .mark, .spacingMark: .onDottedCircle
      case .base, .pictographic, .regionalIndicator: .itself
      }
    }
  }
}
