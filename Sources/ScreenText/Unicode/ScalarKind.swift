/// The role of a scalar in a cell.
enum ScalarKind {
  /// A character of one or two columns.
  case base(width: Int)

  /// An emoji, or a symbol that can become one.
  case pictographic(width: Int)

  /// A letter that forms a flag together with another one.
  case regionalIndicator

  /// A mark over the base before it.
  case mark

  /// A mark beside the base before it.
  case spacingMark

  /// An invisible scalar, with or without an effect on its neighbors.
  case invisible

  /// Finds the role of a scalar.
  init(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x20 && scalar.value < 0x7F {
      self = .base(width: 1)
    } else if UnicodeTable.isInvisible(scalar) {
      self = .invisible
    } else if UnicodeTable.isZeroWidth(scalar) {
      self = .mark
    } else if UnicodeTable.isSpacingMark(scalar) {
      self = .spacingMark
    } else {
      self.init(visible: scalar, width: UnicodeTable.isWide(scalar) ? 2 : 1)
    }
  }

  private init(visible scalar: Unicode.Scalar, width: Int) {
    if scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF {
      self = .regionalIndicator
    } else if UnicodeTable.isPictographic(scalar) {
      self = .pictographic(width: width)
    } else {
      self = .base(width: width)
    }
  }
}
