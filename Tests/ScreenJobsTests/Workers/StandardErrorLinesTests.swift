import Testing

@testable import ScreenJobs

@Suite("StandardErrorLines")
struct StandardErrorLinesTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The lines to forward, and the last lines.
  private static func lines(
    _ text: String, hasTrace: Bool = false
  ) -> (forwarded: String, last: [String]) {
    var lines = StandardErrorLines(hasTrace: hasTrace)
    let forwarded = lines.append(Array(text.utf8))
    return (Self.text(forwarded + lines.flush()), lines.last)
  }

  @Test("A line waits for its end, and the message of a trap for what follows")
  func parts() {
    var lines = StandardErrorLines()
    let parts: KeyValuePairs = [
      "fir": "", "st\n\nsecond": "first\n\n", " line\nFatal error: no cart\n": "second line\n",
      "is only logged\n": "Fatal error: no cart\nis only logged\n", "Fatal error: no cart\nx": "",
    ]
    for (part, forwarded) in parts {
      #expect(Self.text(lines.append(Array(part.utf8))) == forwarded)
    }
    var (crashed, cleared) = (lines, lines)
    #expect(Self.text(lines.flush()) == "Fatal error: no cart\nx")
    #expect(Self.text(crashed.flush(isAfterCrash: true)) == "x")
    #expect(lines.flush() == [])
    #expect(Self.text(cleared.clear()) == "Fatal error: no cart\nx")
    #expect(cleared.last == [])
  }

  @Test("If several threads trap, the message that the result of the crash has is not forwarded")
  func severalTraps() {
    var lines = StandardErrorLines()
    let (cart, shop) = ("Fatal error: no cart\n", "Fatal error: no shop\n")
    #expect(lines.append(Array((cart + shop + cart).utf8)) == [])
    #expect(lines.last.last == "Fatal error: no cart")
    #expect(Self.text(lines.flush(isAfterCrash: true)) == shop)
    // A log without another line is not kept for ever.
    let log = String(repeating: cart, count: 401)
    #expect(Self.text(lines.append(Array(log.utf8))) == log)
  }

  @Test("A line that is not text keeps its bytes, and one without an end is not kept for ever")
  func bytes() {
    var lines = StandardErrorLines()
    #expect(lines.append([0xFF, 0x0A]) == [0xFF, 0x0A])
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 70_000)
    #expect(lines.append(long) == long)
    #expect(Self.text(lines.append(Array("aa\nb\n".utf8))) == "aa\nb\n")
  }

  @Test("The last lines are few, short and free of control characters")
  func bounded() {
    let text = (0..<100_000).map { "line \($0) \u{1B}[31m\n" }.joined()
    #expect(Self.lines(text).last == (99_992..<100_000).map { "line \($0) ␛[31m" })
  }

  @Test("Of a long line, the start stays, and all of it is forwarded")
  func longLine() {
    let bytes = Array("token: \"\(String(repeating: "7", count: 100_000))\nno cart\n".utf8)
    var lines = StandardErrorLines()
    var forwarded: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 1_000) {
      forwarded += lines.append(Array(bytes[start..<min(start + 1_000, bytes.count)]))
      #expect(lines.last.count == (start < 100_000 ? 1 : 2))
    }
    #expect(forwarded == bytes)
    #expect(lines.last == ["token: \"\(String(repeating: "7", count: 492))", "no cart"])
  }

  @Test(
    "The last lines end with the message of a trap, and no line has an address of a stack trace",
    arguments: ["Fatal error: no cart", "Precondition failed: no cart", "Assertion failed"])
  func trap(message: String) {
    let lines = Self.lines(
      """
      loading

      App/Cart.swift:36: \(message)
      Current stack trace:
      0    libswiftCore.so   0x00007f0f29b5f130 swift_reportError + 33
      10   libc.so.6         0x00007f0f284ce1f5 <unavailable> + 561653
      7 items 0 errors

      """)
    #expect(lines.forwarded == "loading\n\nApp/Cart.swift:36: \(message)\n7 items 0 errors\n")
    #expect(lines.last == ["loading", "App/Cart.swift:36: \(message)"])
    let crash = JobCrash(signal: "SIGILL", standardErrorTail: lines.last)
    #expect(crash.reason == "SIGILL: App/Cart.swift:36: \(message)")
  }

  @Test(
    "The file of the app in a trace replaces the one of the standard library",
    arguments: [
      (
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "/Shop/Cart.swift:91: Fatal error: Index out of range"
      ),
      ("", "/Shop/Cart.swift:91"),
    ])
  func trace(message: String, last: String) {
    // A file of Screenwalk.
    let ownFile = #filePath.replacing(
      "/Tests/ScreenJobsTests/Workers/", with: "/Sources/ScreenNavigation/")
    let trace = """

      *** Signal 4: Backtracing from 0x7f617276df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007f617276df7f ***

      Thread 0 "ShopSnapshots" crashed:

        0                  0x00007f617276df7f closure #1 in _assertionFailure(_:_:) + 623 in libswiftCore.so
        1 [ra]             0x000055e3eaac1c1e Router.pop() + 9 in Shop at \(ownFile):3:7
        2 [ra] [inlined]   0x000055e3eaac1c1e \(String(repeating: "a", count: 9_000)) in Shop at /Shop/Cart.swift:91:55
        3 [async]          0x000055e3eaac14e0 show(_:) in Shop at /Shop/Shelf.swift:55

      """
    #expect(Self.lines("loading\n\(message)\n\(trace)", hasTrace: true).last == ["loading", last])
  }

  @Test("A trace begins with a line that has no end until the trace is complete")
  func traceStart() {
    for hasTrace in [true, false] {
      var lines = StandardErrorLines(hasTrace: hasTrace)
      _ = lines.append(Array("\n*** Signal 4: Backtracing from 0x7f617276df7f...".utf8))
      #expect(lines.isTracing == hasTrace)
    }
  }

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
    #expect(!CrashTrace.isNeeded(for: JobCrash(standardErrorTail: [line])))
  }
}
