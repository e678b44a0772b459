import Testing

@testable import ScreenHarness

@Suite("A table of help")
struct HelpTextTests {
  @Test("has its texts in one column, wrapped at 80")
  func columns() {
    let rows = [
      HelpText.Row(label: "--a", text: "short"),
      HelpText.Row(
        label: "--bcd EF", text: Array(repeating: "word", count: 18).joined(separator: " ")),
      HelpText.Row(label: "--g", text: ""),
    ]
    #expect(
      HelpText.table(rows) == [
        "  --a       short",
        "  --bcd EF  word word word word word word word word word word word word word",
        "            word word word word word",
        "  --g",
      ])
  }

  @Test("gives a label that is too long a line of its own")
  func longLabels() {
    let rows = [
      HelpText.Row(label: "--a", text: "short"),
      HelpText.Row(label: "--an-option-of-many-letters VALUE", text: "long"),
    ]
    #expect(
      HelpText.table(rows) == [
        "  --a  short",
        "  --an-option-of-many-letters VALUE",
        "       long",
      ])
  }

  @Test("is empty without rows, and a word that is too long stays whole")
  func edges() {
    let word = String(repeating: "a", count: 90)
    #expect(HelpText.table([]) == [])
    #expect(HelpText.paragraph("a \(word) b") == "a\n\(word)\nb")
  }
}
