import Testing

@testable import ScreenText

@Suite("SingleWidthText")
struct SingleWidthTextTests {
  @Test("Every character of the fast path is a visible cell of one column")
  func everyCharacter() {
    var count = 0
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      guard let width = SingleWidthText.width(of: text) else { continue }
      count += 1
      let cells = Array(TextCells(text[...]))
      #expect(width == 1 && cells.map(\.width) == [1] && cells[0].appearance == .itself)
      // It does not join its neighbors either.
      let pair = Array(TextCells(("A" + text + "é")[...]))
      #expect(pair.map(\.width) == [1, 1, 1])
    }
    // ASCII, the letters of three blocks, the frames, and 17 signs.
    #expect(count == 95 + (0x27F - 0xC0 + 1) + 128 + 17)
  }

  @Test(
    "The width is the number of characters, or nil if another character occurs",
    arguments: [
      ("", 0), ("Dune", 4), ("Händel · Größe", nil), ("Händel – Größe", 14), ("● Öl  ○ Šunka", 13),
      ("│ ‹ Ⅸ", nil), ("日本", nil), ("e\u{301}", nil), ("©", nil), ("☺️", nil), ("a\tb", nil),
      ("\u{AD}", nil), ("a\u{200B}", nil),
    ] as [(String, Int?)])
  func width(text: String, width: Int?) {
    #expect(SingleWidthText.width(of: text) == width)
  }
}
