import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenText

@Suite("GoldenComparison")
struct GoldenComparisonTests {
  private static let text = """
    ---
    screen: café
    ---
    ┌────────┐
    │ Café   │
    └────────┘

    """

  private static let note = GoldenComparison.note(onLineEndingsOf: Array("\r\n".utf8)) ?? ""

  private static func words(with golden: String) -> String { words(with: Array(golden.utf8)) }

  private static func words(with golden: [UInt8]) -> String {
    switch GoldenComparison(of: Array(text.utf8), with: golden) {
    case .matched(let note): return "matched" + (note.map { ", \($0)" } ?? "")
    case .changed(let note):
      let headline = difference(from: golden).headline ?? "nothing"
      return "changed: \(headline)" + (note.map { ", \($0)" } ?? "")
    case .new: return "new"
    case .invalid(_, let line): return "invalid: \(line.map { "\($0)" } ?? "no line")"
    }
  }

  private static func difference(from golden: [UInt8]) -> Difference {
    Difference(from: golden, to: Array(text.utf8), in: .compact)
  }

  @Test("Only a golden of the same bytes matches without a note")
  func matched() {
    #expect(Self.words(with: Self.text) == "matched")
    let decomposed = Self.text.replacing("é", with: "e\u{301}")
    #expect(Self.words(with: decomposed).hasPrefix("changed"))
  }

  @Test("The difference from a golden with CRLF line endings omits them and has a note")
  func changedCarriageReturns() {
    let golden = Self.text.replacing("Café ", with: "Tea  ").replacing("\n", with: "\r\n")
    #expect(Self.words(with: golden) == "changed: Tea → Café, \(Self.note)")
    let difference = Self.difference(from: Array(golden.utf8))
    #expect(difference.diff.hunks.map(\.header) == ["@@ -2,5 +2,5 @@"])
  }

  @Test("A golden with a carriage return elsewhere is changed")
  func loneCarriageReturn() {
    for golden in [Self.text.replacing("Café", with: "Ca\rfé"), Self.text + "\r"] {
      #expect(Self.words(with: golden).hasPrefix("changed"))
      #expect(!Self.words(with: golden).hasSuffix(Self.note))
    }
  }

  @Test("A golden with a missing or an additional final newline is changed")
  func lastNewline() {
    let cut = String(Self.text.dropLast())
    #expect(Self.words(with: cut) == "changed: no newline at end of file")
    #expect(Self.words(with: Self.text + "\n") == "changed: 1 line removed")
  }

  @Test("A golden that is truncated in the picture is changed, and invalid inside of a character")
  func cutPicture() throws {
    let bytes = Array(Self.text.utf8)
    let picture = try #require(Self.text.utf8.firstRange(of: "┌".utf8)).lowerBound
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: picture)
    for end in start..<bytes.count {
      let words = Self.words(with: Array(bytes[..<end]))
      let isInCharacter = bytes[end] & 0b1100_0000 == 0b1000_0000
      #expect(words.hasPrefix(isInCharacter ? "invalid: " : "changed: "), "cut at \(end)")
    }
  }

  @Test("A golden with a defect is invalid with any line endings")
  func faults() {
    let conflict = Self.text.replacing("│ Café", with: "=======\n│ Café")
    #expect(Self.words(with: conflict) == "invalid: 5")
    #expect(Self.words(with: conflict.replacing("\n", with: "\r\n")) == "invalid: 5")
  }
}

// MARK: - Defects

extension GoldenComparisonTests {
  private static let head = "---\nscreen: x\n---\n"

  private static func fault(_ text: String) -> GoldenComparison? {
    GoldenComparison.defect(in: Array(text.utf8))
  }

  @Test(
    "A golden with front matter has no defect",
    arguments: ["", "┌─┐\n", "anything", "\n\n", "---\n"])
  func fine(picture: String) {
    #expect(Self.fault(Self.head + picture) == nil)
  }

  @Test(
    "A conflict marker is a defect with its line",
    arguments: [
      "<<<<<<< HEAD", "=======", ">>>>>>> main", "||||||| base", "<<<<<<<", ">>>>>>> a b",
    ])
  func conflict(marker: String) {
    #expect(Self.fault("\(Self.head)a\n\(marker)\nb\n") == .conflictMarker(line: 5))
    #expect(Self.fault("\(marker)\n\(Self.head)") == .conflictMarker(line: 1))
    #expect(Self.fault("---\n\(marker)") == .conflictMarker(line: 2))
  }

  @Test(
    "A line that only resembles a conflict marker is not a defect",
    arguments: ["<<<<<<", "========", "=======x", " =======", "│=======", ">>>>>>>main", "<=><=><"])
  func noConflict(line: String) {
    #expect(Self.fault("\(Self.head)\(line)\n") == nil)
  }

  @Test("The first line that is not UTF-8 is a defect")
  func invalidUTF8() {
    let head = Array(Self.head.utf8)
    for bytes: [UInt8] in [[0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x94]] {
      let golden = head + Array("fine\n".utf8) + bytes + Array("\nfine\n".utf8)
      #expect(GoldenComparison.defect(in: golden) == .malformed(line: 5))
    }
    let wideText: [UInt8] = [0xFF, 0xFE, 0x2D, 0x00]
    #expect(GoldenComparison.defect(in: wideText) == .malformed(line: 1))
  }

  @Test(
    "A text without front matter is a defect",
    arguments: [
      "", "\n", "screen: x\n---\n", "----\nscreen: x\n---\n", " ---\n---\n", "┌─┐\n", "---",
      "---\n",
      "---\nscreen: x\n", "---\nscreen: x\n ---\n", "---\nscreen: x\n----", "\u{FEFF}\(head)",
    ])
  func noFrontMatter(text: String) {
    #expect(Self.fault(text) == .malformed(line: 1))
  }
}
