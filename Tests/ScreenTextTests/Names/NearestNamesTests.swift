import TestSupport
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

  @Test("Suggestions are at most three, by distance and then in declared order")
  func order() {
    let names = ["cart3", "cart12", "cart", "cart1", "cart2", "cart1"]
    #expect(NearestNames.nearest(to: "cart1", among: names) == ["cart1", "cart3", "cart12"])
  }

  @Test("A suggestion shares at least one letter with the word")
  func common() {
    #expect(NearestNames.nearest(to: "a", among: ["b", "ba", "a"]) == ["a", "ba"])
    #expect(NearestNames.nearest(to: "a", among: ["", "b"]).isEmpty)
  }

  @Test("A letter of several scalars counts as one edit")
  func letters() {
    #expect(NearestNames.nearest(to: "cafe", among: ["cafe\u{301}"]) == ["cafe\u{301}"])
    #expect(NearestNames.nearest(to: "CAFÉ", among: ["cafe\u{301}"]) == ["cafe\u{301}"])
    #expect(NearestNames.nearest(to: "👨‍👩‍👧ok", among: ["👨‍👩‍👦ok"]) == ["👨‍👩‍👦ok"])
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

  @Test("Distances agree with the full table of the algorithm")
  func agreesWithThePlainTable() {
    for seed in 0..<UInt64(fuzzRounds(3_000)) {
      var generator = SeededGenerator(seed: seed)
      let word = generator.word(of: 1...12)
      let name = generator.word(of: 0...12)
      let limit = max(word.count, 3) / 3
      let distance = Self.plainDistance(Array(word), Array(name))
      let isNear = distance <= limit && distance < max(word.count, name.count)
      let expected = isNear || name.hasPrefix(word) ? [name] : []
      #expect(
        NearestNames.nearest(to: word, among: [name]) == expected,
        "seed \(seed): '\(word)' and '\(name)'")
    }
  }

  /// The distance from the full table, without a band and without an early exit.
  private static func plainDistance(_ one: [Character], _ other: [Character]) -> Int {
    var table = (0...one.count).map { row in
      (0...other.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 }
    }
    for row in 1...max(1, one.count) {
      for column in 1...max(1, other.count) where row <= one.count && column <= other.count {
        let cost = one[row - 1] == other[column - 1] ? 0 : 1
        table[row][column] = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
        let isSwap =
          row > 1 && column > 1 && one[row - 1] == other[column - 2]
          && one[row - 2] == other[column - 1]
        if isSwap { table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1) }
      }
    }
    return table[one.count][other.count]
  }
}

extension SeededGenerator {
  fileprivate mutating func word(of lengths: ClosedRange<Int>) -> String {
    let letters: [Character] = ["a", "b", "c"]
    let count = Int.random(in: lengths, using: &self)
    return String((0..<count).map { _ in letters.randomElement(using: &self) ?? "a" })
  }
}
