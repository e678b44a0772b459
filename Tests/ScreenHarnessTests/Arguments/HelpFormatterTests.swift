import Testing

@testable import ScreenHarness

@Suite("A table of help")
struct HelpFormatterTests {
  @Test("has its texts in one column, wrapped at 80")
  func columns() {
    let rows = [
      HelpFormatter.Row(label: "--a", text: "short"),
      HelpFormatter.Row(
        label: "--bcd EF", text: Array(repeating: "word", count: 18).joined(separator: " ")),
      HelpFormatter.Row(label: "--g", text: ""),
    ]
    #expect(
      HelpFormatter.table(rows) == [
        "  --a       short",
        "  --bcd EF  word word word word word word word word word word word word word",
        "            word word word word word",
        "  --g",
      ])
  }

  @Test("gives a label that is too long a line of its own")
  func longLabels() {
    let rows = [
      HelpFormatter.Row(label: "--a", text: "short"),
      HelpFormatter.Row(label: "--an-option-of-many-letters VALUE", text: "long"),
    ]
    #expect(
      HelpFormatter.table(rows) == [
        "  --a  short",
        "  --an-option-of-many-letters VALUE",
        "       long",
      ])
  }

  @Test("is empty without rows, and a word that is too long stays whole")
  func edges() {
    let word = String(repeating: "a", count: 90)
    #expect(HelpFormatter.table([]) == [])
    #expect(HelpFormatter.paragraph("a \(word) b") == "a\n\(word)\nb")
  }
}
