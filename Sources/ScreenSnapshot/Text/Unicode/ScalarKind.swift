/// The part a scalar plays in a cell.
enum ScalarKind {
  /// A character of one or two columns that stands by itself.
  case base(width: Int)

  /// An emoji or a symbol that can become one.
  case pictographic(width: Int)

  /// One of the letters that make a flag in pairs.
  case regionalIndicator

  /// A mark that is drawn over the base before it.
  case mark

  /// A mark that is drawn beside the base before it.
  case spacingMark

  /// Not to be seen, whether it has a meaning between its neighbours or not.
  case invisible

  /// Whether the scalar needs a base before it.
  var isMark: Bool {
    switch self {
    case .mark, .spacingMark: true
    case .base, .pictographic, .regionalIndicator, .invisible: false
    }
  }

  /// Looks a scalar up.
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
