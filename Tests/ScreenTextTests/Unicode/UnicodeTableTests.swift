import Testing

@testable import ScreenText

@Suite("UnicodeTable")
struct UnicodeTableTests {
  @Test(
    "The ranges of a table are sorted and do not touch",
    arguments: [
      ("wide", UnicodeTable.wide), ("zeroWidth", UnicodeTable.zeroWidth),
      ("spacingMark", UnicodeTable.spacingMark), ("invisible", UnicodeTable.invisible),
      ("pictographic", UnicodeTable.pictographic),
    ])
  func order(name: String, table: [UInt32]) {
    let firsts = stride(from: 0, to: table.count, by: 2).map { table[$0] }
    let lasts = stride(from: 1, to: table.count, by: 2).map { table[$0] }
    #expect(firsts.count == lasts.count && !firsts.isEmpty)
    #expect(zip(firsts, lasts).filter { $0 > $1 }.isEmpty)
    #expect(zip(lasts, firsts.dropFirst()).filter { $0 + 1 >= $1 }.isEmpty)
  }

  @Test(
    "East Asian characters and emoji are wide",
    arguments: [
      ("A", false), ("\u{10FF}", false), ("\u{1100}", true), ("\u{115E}", true),
      ("\u{231A}", true), ("\u{2600}", false), ("\u{303F}", false), ("\u{4E00}", true),
      ("\u{AC00}", true), ("\u{D7A3}", true), ("\u{E000}", false), ("\u{FF01}", true),
      ("\u{FF61}", false), ("\u{1F1E6}", true), ("\u{1F600}", true), ("\u{2FFFD}", true),
      ("\u{10FFFF}", false), ("\u{A1}", false), ("\u{3000}", true), ("\u{302A}", false),
    ] as [(Unicode.Scalar, Bool)])
  func wide(scalar: Unicode.Scalar, expected: Bool) {
    #expect(UnicodeTable.isWide(scalar) == expected)
  }

  @Test(
    "Marks and invisible scalars have no column, and spacing marks have one",
    arguments: [
      ("a", false, false), ("\u{0}", true, false), ("\u{7F}", true, false),
      ("\u{301}", true, false), ("\u{489}", true, false), ("\u{93E}", false, true),
      ("\u{94D}", true, false), ("\u{115F}", true, false), ("\u{1100}", false, false),
      ("\u{1161}", true, false), ("\u{11FF}", true, false), ("\u{D7FB}", true, false),
      ("\u{200B}", true, false), ("\u{FEFF}", true, false), ("\u{600}", false, false),
      ("\u{FE0F}", true, false), ("\u{E0061}", true, false), ("\u{A0}", false, false),
    ] as [(Unicode.Scalar, Bool, Bool)])
  func marks(scalar: Unicode.Scalar, isZeroWidth: Bool, isSpacingMark: Bool) {
    #expect(UnicodeTable.isZeroWidth(scalar) == isZeroWidth)
    #expect(UnicodeTable.isSpacingMark(scalar) == isSpacingMark)
  }

  @Test(
    "Controls, formats and unusual spaces are invisible",
    arguments: [
      (" ", false), ("~", false), ("\u{1F}", true), ("\u{7F}", true), ("\u{9F}", true),
      ("\u{A0}", true), ("\u{A1}", false), ("\u{AD}", true), ("\u{34F}", true),
      ("\u{600}", false), ("\u{61C}", true), ("\u{1680}", false), ("\u{2000}", true),
      ("\u{200A}", true), ("\u{202E}", true), ("\u{202F}", true), ("\u{205F}", true),
      ("\u{2028}", true), ("\u{2066}", true), ("\u{2800}", true), ("\u{2801}", false),
      ("\u{3000}", false), ("\u{3164}", true), ("\u{E000}", false), ("\u{1FFFE}", true),
      ("\u{FFFF}", true), ("\u{FFF9}", true), ("\u{FFFD}", false), ("\u{E0001}", true),
      ("\u{10FFFF}", true), ("\u{301}", false),
    ] as [(Unicode.Scalar, Bool)])
  func invisible(scalar: Unicode.Scalar, expected: Bool) {
    #expect(UnicodeTable.isInvisible(scalar) == expected)
  }

  @Test(
    "Emoji are pictographic",
    arguments: [
      ("1", false), ("\u{A9}", true), ("\u{261D}", true), ("\u{2764}", true),
      ("\u{1F1E6}", false), ("\u{1F3FB}", false), ("\u{1F469}", true), ("\u{1FFFD}", true),
    ] as [(Unicode.Scalar, Bool)])
  func emoji(scalar: Unicode.Scalar, isPictographic: Bool) {
    #expect(UnicodeTable.isPictographic(scalar) == isPictographic)
  }
}
