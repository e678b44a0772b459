import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("The last words of a process")
struct StandardErrorTailTests {
  private static func lines(_ text: String) -> [String] {
    var words = StandardErrorTail()
    words.append(Array(text.utf8))
    return words.lines
  }

  @Test("end with Swift's own, without the addresses behind it")
  func fatal() {
    #expect(
      Self.lines("hello\n\na.swift:1: Fatal error: no cart\nCurrent stack trace:\n0 x 0x0\n")
        == ["hello", "a.swift:1: Fatal error: no cart"])
  }

  @Test("are a few lines of all that was said, with nothing in them that a terminal obeys")
  func bounded() {
    let text = (0..<100_000).map { "line \($0) \u{1B}[31m\n" }.joined()
    #expect(Self.lines(text) == (99_992..<100_000).map { "line \($0) ␛[31m" })
    #expect(Self.lines("") == [])
    #expect(Self.lines(String(repeating: "a", count: 100_000)).first?.count == 500)
  }

  @Test(
    "end with Swift's own line on a trap, and tell it as the reason, not an address",
    arguments: ["Fatal error: no cart", "Precondition failed: no cart", "Assertion failed"])
  func trap(line: String) {
    var words = StandardErrorTail()
    words.append(Array("loading\n\nApp/Cart.swift:36: \(line)\nCurrent stack trace:\n".utf8))
    words.append(Array("0    libswiftCore.so  0x00007f08 <unavailable> + 33\n".utf8))
    #expect(words.lines == ["loading", "App/Cart.swift:36: \(line)"])
    let crash = ScreenCrash(signal: "SIGILL", lastWords: words.lines)
    #expect(crash.reason == "SIGILL: App/Cart.swift:36: \(line)")
  }
}
