import Testing

@testable import ScreenGoldens

@Suite("GoldenDefect")
struct GoldenDefectTests {
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
