import Testing

@testable import ScreenJobs

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
    let crash = JobCrash(signal: "SIGILL", standardErrorTail: tail.lines)
    #expect(crash.reason == "SIGILL: App/Cart.swift:36: \(line)")
  }

  @Test("The file of the app in a trace replaces the one of the standard library")
  func trace() {
    let trace = """

      *** Signal 4: Backtracing from 0x7f617276df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007f617276df7f ***

      Thread 0 "ShopSnapshots" crashed:

        0                  0x00007f617276df7f closure #1 in _assertionFailure(_:_:) + 623 in libswiftCore.so
        1 [ra]             0x000055e3eaac1c1e Router.pop() + 9 in Shop at \(#filePath):3:7
        2 [ra] [inlined]   0x000055e3eaac1c1e \(String(repeating: "a", count: 9_000)) in Shop at /Shop/Cart.swift:91:55
        3 [async]          0x000055e3eaac14e0 show(_:) in Shop at /Shop/Shelf.swift:55

      """.replacing(#filePath, with: Self.ownFile)
    func lines(_ message: String) -> [String] {
      var tail = StandardErrorTail(hasTrace: true)
      tail.append(Array("loading\n\(message)\n\(trace)".utf8))
      return tail.lines
    }
    #expect(
      lines("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        == ["loading", "/Shop/Cart.swift:91: Fatal error: Index out of range"])
    #expect(lines("") == ["loading", "/Shop/Cart.swift:91"])
  }

  /// A file of Screenwalk.
  private static let ownFile = #filePath.replacing(
    "/Tests/ScreenJobsTests/Workers/", with: "/Sources/ScreenNavigation/")

  @Test(
    "A crash is traced if its message names no file of the app",
    arguments: [
      ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", true),
      ("ScreenNavigation/TabRouter.swift:7: Precondition failed", true), ("Fatal error", true),
      ("loading", true), ("Shop/Cart.swift:36: Fatal error: no cart", false),
    ])
  func tracedCrashes(line: String, isTraced: Bool) {
    for (signal, isFault) in [("SIGILL", true), ("SIGABRT", true), ("SIGKILL", false)] {
      let crash = JobCrash(signal: signal, standardErrorTail: [line])
      #expect(CrashTrace.isNeeded(for: crash) == (isTraced && isFault))
    }
    #expect(!CrashTrace.isNeeded(for: JobCrash(signal: nil, status: 0)))
  }

  @Test("Of a long line, the start stays")
  func longLine() {
    var tail = StandardErrorTail()
    tail.append(Array("token: \"x".utf8))
    for _ in 0..<100 { tail.append([UInt8](repeating: UInt8(ascii: "7"), count: 1_000)) }
    tail.append(Array("\"\nFatal error: no cart\n".utf8))
    #expect(
      tail.lines == ["token: \"x\(String(repeating: "7", count: 491))", "Fatal error: no cart"])
  }
}
