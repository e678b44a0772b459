/// Parses one cell: its first scalar and all following scalars that belong to it.
struct TextCellBuilder {
  let kind: ScalarKind
  let scalars: Substring.UnicodeScalarView
  let start: Substring.Index

  /// The end of the scalars consumed so far.
  private(set) var end: Substring.Index

  /// The scalar that marks and joiners apply to: the first, or the last picture of an emoji sequence.
  var base: Unicode.Scalar

  /// The columns of the cell.
  var width: Int

  init(
    beginningWith kind: ScalarKind, at start: Substring.Index,
    in scalars: Substring.UnicodeScalarView
  ) {
    self.kind = kind
    self.scalars = scalars
    self.start = start
    self.end = scalars.index(after: start)
    self.base = scalars[start]
    self.width = Self.width(of: scalars[start], kind)
  }

  /// Consumes all scalars that belong to the cell.
  mutating func consumeAll() {
    switch kind {
    case .pictographic: consumeEmojiSequence()
    case .regionalIndicator: consumeFlag()
    case .base: consumeKeycap()
    case .mark, .spacingMark, .invisible: break
    }
    consumeMarks()
  }

  /// The cell of the scalars consumed so far.
  func cell(appearing appearance: TextCell.Appearance) -> TextCell {
    TextCell(text: Substring(scalars[start..<end]), width: width, appearance: appearance)
  }

  /// The scalar after the cell.
  var following: Unicode.Scalar? { end < scalars.endIndex ? scalars[end] : nil }

  /// The scalar after the cell and a number of skipped scalars.
  func scalar(skipping places: Int) -> Unicode.Scalar? {
    let last = scalars.endIndex
    guard let index = scalars.index(end, offsetBy: places, limitedBy: last), index < last
    else { return nil }
    return scalars[index]
  }

  /// Consumes a number of scalars.
  mutating func consume(_ scalars: Int) {
    end = self.scalars.index(end, offsetBy: scalars)
  }

  private static func width(of scalar: Unicode.Scalar, _ kind: ScalarKind) -> Int {
    switch kind {
    case .base(let width), .pictographic(let width): width
    case .regionalIndicator: 2
    case .mark: 0
    case .spacingMark: 1
    case .invisible: UnicodeTable.isZeroWidth(scalar) ? 0 : 1
    }
  }
}
