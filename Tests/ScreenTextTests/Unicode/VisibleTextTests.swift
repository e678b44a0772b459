import Testing

@testable import ScreenText

@Suite("A visible text")
struct VisibleTextTests {
  @Test(
    "A text has visible characters and the width of all of them",
    arguments: [
      ("", "", 0), ("Dune", "Dune", 4), ("雪国", "雪国", 4), ("👨‍👩‍👧‍👦 ok", "👨‍👩‍👧‍👦 ok", 5),
      ("a\nb", "a␊b", 3), ("a\u{202E}b", "a‹U+202E›b", 10), ("\u{301}a", "\u{25CC}\u{301}a", 2),
      ("雪\u{200B}国", "雪‹U+200B›国", 12),
    ])
  func width(text: String, visible: String, width: Int) {
    let result = VisibleText(text)
    #expect(result.text.unicodeScalars.elementsEqual(visible.unicodeScalars))
    #expect(result.width == width)
    #expect(result.width == TextColumns.width(of: result.text))
  }

  @Test(
    "The lines of a wrapped text have their own widths",
    arguments: [
      "one two three  ", "  indented text", "verylongwordwithoutspaces", "雪国 川端康成 雪国",
      "a  b   c    d", "ends with spaces          ", "😀😀😀😀😀😀😀😀",
    ], [2, 3, 8, 14, 100])
  func lines(text: String, columns: Int) {
    let lines = VisibleText(text).wrapped(to: columns)
    #expect(lines.map(\.width) == lines.map { TextColumns.width(of: $0.text) })
    #expect(lines.allSatisfy { $0.width <= columns })
  }

  @Test("A text wraps between words, and inside a word that is too long")
  func wrapped() {
    let lines = VisibleText("one two verylongword 雪国 x").wrapped(to: 8).map(\.text)
    #expect(lines == ["one two", "verylong", "word 雪", "国 x"])
  }

  @Test("The parts of a joined text keep their widths")
  func joined() {
    let text = VisibleText("[ ") + VisibleText("雪国") + .spaces(3) + .empty
    #expect(text.text == "[ 雪国   " && text.width == 9)
  }
}
