import Testing

@testable import ScreenHarness

@Suite("MessageFormatting")
struct MessageFormattingTests {
  @Test(
    "A quoted word has escapes for invisible and control characters, and at most 60 characters",
    arguments: [
      ("", "''"), ("book detail", "'book detail'"), ("Bücher 📚", "'Bücher 📚'"),
      ("it's", #"'it\'s'"#), (#"a\n"#, #"'a\\n'"#), ("a\nb\r\tc", #"'a\nb\r\tc'"#),
      ("\0\u{1B}[2J\u{7F}\u{9B}", #"'\u{0}\u{1B}[2J\u{7F}\u{9B}'"#),
      ("\u{202E}txt\u{200B}\u{2028}\u{FEFF}", #"'\u{202E}txt\u{200B}\u{2028}\u{FEFF}'"#),
      ("\u{E000}\u{10FFFF}", #"'\u{E000}\u{10FFFF}'"#),
      (String(repeating: "a", count: 60), "'\(String(repeating: "a", count: 60))'"),
      (String(repeating: "a", count: 61), "'\(String(repeating: "a", count: 60))…'"),
    ] as [(String, String)])
  func quoted(word: String, text: String) {
    #expect(MessageFormatting.quoted(word) == text)
  }
}
