import TestSupport
import Testing

@testable import ScreenRendering

@Suite("Glob")
struct GlobTests {
  @Test(
    "A glob matches whole names case-sensitively, and its star matches any text",
    arguments: [
      ("", "", true), ("", "a", false), ("*", "", true), ("*", "library", true), ("**", "", true),
      ("library", "library", true), ("library", "Library", false), ("library", "library2", false),
      ("lib*", "library", true), ("lib*", "lib", true), ("lib*", "li", false),
      ("*Sheet", "bookEditSheet", true), ("*Sheet", "bookSheets", false),
      ("book*Sheet", "bookEditSheet", true), ("book*Sheet", "bookSheet", true),
      ("*o*k*", "bookEdit", true), ("*ok*ok*", "book", false), ("a*b*c", "abbc", true),
      ("a*bc", "abcbc", true), ("*ab", "aab", true), ("*a*b", "ba", false),
      ("compact/*", "compact/library", true), ("*/library", "compact/library", true),
      ("a?c", "abc", false), ("a?c", "a?c", true), ("[ab]", "a", false), ("[ab]", "[ab]", true),
      ("a.c", "abc", false), ("\\*", "*", false), ("\\*", "\\x", true),
      ("détail*", "détailLivre", true), ("*🦊", "der 🦊", true), ("*", "図書館", true),
    ])
  func table(pattern: String, name: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(name) == isMatch)
  }

  @Test("A glob agrees with a naive matcher")
  func naive() {
    for seed in 0..<UInt64(fuzzRounds(20_000)) {
      var numbers = SeededGenerator(seed: seed)
      let pattern = Self.word(of: "ab*", using: &numbers)
      let name = Self.word(of: "ab", using: &numbers)
      let isMatch = Self.matches(Array(pattern)[...], Array(name)[...])
      #expect(Glob(pattern).matches(name) == isMatch, "seed \(seed): \(pattern) and \(name)")
    }
  }

  @Test("Many stars and a long name do not take exponential time", .timeLimit(.minutes(5)))
  func stars() {
    let name = String(repeating: "a", count: 20_000)
    #expect(!Glob("*a*a*a*a*a*a*a*a*b").matches(name))
    #expect(Glob("*a*a*a*a*a*a*a*a*b").matches(name + "b"))
  }

  /// The definition: a star matches no text, or one character and the text of a star.
  private static func matches(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), name)
        || !name.isEmpty && matches(pattern, name.dropFirst())
    }
    return first == name.first && matches(pattern.dropFirst(), name.dropFirst())
  }

  private static func word(of letters: String, using numbers: inout SeededGenerator) -> String {
    let length = Int.random(in: 0...7, using: &numbers)
    return String((0..<length).compactMap { _ in letters.randomElement(using: &numbers) })
  }
}
