import Testing

@testable import ScreenGoldens
@testable import ScreenText

@Suite("Composition of characters")
struct CompositionTests {
  private static func diff(_ old: String, _ new: String) -> LineDiff {
    LineDiff(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test(
    "A line that differs only in the composition of Unicode names the characters",
    arguments: [
      ("Cafe\u{301}", "Caf\u{E9}", ["\u{E9} is U+00E9, was U+0065 U+0301"]),
      ("Caf\u{E9}", "Cafe\u{301}", ["e\u{301} is U+0065 U+0301, was U+00E9"]),
      (
        "\u{212B} e\u{301}", "\u{C5} \u{E9}",
        ["\u{C5} is U+00C5, was U+212B", "\u{E9} is U+00E9, was U+0065 U+0301"]
      ),
      ("e\u{301} e\u{301}", "\u{E9} \u{E9}", ["\u{E9} is U+00E9, was U+0065 U+0301"]),
      ("new\ne\u{301}\nold", "\u{E9}\nx\ny", ["\u{E9} is U+00E9, was U+0065 U+0301"]),
      ("Caf\u{E9}", "Cafe", []), ("Caf\u{E9}", "Caf\u{E9}", []), ("e\u{301} 1", "\u{E9} 2", []),
    ])
  func composition(old: String, new: String, notes: [String]) {
    #expect(Self.diff(old, new).compositionNotes == notes)
  }

  @Test("Of many characters, the first are named")
  func many() {
    let diff = Self.diff("a\u{301} e\u{301} i\u{301} o\u{301}", "\u{E1} \u{E9} \u{ED} \u{F3}")
    #expect(diff.compositionNotes.count == 3)
  }
}
