extension UnicodeTable {
  /// Whether a scalar without marks has two columns.
  ///
  /// These are East Asian wide and fullwidth characters, and scalars drawn as an emoji by default.
  /// Ambiguous characters are wide only in old East Asian encodings (UAX #11, section 5).
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar, wide)
  }

  /// Whether a scalar has no column.
  ///
  /// These are marks over a letter, invisible scalars, and the vowels and finals of Hangul, which a
  /// terminal draws into the leading consonant.
  static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar, zeroWidth)
  }

  /// Whether a scalar is a mark beside the letter before it.
  ///
  /// These are the marks of category Mc, such as many Indic vowels. The `wcwidth` tables of C
  /// libraries give each one column. Terminals that measure complete characters give a letter and all
  /// its marks two columns, and so does `TextCell`.
  static func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar, spacingMark)
  }

  /// Whether a scalar can start an emoji sequence: an emoji, or reserved for a future one.
  ///
  /// Digits, `#`, `*` and the letters of flags are not included.
  static func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar, pictographic)
  }

  /// Whether a scalar is invisible or looks like a space.
  ///
  /// These are controls and formats, line and paragraph separators, default ignorable scalars
  /// (selectors, joiners, tags, fillers), noncharacters, all spaces except U+0020, and the blank
  /// pattern of Braille. Not included are the ideographic space, which is recognizable by its width,
  /// the ogham space mark, which is a stroke, and the Arabic signs that enclose a number.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar, invisible)
  }

  /// Finds the first range that does not end before a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  private static func contains(_ scalar: Unicode.Scalar, _ table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if table[2 * middle + 1] < scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return 2 * low < table.count && table[2 * low] <= scalar.value
  }
}
