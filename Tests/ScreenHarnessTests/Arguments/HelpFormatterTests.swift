import Testing

@testable import ScreenHarness

@Suite("HelpFormatter")
struct HelpFormatterTests {
  @Test("A table without rows is empty, and a word that is too long stays whole")
  func edges() {
    let word = String(repeating: "a", count: 90)
    #expect(HelpFormatter.table([]) == [])
    #expect(HelpFormatter.paragraph("a \(word) b") == "a\n\(word)\nb")
  }
}
