import Testing

@testable import ScreenText

@Suite("WordList")
struct WordListTests {
  @Test(
    "A list of words has commas and a conjunction",
    arguments: [
      ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a or b", "a and b"),
      (["a", "b", "c"], "a, b or c", "a, b and c"),
    ])
  func lists(words: [String], alternatives: String, list: String) {
    #expect(WordList.alternatives(words) == alternatives)
    #expect(WordList.list(words) == list)
  }
}
