import Testing

@testable import ScreenText

@Suite("Nearest names")
struct NearestNamesTests {
  static let names = ["verify", "record", "list", "show", "bookDetail", "bookEdit", "bookShelf"]

  @Test(
    "A typing error leads to the intended name",
    arguments: [
      ("recrod", ["record"]),  // a swap
      ("recor", ["record"]),  // the last letter missing
      ("rcord", ["record"]),
      ("recoord", ["record"]),
      ("recorf", ["record"]),
      ("RECORD", ["record"]),
      ("record", ["record"]),
      ("bookdetial", ["bookDetail"]),
      ("booksEdit", ["bookEdit"]),
      ("book", ["bookDetail", "bookEdit", "bookShelf"]),
      ("v", ["verify"]),
      ("lits", ["list"]),
      ("shwo", ["show"]),
    ])
  func slips(word: String, nearest: [String]) {
    #expect(NearestNames.nearest(to: word, among: Self.names) == nearest)
  }

  @Test(
    "A word that resembles no name has no suggestion",
    arguments: ["", "-", "x", "settings", "dcorer", "recordings of it", "🦊", "\u{301}"])
  func unlike(word: String) {
    #expect(NearestNames.nearest(to: word, among: Self.names).isEmpty)
  }

  @Test(
    "Suggestions are at most three, by distance and then in declared order, with a letter in common",
    arguments: [
      (
        "cart1", ["cart3", "cart12", "cart", "cart1", "cart2", "cart1"],
        ["cart1", "cart3", "cart12"]
      ),
      ("a", ["b", "ba", "a"], ["a", "ba"]), ("a", ["", "b"], []),
      // A name that contains the word is the last one.
      (
        "reviews", ["Reader Reviews", "Review", "My reviews of 2026", "Vows"],
        ["Review", "Reader Reviews", "My reviews of 2026"]
      ),
      ("no", ["a note"], []), ("not", ["a note"], ["a note"]),
      // A letter of several scalars counts as one edit.
      ("cafe", ["cafe\u{301}"], ["cafe\u{301}"]), ("CAFÉ", ["cafe\u{301}"], ["cafe\u{301}"]),
      ("👨‍👩‍👧ok", ["👨‍👩‍👦ok"], ["👨‍👩‍👦ok"]),
    ])
  func nearest(word: String, names: [String], nearest: [String]) {
    #expect(NearestNames.nearest(to: word, among: names) == nearest)
  }

  @Test("A word of 1024 bytes is compared, and one of 1025 bytes is not")
  func longestWord() {
    let word = String(repeating: "a", count: 1024)
    #expect(NearestNames.nearest(to: word, among: [word]) == [word])
    #expect(NearestNames.nearest(to: word + "a", among: [word + "a"]).isEmpty)
  }

  @Test("Ten thousand similar names do not take long", .timeLimit(.minutes(5)))
  func manyNames() {
    let names = (0..<10_000).map { "checkout-payment-method-\($0 + 100_000)" }
    let nearest = NearestNames.nearest(to: "checkout-payment-methdo-104321", among: names)
    #expect(
      nearest == [
        "checkout-payment-method-104321", "checkout-payment-method-100321",
        "checkout-payment-method-101321",
      ])
  }

  @Test("A word of a megabyte has no suggestion and does not take long", .timeLimit(.minutes(5)))
  func hugeWords() {
    let marks = "e" + String(repeating: "\u{301}", count: 500_000)
    for word in [String(repeating: "a", count: 1_000_000), marks] {
      #expect(NearestNames.nearest(to: word, among: Self.names + [word]).isEmpty)
    }
  }
}
