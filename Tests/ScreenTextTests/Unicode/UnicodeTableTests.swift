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
    "A scalar has the role and the width of its tables",
    arguments: [
      (
        "base(width: 1)",
        [
          "A", "~", " ", "1", "\u{A1}", "\u{600}", "\u{10FF}", "\u{1680}", "\u{2801}", "\u{303F}",
          "\u{E000}", "\u{FF61}", "\u{FFFD}",
        ]
      ),
      (
        "base(width: 2)",
        [
          "\u{1100}", "\u{115E}", "\u{3000}", "\u{4E00}", "\u{AC00}", "\u{D7A3}", "\u{FF01}",
          "\u{1F3FB}", "\u{2FFFD}",
        ]
      ),
      ("pictographic(width: 1)", ["\u{A9}", "\u{2600}", "\u{261D}", "\u{2764}", "\u{1FFFD}"]),
      ("pictographic(width: 2)", ["\u{231A}", "\u{1F469}", "\u{1F600}"]),
      ("regionalIndicator", ["\u{1F1E6}", "\u{1F1FF}"]),
      (
        "mark",
        ["\u{301}", "\u{489}", "\u{94D}", "\u{1161}", "\u{11FF}", "\u{302A}", "\u{D7FB}"]
      ),
      ("spacingMark", ["\u{93E}"]),
      (
        "invisible(width: 0)",
        [
          "\u{0}", "\u{1F}", "\u{7F}", "\u{9F}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}",
          "\u{200B}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{3164}", "\u{FE0F}", "\u{FEFF}",
          "\u{FFF9}", "\u{E0001}", "\u{E0061}",
        ]
      ),
      (
        "invisible(width: 1)",
        [
          "\u{A0}", "\u{2000}", "\u{200A}", "\u{202F}", "\u{205F}", "\u{2800}", "\u{FFFF}",
          "\u{1FFFE}", "\u{10FFFF}",
        ]
      ),
    ] as [(String, [Unicode.Scalar])])
  func kinds(kind: String, scalars: [Unicode.Scalar]) {
    #expect(scalars.filter { "\(ScalarKind($0))" != kind } == [])
  }
}
