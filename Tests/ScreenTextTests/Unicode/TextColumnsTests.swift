import Testing

@testable import ScreenText

@Suite("TextColumns")
struct TextColumnsTests {
  @Test(
    "The width of a text is the sum of the widths of its cells",
    arguments: [
      ("", 0), ("hello", 5), ("na\u{EF}ve", 5), ("nai\u{308}ve", 5), ("漢字", 4), ("ｱｲｳ", 3),
      ("\u{B1}\u{A7}\u{2500}", 3), ("한국어", 6), ("👨‍👩‍👧‍👦!", 3), ("🇩🇪🇫🇷", 4), ("❤️", 2), ("❤", 1),
      ("हिन्दी", 5), ("a\u{200B}b", 2),
    ])
  func width(text: String, columns: Int) {
    #expect(TextColumns.width(of: text) == columns)
  }

  @Test(
    "A visible text contains a visible form of every character",
    arguments: [
      ("", ""), ("plain ~text~ 1", "plain ~text~ 1"), ("Grüße, 世界 👩🏽‍🚀", "Grüße, 世界 👩🏽‍🚀"),
      ("\u{1B}[31m\u{0}\t\u{7F}", "␛[31m␀␉␡"), ("a\r\nb\nc\rd", "a␍␊b␊c␍d"),
      ("\u{85}\u{9B}", "‹U+0085›‹U+009B›"), ("abc\u{202E}def\u{202C}", "abc‹U+202E›def‹U+202C›"),
      ("\u{FEFF}zero\u{200B}width", "‹U+FEFF›zero‹U+200B›width"),
      ("3:00\u{202F}PM", "3:00‹U+202F›PM"), ("a\u{A0}b c", "a‹U+00A0›b c"),
      ("\u{E0068}\u{E0069}", "‹U+E0068›‹U+E0069›"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("\u{10FFFF}", "‹U+10FFFF›"),
    ])
  func visible(text: String, picture: String) {
    #expect(Array(TextColumns.visible(text).utf8) == Array(picture.utf8))
  }

  @Test("A mark without a base is drawn on a dotted circle")
  func circles() {
    let picture = TextColumns.visible("\u{301}a\n\u{93E}")
    #expect(Array(picture.utf8) == Array("\u{25CC}\u{301}a␊\u{25CC}\u{93E}".utf8))
  }

  @Test(
    "Wrapping removes spaces at a line break and keeps other spaces",
    arguments: [
      ("", [""]),
      ("   ", ["   "]),
      ("short", ["short"]),
      ("twelve chars", ["twelve", "chars"]),
      ("ten  chars", ["ten  chars"]),
      ("ten   chars", ["ten", "chars"]),
      ("a b c d e f", ["a b c d e", "f"]),
      ("  in", ["  in"]),
      ("   indented", ["indented"]),
      ("trail     ", ["trail     "]),
      ("trail      ", ["trail"]),
      ("              ", [""]),
    ])
  func wrapping(text: String, lines: [String]) {
    #expect(TextColumns.lines(of: text, to: 10).map(\.text) == lines)
  }

  @Test(
    "Every line break in a text starts a new line",
    arguments: [
      ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\n\n b\n", ["a", "", " b", ""]),
      ("\n", ["", ""]), ("a\rb", ["a␍b"]), ("a\r", ["a␍"]), ("a\r\r\n", ["a␍", ""]),
      ("a\n\u{301}", ["a", "\u{25CC}\u{301}"]),
    ])
  func lineBreaks(text: String, lines: [String]) {
    #expect(TextColumns.lines(of: text, to: 10).map(\.text) == lines)
  }

  @Test(
    "Wrapping breaks words that are too wide, and between wide cells",
    arguments: [
      ("abcdefghijklmno", ["abcdefghij", "klmno"]),
      ("ab cdefghijklmno p", ["ab", "cdefghijkl", "mno p"]),
      ("漢字漢字漢字", ["漢字漢字漢", "字"]),
      ("a漢字漢字漢字", ["a漢字漢字", "漢字"]),
      ("ab 漢字漢字漢字", ["ab 漢字漢", "字漢字"]),
      ("漢字漢字abc", ["漢字漢", "字abc"]),
      ("漢字漢字漢abc", ["漢字漢字", "漢abc"]),
      ("👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", ["👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", "👩🏽‍🚀"]),
      ("abcdefghi漢", ["abcdefghi", "漢"]),
      ("x\u{202E}\u{202E}", ["x‹U+202E›‹", "U+202E›"]),
    ])
  func longWords(text: String, lines: [String]) {
    #expect(TextColumns.lines(of: text, to: 10).map(\.text) == lines)
  }

  @Test(
    "A text with too many cells is cut after the last of them",
    arguments: [(3, "👩‍🚀👩‍🚀👩‍🚀"), (2, "👩‍🚀👩‍🚀…"), (0, "…")])
  func cut(cells: Int, visible: String) {
    #expect(TextColumns.visible("👩‍🚀👩‍🚀👩‍🚀", maximumCells: cells) == visible)
  }

  @Test("A wide cell has its own line if lines have one column")
  func oneColumn() {
    #expect(TextColumns.lines(of: "漢a字 b", to: 1).map(\.text) == ["漢", "a", "字", "b"])
  }
}
