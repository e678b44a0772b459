import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("StandardErrorTail")
struct StandardErrorTailTests {
  private static func lines(_ text: String) -> [String] {
    var tail = StandardErrorTail()
    tail.append(Array(text.utf8))
    return tail.lines
  }

  @Test("The lines end with the message of a trap, without the stack trace after it")
  func fatal() {
    #expect(
      Self.lines("hello\n\na.swift:1: Fatal error: no cart\nCurrent stack trace:\n0 x 0x0\n")
        == ["hello", "a.swift:1: Fatal error: no cart"])
  }

  @Test("The lines are few, short and free of control characters")
  func bounded() {
    let text = (0..<100_000).map { "line \($0) \u{1B}[31m\n" }.joined()
    #expect(Self.lines(text) == (99_992..<100_000).map { "line \($0) ␛[31m" })
    #expect(Self.lines("") == [])
    #expect(Self.lines(String(repeating: "a", count: 100_000)).first?.count == 500)
  }

  @Test(
    "The message of a trap is the reason of the crash",
    arguments: ["Fatal error: no cart", "Precondition failed: no cart", "Assertion failed"])
  func trap(line: String) {
    var tail = StandardErrorTail()
    tail.append(Array("loading\n\nApp/Cart.swift:36: \(line)\nCurrent stack trace:\n".utf8))
    tail.append(Array("0    libswiftCore.so  0x00007f08 <unavailable> + 33\n".utf8))
    #expect(tail.lines == ["loading", "App/Cart.swift:36: \(line)"])
    let crash = ScreenCrash(signal: "SIGILL", standardErrorTail: tail.lines)
    #expect(crash.reason == "SIGILL: App/Cart.swift:36: \(line)")
  }

  @Test("Of a long line, the start stays, where the name of a secret is")
  func longLine() {
    var tail = StandardErrorTail()
    tail.append(Array("token: \"x".utf8))
    for _ in 0..<100 { tail.append([UInt8](repeating: UInt8(ascii: "7"), count: 1_000)) }
    tail.append(Array("\"\nFatal error: no cart\n".utf8))
    #expect(
      tail.lines == ["token: \"x\(String(repeating: "7", count: 491))", "Fatal error: no cart"])
  }
}
