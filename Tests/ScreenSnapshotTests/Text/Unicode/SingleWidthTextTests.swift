import Testing

@testable import ScreenSnapshot

@Suite("A simple text")
struct SingleWidthTextTests {
  @Test("is one whose characters are seen as they are, each a cell of one column")
  func everyCharacter() {
    var count = 0
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      guard let width = SingleWidthText.width(of: text.utf8) else { continue }
      count += 1
      let cells = Array(TextCells(text[...]))
      #expect(width == 1 && cells.map(\.width) == [1] && cells[0].appearance == .itself)
      // Nor does it take up what follows, or belong to what goes before.
      let pair = Array(TextCells(("A" + text + "é")[...]))
      #expect(pair.map(\.width) == [1, 1, 1])
    }
    // ASCII, the letters of three blocks, the frames, and the signs that are named one by one.
    #expect(count == 95 + (0x27F - 0xC0 + 1) + 128 + 17)
  }

  @Test(
    "is as wide as it has characters; another one is none",
    arguments: [
      ("", 0), ("Dune", 4), ("Händel · Größe", nil), ("Händel – Größe", 14), ("● Öl  ○ Šunka", 13),
      ("│ ‹ Ⅸ", nil), ("日本", nil), ("e\u{301}", nil), ("©", nil), ("☺️", nil), ("a\tb", nil),
      ("\u{AD}", nil), ("a\u{200B}", nil),
    ] as [(String, Int?)])
  func width(text: String, width: Int?) {
    #expect(SingleWidthText.width(of: text.utf8) == width)
    #expect(SingleWidthText.width(of: text[...].utf8) == width)
    #expect(SingleWidthText.width(of: Array(text.utf8)) == width)
  }
}
