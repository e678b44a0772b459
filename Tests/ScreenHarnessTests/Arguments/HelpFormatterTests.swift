import Testing

@testable import ScreenHarness

@Suite("HelpFormatter")
struct HelpFormatterTests {
  @Test("A table aligns its texts and wraps them at column 80")
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

  @Test("A label that is too long has its own line")
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

  @Test("A table without rows is empty, and a word that is too long stays whole")
  func edges() {
    let word = String(repeating: "a", count: 90)
    #expect(HelpFormatter.table([]) == [])
    #expect(HelpFormatter.paragraph("a \(word) b") == "a\n\(word)\nb")
  }
}
