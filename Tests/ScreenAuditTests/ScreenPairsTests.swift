import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenSnapshot

@Suite("Pairs of screens in a finding")
struct ScreenPairsTests {
  nonisolated private static let table: [([(String?, String)], short: String, long: String)] = [
    ([("a", "b"), ("b", "a")], "after a, on b; after b, on a", "after a, on b; after b, on a"),
    (
      [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")], "after a and b, on a and b",
      "after a and b, on a and b"
    ),
    (
      [(nil, "b"), ("a", "c")], "after the start, on b; after a, on c",
      "after the start, on b; after a, on c"
    ),
    (
      [("a", "d"), ("b", "d"), ("c", "d"), ("d", "d"), (nil, "d")],
      "after the start and 4 screens, on d", "after a, b, c, d and the start, on d"
    ),
    (
      [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")],
      "after a, on b and c; after b, on a and c; after c, on b and a",
      "after a, on b and c; after b, on a and c; after c, on b and a"
    ),
    (
      [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")],
      "after 4 screens, on 4 screens, in 4 pairs",
      "after a, on b; after b, on c; after c, on d; after d, on a"
    ),
    ([(nil, "a")], "", ""),
  ]

  @Test("The words of pairs hide no pair unless they count all of them", arguments: table.indices)
  func words(index: Int) {
    let (names, short, long) = Self.table[index]
    let violations = names.map { previous, screen in
      Violation(
        law: .links, cause: .linkIsIgnored, screen: screen,
        previous: previous, steps: [], found: .state(screen))
    }
    let pairs = ScreenPairs.pairs(
      of: violations, first: violations[0], in: AuditOrder(of: ["a", "b", "c", "d"]))
    #expect(ScreenPairs.words(of: pairs, maximum: AuditGroup.maximumNames) == short)
    #expect(ScreenPairs.words(of: pairs, maximum: .max) == long)
  }
}
