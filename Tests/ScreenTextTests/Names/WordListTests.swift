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

@Suite("UniqueNames")
struct UniqueNamesTests {
  @Test("A name that is taken gets the first free number")
  func unique() {
    var names = UniqueNames(separator: "_")
    let unique = ["id", "id_2", "id", "id", "name"].map { names.unique($0) }
    #expect(unique == ["id", "id_2", "id_3", "id_4", "name"])
  }
}
