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
  case invisible(width: Int)

  /// Finds the role of a scalar.
  init(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x20 && scalar.value < 0x7F {
      self = .base(width: 1)
    } else if UnicodeTable.isInvisible(scalar) {
      self = .invisible(width: UnicodeTable.isZeroWidth(scalar) ? 0 : 1)
    } else if UnicodeTable.isZeroWidth(scalar) {
      self = .mark
    } else if UnicodeTable.isSpacingMark(scalar) {
      self = .spacingMark
    } else if Self.isRegionalIndicator(scalar) {
      self = .regionalIndicator
    } else {
      let width = UnicodeTable.isWide(scalar) ? 2 : 1
      self = UnicodeTable.isPictographic(scalar) ? .pictographic(width: width) : .base(width: width)
    }
  }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// The columns of the scalar alone.
  var width: Int {
    switch self {
    case .base(let width), .pictographic(let width), .invisible(let width): width
    case .regionalIndicator: 2
    case .mark: 0
    case .spacingMark: 1
    }
  }
}
