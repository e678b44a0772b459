import Testing

@testable import ScreenHarness

@Suite("ShellWords")
struct ShellWordsTests {
  @Test(
    "A text is split into words as a shell splits it",
    arguments: [
      ("", []), ("  ", []), ("a b", ["a", "b"]), (" a\t\nb ", ["a", "b"]),
      ("'book*' --layout compact", ["book*", "--layout", "compact"]),
      ("'a b'c\"d e\"", ["a bc" + "d e"]), (#""a \"b\" \c" \'"#, [#"a "b" \c"#, "'"]),
      ("'' \"\"", ["", ""]), (#"'\'"#, [#"\"#]), (#"a\ b"#, ["a b"]),
    ])
  func words(text: String, words: [String]) throws {
    #expect(try ShellWords.words(of: text) == words)
  }

  @Test("A quote without an end is an error", arguments: ["'a", "\"a", #"a\"#, #""a\""#])
  func openQuote(text: String) {
    #expect(throws: UsageError("unterminated quote in '\(text)'")) {
      try ShellWords.words(of: text)
    }
  }

  @Test(
    "A quoted word is one word again", arguments: ["", "a", "a b", "it's", "*", #"\"#, "\"", "é"])
  func quoted(word: String) throws {
    #expect(try ShellWords.words(of: ShellWords.quoted(word)) == [word])
  }
}
