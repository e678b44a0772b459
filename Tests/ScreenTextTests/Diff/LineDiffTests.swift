import Testing

@testable import ScreenText

@Suite("Line diff")
struct LineDiffTests {
  @Test(
    "A diff has the blocks that differ",
    arguments: [
      ("two empty texts", "", "", []), ("equal texts", "a\nb\n", "a\nb\n", []),
      ("equal texts without a last newline", "a\nb", "a\nb", []),
      ("nothing to something", "", "a\nb\n", [.init(old: 0..<0, new: 0..<2)]),
      ("something to nothing", "a\nb\n", "", [.init(old: 0..<2, new: 0..<0)]),
      ("an added line", "a\nc\n", "a\nb\nc\n", [.init(old: 1..<1, new: 1..<2)]),
      ("a removed line", "a\nb\nc\n", "a\nc\n", [.init(old: 1..<2, new: 1..<1)]),
      ("a replaced line", "a\nb\nc\n", "a\nB\nc\n", [.init(old: 1..<2, new: 1..<2)]),
      ("a repeated line more", "a\na\n", "a\na\na\n", [.init(old: 2..<2, new: 2..<3)]),
      ("a last newline more", "a\nb", "a\nb\n", [.init(old: 1..<2, new: 1..<2)]),
      ("a last newline less", "a\n", "a", [.init(old: 0..<1, new: 0..<1)]),
      ("an empty line more", "a\n", "a\n\n", [.init(old: 1..<1, new: 1..<2)]),
      ("another line end", "a\r\n", "a\n", [.init(old: 0..<1, new: 0..<1)]),
      ("no line in common", "a\nb\n", "c\n", [.init(old: 0..<2, new: 0..<1)]),
      (
        "two blocks around a common line", "a\nb\nc\n", "A\nB\nb\nd\n",
        [.init(old: 0..<1, new: 0..<2), .init(old: 2..<3, new: 3..<4)]
      ),
    ] as [(String, String, String, [LineDiff.Change])])
  func blocks(name: String, old: String, new: String, changes: [LineDiff.Change]) {
    let diff = LineDiff(from: Array(old.utf8), to: Array(new.utf8))
    #expect(diff.changes == changes, "\(name)")
  }

  @Test("A diff keeps bytes that are not UTF-8, and replaces them for display")
  func repairs() {
    let diff = LineDiff(from: [0x61, 0xFF, 0x0A], to: [0x61, 0xFE])
    #expect(diff.old == [LineDiff.Line(bytes: [0x61, 0xFF], isTerminated: true)])
    #expect(diff.new == [LineDiff.Line(bytes: [0x61, 0xFE], isTerminated: false)])
    #expect(diff.changes == [.init(old: 0..<1, new: 0..<1)])
    #expect((diff.old + diff.new).map(\.text) == ["a\u{FFFD}", "a\u{FFFD}"])
  }

  @Test("Above the search limit, one change replaces all lines between the common ends")
  func limit() {
    // The first and the last line are equal, and so is the third; all others differ.
    func change(of count: Int) -> [LineDiff.Change] {
      let old = ["first", "old", "common"] + (3..<count / 2 + 1).map { "old \($0)" } + ["last"]
      let new = ["first", "new", "common"] + (3..<count / 2 + 1).map { "new \($0)" } + ["last"]
      let diff = LineDiff(
        from: Array(old.joined(separator: "\n").utf8), to: Array(new.joined(separator: "\n").utf8))
      return diff.changes
    }
    let limit = LineDiff.maximumSearchedLines
    let end = limit / 2 + 1
    #expect(
      change(of: limit) == [.init(old: 1..<2, new: 1..<2), .init(old: 3..<end, new: 3..<end)])
    #expect(change(of: limit + 2) == [.init(old: 1..<end + 1, new: 1..<end + 1)])
  }
}
