import Testing

@testable import ScreenHarness
@testable import ScreenJobs
@testable import ScreenSystem

@Suite("ProgressLine")
@MainActor
struct ProgressLineTests {
  private final class Clock {
    var seconds = 0.0
  }

  /// What is written to standard error after updates at some seconds.
  private func errors(
    _ style: ProgressLine.Style, at seconds: [Double], current: String? = "rendering cart"
  ) -> String {
    let clock = Clock()
    var errors = ""
    let console = Console(output: { _ in }, errors: { errors += $0 })
    let line = ProgressLine(on: console, style, elapsed: { .seconds(clock.seconds) })
    for (number, time) in seconds.enumerated() {
      clock.seconds = time
      line.update(RunProgress(done: number, all: seconds.count, current: current))
    }
    line.end()
    return errors
  }

  @Test(
    "A terminal has one line with counts and what the run waits for, which is erased at the end")
  func overwritten() {
    let style = ProgressLine.Style.overwritten(columns: { 80 })
    #expect(
      errors(style, at: [0.1, 0.5, 0.55, 0.7])
        == "\r\u{1B}[K1 of 4, rendering cart\r\u{1B}[K3 of 4, rendering cart\r\u{1B}[K")
    #expect(errors(style, at: [0.1, 0.4]) == "")
  }

  @Test("The line of a narrow terminal does not wrap, and has no control characters")
  func narrow() {
    let style = ProgressLine.Style.overwritten(columns: { 20 })
    #expect(
      errors(style, at: [1], current: "rendering the\u{7} last cart")
        == "\r\u{1B}[K0 of 1, rendering\r\u{1B}[K")
  }

  @Test("Without a terminal, a run of more than ten seconds writes a line every ten seconds")
  func appended() {
    #expect(
      errors(.appended, at: [1, 9.9, 10.5, 12, 20, 20.6, 31])
        == """
        progress: 2 of 7 after 10 s, rendering cart
        progress: 5 of 7 after 20 s, rendering cart
        progress: 6 of 7 after 31 s, rendering cart

        """)
    #expect(errors(.appended, at: [11], current: nil) == "progress: 0 of 1 after 11 s\n")
    #expect(errors(.none, at: [11, 21]) == "")
  }
}
