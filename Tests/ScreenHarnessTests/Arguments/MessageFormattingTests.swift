import Testing

@testable import ScreenText

@Suite("MessageFormatting")
struct MessageFormattingTests {
  private static let sixty = String(repeating: "a", count: 60)

  private static let quotedCases: [(String, String)] = [
    ("", "''"), ("book detail", "'book detail'"), ("Bücher 📚", "'Bücher 📚'"),
    ("it's", "'it's'"), ("a\nb\r\tc", "'a␊b␍␉c'"), ("\u{1B}[2J\u{202E}txt", "'␛[2J‹U+202E›txt'"),
    (sixty, "'" + sixty + "'"), (sixty + "a", "'" + sixty + "…'"),
  ]

  @Test(
    "A quoted word has visible signs for invisible characters, and at most 60 characters",
    arguments: quotedCases)
  func quoted(word: String, text: String) {
    #expect(MessageFormatting.quoted(word) == text)
  }
}
