/// The cells of a text, in order; together they are the whole text.
struct TextCells: Sequence {
  private let text: Substring

  /// Creates the cells of a text or a part of one.
  init(_ text: Substring) {
    self.text = text
  }

  /// Begins at the first cell.
  func makeIterator() -> Iterator {
    Iterator(scalars: text.unicodeScalars, start: text.startIndex, isAfterFullCell: false)
  }
}

extension TextCells {
  /// Cuts one cell after the other from a text, looking at each scalar a fixed number of times.
  struct Iterator: IteratorProtocol {
    fileprivate let scalars: Substring.UnicodeScalarView
    fileprivate var start: Substring.Index

    /// Whether marks that come now are beyond what the cell before them holds.
    ///
    /// They are named then. On a dotted circle they would look like marks of another character.
    fileprivate var isAfterFullCell: Bool

    /// Cuts the next cell.
    mutating func next() -> TextCell? {
      guard start < scalars.endIndex else { return nil }
      let kind = ScalarKind(scalars[start])
      let appearance = appearance(ofCellBeginningWith: kind)
      var cell = TextCellBuilder(beginningWith: kind, at: start, in: scalars)
      if appearance != .named { cell.grow() }
      isAfterFullCell = cell.isFull || kind.isMark && isAfterFullCell
      start = cell.end
      return cell.cell(appearing: appearance)
    }

    private func appearance(ofCellBeginningWith kind: ScalarKind) -> TextCell.Appearance {
      switch kind {
      case .invisible: .named
      case .mark, .spacingMark: isAfterFullCell ? .named : .onDottedCircle
      case .base, .pictographic, .regionalIndicator: .itself
      }
    }
  }
}
