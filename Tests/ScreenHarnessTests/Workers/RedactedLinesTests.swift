import Testing

@testable import ScreenHarness
@testable import ScreenText

@Suite("RedactedLines")
struct RedactedLinesTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A secret is found although it arrives in two parts, and a line without an end waits")
  func parts() {
    var lines = RedactedLines(.standard)
    #expect(lines.append(Array("Fatal error: rejected(passw".utf8)) == [])
    #expect(
      Self.text(lines.append(Array("ord: \"x7\")\n\nsecond".utf8)))
        == "Fatal error: rejected(password: \"<redacted>\")\n\n")
    #expect(Self.text(lines.append(Array(" line\nx".utf8))) == "second line\n")
    #expect(Self.text(lines.flush()) == "x")
    #expect(lines.flush() == [])
  }

  @Test("A line that is no text keeps its bytes, and one without an end is not kept for ever")
  func bytes() {
    var lines = RedactedLines(.standard)
    #expect(lines.append([0xFF, 0x0A]) == [0xFF, 0x0A])
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 70_000)
    #expect(lines.append(long) == long)
  }
}
