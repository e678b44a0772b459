import Testing

@testable import ScreenJobs

@Suite("ForwardedLines")
struct ForwardedLinesTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A line that arrives in two parts waits for its end")
  func parts() {
    var lines = ForwardedLines()
    #expect(lines.append(Array("fir".utf8)) == [])
    #expect(Self.text(lines.append(Array("st\n\nsecond".utf8))) == "first\n\n")
    #expect(Self.text(lines.append(Array(" line\nx".utf8))) == "second line\n")
    #expect(Self.text(lines.flush()) == "x")
    #expect(lines.flush() == [])
  }

  @Test("The addresses of a stack trace are left out, and what follows is not")
  func stackTrace() {
    var lines = ForwardedLines()
    let text = """
      App/App.swift:7: Fatal error: no cart
      Current stack trace:
      0    libswiftCore.so   0x00007f0f29b5f130 swift_reportError + 33
      10   libc.so.6         0x00007f0f284ce1f5 <unavailable> + 561653
      7 items 0 errors

      """
    #expect(
      Self.text(lines.append(Array(text.utf8)))
        == "App/App.swift:7: Fatal error: no cart\n7 items 0 errors\n")
  }

  @Test("The message of a trap waits, and is left out if the process ends")
  func trapMessage() {
    var lines = ForwardedLines()
    #expect(Self.text(lines.append(Array("loading\nFatal error: no cart\n".utf8))) == "loading\n")
    #expect(
      Self.text(lines.append(Array("is only logged\n".utf8)))
        == "Fatal error: no cart\nis only logged\n")
    #expect(lines.append(Array("Fatal error: no cart\n".utf8)) == [])
    #expect(Self.text(lines.flush()) == "Fatal error: no cart\n")
    #expect(lines.append(Array("Fatal error: no cart\n".utf8)) == [])
    lines.removeTrapMessage()
    #expect(lines.flush() == [])
  }

  @Test("A line that is no text keeps its bytes, and one without an end is not kept for ever")
  func bytes() {
    var lines = ForwardedLines()
    #expect(lines.append([0xFF, 0x0A]) == [0xFF, 0x0A])
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 70_000)
    #expect(lines.append(long) == long)
    #expect(Self.text(lines.append(Array("aa\nb\n".utf8))) == "aa\nb\n")
  }
}
