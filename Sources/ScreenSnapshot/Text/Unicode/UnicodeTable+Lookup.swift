extension UnicodeTable {
  /// Tells whether a scalar takes two columns when it stands alone.
  ///
  /// East Asian wide and fullwidth characters do, and whatever is drawn as an emoji by default;
  /// ambiguous ones do not: they are wide in old East Asian encodings only (UAX #11, section 5).
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && contains(scalar, wide)
  }

  /// Tells whether a scalar takes no column of its own.
  ///
  /// Marks that are drawn over a letter, the vowels and finals of Hangul, which a terminal draws
  /// into the leading consonant, and everything that is not drawn at all.
  static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    !isPlain(scalar) && contains(scalar, zeroWidth)
  }

  /// Tells whether a scalar belongs to the letter before it and is drawn beside that letter.
  ///
  /// These are the marks of category Mc, half of the vowels of India. They take a column: so say
  /// the `wcwidth` tables of the C libraries, which terminals follow. Terminals that measure whole
  /// characters give letter and marks two columns together, however many marks there are; that
  /// is what `TextCell` does.
  static func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && contains(scalar, spacingMark)
  }

  /// Tells whether a scalar can begin an emoji sequence: an emoji, or reserved for one to come.
  ///
  /// The digits, `#` and `*` are not among them, nor are the letters of flags.
  static func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    !isPlain(scalar) && contains(scalar, pictographic)
  }

  /// Tells whether a reader of a picture cannot see a scalar, or cannot tell it from a space.
  ///
  /// Controls and formats, line and paragraph separators, what Unicode calls default ignorable
  /// (selectors, joiners, tags, fillers), noncharacters, every space but U+0020, and the blank
  /// pattern of Braille. Not among them: the ideographic space, which is seen by its width, the
  /// ogham space mark, which is a stroke, and the Arabic signs that hold a number.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !isPlain(scalar) && contains(scalar, invisible)
  }

  /// Tells whether a skin tone after a scalar colours it, and is no picture of its own.
  static func isModifierBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x261D && contains(scalar, modifierBase)
  }

  /// Tells whether a scalar takes the vowel from a letter of India, and may join it to the next.
  static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x94D && contains(scalar, virama)
  }

  /// Tells whether a scalar is a letter whose shape depends on its neighbours, as in Arabic.
  static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x620 && contains(scalar, cursive)
  }

  /// Tells whether a scalar is in none of the tables, being printable ASCII.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value < 0x7F
  }

  /// Searches a table for the first range that does not end before a scalar.
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
