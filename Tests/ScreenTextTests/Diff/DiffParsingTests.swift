import TestSupport
import Testing

@testable import ScreenText

@Suite("Diff parsing")
struct DiffParsingTests {
  private static func bytes(_ diff: UnifiedDiff) -> [UInt8] {
    var bytes: [UInt8] = []
    diff.append(changing: "a.txt", to: "a.txt", &bytes)
    return bytes
  }

  @Test(
    "A parsed diff equals the original, and applies to the old text",
    arguments: 0..<1000 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    let pair = TextPair(seed: seed)
    let diff = UnifiedDiff(LineDiff(from: pair.old, to: pair.new))
    #expect(UnifiedDiff(parsing: Self.bytes(diff)) == diff)
    #expect(diff.applied(to: pair.old) == pair.new)
  }

  @Test("A diff does not apply to another text")
  func otherText() {
    let diff = UnifiedDiff(LineDiff(from: Array("a\nb\nc\n".utf8), to: Array("a\nx\nc\n".utf8)))
    for text in ["", "a\n", "a\nx\nc\n", "b\nb\nc\n", "a\nb\nc"] {
      #expect(diff.applied(to: Array(text.utf8)) == nil, "\(text)")
    }
    #expect(diff.applied(to: Array("a\nb\nc\nd\n".utf8)) == Array("a\nx\nc\nd\n".utf8))
  }

  @Test(
    "A diff that contradicts its header is not parsed",
    arguments: [
      "@@ -1 +1 @@\n-a\n", "@@ -1,2 +1 @@\n-a\n+b\n", "@@ -x +1 @@\n+b\n", "@@ -1 +1\n-a\n+b\n",
      "@@ -1,1,1 +1 @@\n-a\n+b\n", "@@ -1 +1 @@\n-a\n+b\nnonsense\n",
      "@@ -99999999999999999999 +1 @@\n-a\n+b\n", "@@ --1 +1 @@\n-a\n+b\n",
    ])
  func malformed(text: String) {
    #expect(UnifiedDiff(parsing: Array(text.utf8)) == nil)
  }

  @Test("A text without hunks is an empty diff")
  func empty() {
    #expect(UnifiedDiff(parsing: [])?.hunks.isEmpty == true)
    #expect(UnifiedDiff(parsing: Array("--- a\n+++ b\n".utf8))?.hunks.isEmpty == true)
  }

  @Test(
    "A diff with random bytes is either rejected, or parsed to a diff that is written the same way",
    arguments: 0..<50 as Range<UInt64>)
  func hostile(seed: UInt64) {
    let pair = TextPair(seed: seed)
    var bytes = Self.bytes(UnifiedDiff(LineDiff(from: pair.old, to: pair.new)))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(200) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
      guard let diff = UnifiedDiff(parsing: bytes) else { continue }
      #expect(UnifiedDiff(parsing: Self.bytes(diff)) == diff)
      _ = diff.applied(to: pair.old)
    }
  }
}
