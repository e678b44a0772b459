import TestSupport
import Testing

@testable import ScreenText

@Suite("TextColumns, with random texts")
struct TextColumnsPropertyTests {
  private static let alphabets: [[Unicode.Scalar]] = [
    ["a", "b", " ", "\n", "\r", "\u{301}", "\u{1B}", "漢"],
    ["\u{1F469}", "\u{1F3FD}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{2764}", "1", "\u{20E3}"],
    ["\u{1F3F4}", "\u{E0067}", "\u{E0062}", "\u{E007F}", "\u{1F1E9}", "\u{1F1EA}", "\u{301}"],
    ["\u{628}", "\u{64E}", "\u{200C}", "\u{200D}", "\u{915}", "\u{94D}", "\u{93E}", " "],
    ["\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{115F}", "\u{25CC}", "\u{202E}", "漢"],
    ["\u{301}", "\u{301}", "\u{301}", "\u{94D}", "\u{200D}", "\u{93E}", "e"],
    ["漢", "字", "a", " ", "\u{3000}", "\u{A0}", "\u{FF1A}", "🙂"],
  ]

  /// Random texts from an alphabet, whose index is the seed.
  private static func texts(from alphabet: Int) -> [String] {
    var numbers = SeededGenerator(seed: UInt64(alphabet))
    return (0..<150).map { number in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...(number / 2), using: &numbers) {
        text.append(alphabets[alphabet].randomElement(using: &numbers) ?? " ")
      }
      return String(text)
    }
  }

  @Test(
    "The cells of a text contain the complete text, and no cell is empty",
    arguments: alphabets.indices)
  func whole(alphabet: Int) {
    for text in Self.texts(from: alphabet) {
      let cells = Array(TextCells(text[...]))
      #expect(cells.flatMap { Array($0.text.utf8) } == Array(text.utf8), "\(text.debugDescription)")
      #expect(!cells.contains { $0.text.isEmpty || !(0...2).contains($0.width) })
    }
  }

  @Test(
    "A visible text has only visible cells and does not change again", arguments: alphabets.indices)
  func idempotent(alphabet: Int) {
    for text in Self.texts(from: alphabet) {
      let picture = TextColumns.visible(text)
      let isVisible = TextCells(picture[...]).allSatisfy { $0.appearance == .itself }
      #expect(isVisible, "\(text.debugDescription)")
      #expect(Array(TextColumns.visible(picture).utf8) == Array(picture.utf8))
    }
  }

  @Test("Wrapping removes only spaces, and no line is too wide", arguments: alphabets.indices)
  func wrapped(alphabet: Int) {
    for text in Self.texts(from: alphabet) {
      for columns in [1, 2, 3, 8, 40] {
        let wrapped = TextColumns.lines(of: text, to: columns)
        let lines = wrapped.map(\.text)
        #expect(wrapped.map(\.width) == lines.map(TextColumns.width))
        #expect(letters(of: lines) == letters(of: paragraphs(of: text).map(TextColumns.visible)))
        let fits = lines.allSatisfy { TextColumns.width(of: $0) <= max(columns, 2) }
        #expect(fits, "\(columns) columns: \(text.debugDescription)")
      }
    }
  }

  @Test("Wrapping does not change lines that fit", arguments: alphabets.indices)
  func unwrapped(alphabet: Int) {
    for text in Self.texts(from: alphabet) {
      let lines = paragraphs(of: text).map { Array(TextColumns.visible($0).utf8) }
      #expect(TextColumns.lines(of: text, to: 10_000).map(\.text).map { Array($0.utf8) } == lines)
    }
  }

  /// The texts between line breaks.
  private func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }

  private func letters(of lines: [String]) -> [UInt8] {
    lines.flatMap { $0.utf8.filter { $0 != 0x20 } }
  }
}

@Suite("TextColumns, with long texts")
struct TextColumnsSizeTests {
  @Test(
    "A text of 20,000 units is measured, drawn and wrapped without growing",
    .timeLimit(.minutes(10)),
    arguments: ["word ", "x", " ", "\n", "漢", "\u{301}", "\u{202E}", "\u{1F469}\u{200D}", "\r\n"])
  func linear(unit: String) {
    let text = "e" + String(repeating: unit, count: 20_000)
    let picture = TextColumns.visible(text)
    #expect(TextColumns.width(of: picture) >= TextColumns.width(of: text))
    let lines = TextColumns.lines(of: text, to: 44).map(\.text)
    #expect(lines.reduce(0) { $0 + $1.utf8.count } <= picture.utf8.count)
  }
}
