/// The role of a scalar in a cell.
enum ScalarKind {
  /// A character of one or two columns.
  ///
  /// East Asian wide and fullwidth characters, and scalars drawn as an emoji by default, have two.
  /// Ambiguous characters are wide only in old East Asian encodings (UAX #11, section 5).
  case base(width: Int)

  /// An emoji, or a symbol that can become one; also one that is reserved for a future emoji.
  ///
  /// Digits, `#`, `*` and the letters of flags are not included.
  case pictographic(width: Int)

  /// A letter that forms a flag together with another one.
  case regionalIndicator

  /// A mark over the base before it, or a vowel or final of Hangul, which a terminal draws into the leading consonant.
  case mark

  /// A mark beside the base before it, of category Mc, such as many Indic vowels.
  ///
  /// The `wcwidth` tables of C libraries give each one column. Terminals that measure complete characters give a
  /// letter and all its marks two columns, and so does `TextCell`.
  case spacingMark

  /// A scalar that is invisible or looks like a space, with or without an effect on its neighbors.
  ///
  /// These are controls and formats, line and paragraph separators, default ignorable scalars
  /// (selectors, joiners, tags, fillers), noncharacters, all spaces except U+0020, and the blank
  /// pattern of Braille. Not included are the ideographic space, which is recognizable by its width,
  /// the ogham space mark, which is a stroke, and the Arabic signs that enclose a number.
  case invisible(width: Int)

  /// Finds the role of a scalar.
  init(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x20 && scalar.value < 0x7F {
      self = .base(width: 1)
    } else if UnicodeTable.invisible.covers(scalar) {
      self = .invisible(width: UnicodeTable.zeroWidth.covers(scalar) ? 0 : 1)
    } else if UnicodeTable.zeroWidth.covers(scalar) {
      self = .mark
    } else if UnicodeTable.spacingMark.covers(scalar) {
      self = .spacingMark
    } else if Self.isRegionalIndicator(scalar) {
      self = .regionalIndicator
    } else {
      let width = UnicodeTable.wide.covers(scalar) ? 2 : 1
      self = Self.isPictographic(scalar) ? .pictographic(width: width) : .base(width: width)
    }
  }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  static func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    UnicodeTable.pictographic.covers(scalar)
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

extension [UInt32] {
  /// Whether a range of a table contains a scalar: the first one that does not end before it.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  fileprivate func covers(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if self[2 * middle + 1] < scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return 2 * low < count && self[2 * low] <= scalar.value
  }
}
