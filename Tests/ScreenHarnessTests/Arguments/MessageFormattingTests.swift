import Testing

@testable import ScreenText

@Suite("MessageFormatting")
struct MessageFormattingTests {
  private static let sixty = String(repeating: "a", count: 60)

  private static let quotedCases: [(String, String)] = [
    ("", "''"), ("book detail", "'book detail'"), ("Bücher 📚", "'Bücher 📚'"),
    ("it's", #"'it\'s'"#), (#"a\n"#, #"'a\\n'"#), ("a\nb\r\tc", #"'a\nb\r\tc'"#),
    ("\0\u{1B}[2J\u{7F}\u{9B}", #"'\u{0}\u{1B}[2J\u{7F}\u{9B}'"#),
    ("\u{202E}txt\u{200B}\u{2028}\u{FEFF}", #"'\u{202E}txt\u{200B}\u{2028}\u{FEFF}'"#),
    ("\u{E000}\u{10FFFF}", #"'\u{E000}\u{10FFFF}'"#),
    (sixty, "'" + sixty + "'"), (sixty + "a", "'" + sixty + "…'"),
  ]

  @Test(
    "A quoted word has escapes for invisible and control characters, and at most 60 characters",
    arguments: quotedCases)
  func quoted(word: String, text: String) {
    #expect(MessageFormatting.quoted(word) == text)
  }
}
