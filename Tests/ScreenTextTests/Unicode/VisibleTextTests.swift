import Testing

@testable import ScreenText

@Suite("A visible text")
struct VisibleTextTests {
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

  @Test("The parts of a joined text keep their widths")
  func joined() {
    let title = "雪国"
    let text = "[ " + VisibleText(title) + .spaces(3) + .empty
    #expect(text.text == "[ 雪国   " && text.width == 9)
    #expect(VisibleText("雪国").width == 4)
  }
}
