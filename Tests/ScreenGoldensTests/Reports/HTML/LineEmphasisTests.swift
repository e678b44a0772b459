import TestSupport
import Testing

@testable import ScreenReports

@Suite("Line emphasis")
struct LineEmphasisTests {
  private static func text(_ spans: [LineEmphasis.Span]) -> String {
    spans.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(
    "The changed words are those that the other line lacks",
    arguments: [
      ("│ Pages   412 │", "│ Pages   413 │", "│ Pages   [412] │", "│ Pages   [413] │"),
      ("a b c", "a c", "a [b] c", "a c"),
      (
        "title: \"Dune\"", "title: \"Dune Messiah\"", "title: \"Dune\"", "title: \"Dune [Messiah]\""
      ),
      ("one", "two", "one", "two"),
      ("", "two", "", "two"),
      ("same", "same", "same", "same"),
      ("‹ All  雪国", "‹ All  山国", "‹ All  [雪国]", "‹ All  [山国]"),
    ])
  func spans(old: String, new: String, markedOld: String, markedNew: String) {
    let spans = LineEmphasis.spans(old, new)
    #expect(Self.text(spans.old) == markedOld)
    #expect(Self.text(spans.new) == markedNew)
  }

  @Test(
    "The spans of a line add up to the line",
    arguments: 0..<200 as Range<UInt64>)
  func complete(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (old, new) = (Self.line(using: &generator), Self.line(using: &generator))
    let spans = LineEmphasis.spans(old, new)
    #expect(spans.old.map(\.text).joined() == old)
    #expect(spans.new.map(\.text).joined() == new)
  }

  private static func line(using generator: inout SeededGenerator) -> String {
    let parts = ["a", "b", "é", "🙂", " ", "  ", "\t", "."]
    return (0..<Int.random(in: 0...20, using: &generator)).map { _ in
      parts.pick(using: &generator)
    }.joined()
  }

  @Test("Very long lines have no changed words", .timeLimit(.minutes(5)))
  func long() {
    let long = String(repeating: "a b ", count: 100_000)
    #expect(LineEmphasis.spans(long, "b").old == [.init(text: long, isChanged: false)])
  }
}
