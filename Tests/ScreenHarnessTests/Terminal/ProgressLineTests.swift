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
    columns: Int? = 80, at seconds: [Double], current: String? = "rendering cart"
  ) -> String {
    let clock = Clock()
    var errors = ""
    let console = Console(output: { _ in }, errors: { errors += $0 })
    let width = columns.map { columns in { @Sendable () -> Int in columns } }
    let line = ProgressLine(on: console, columns: width, elapsed: { .seconds(clock.seconds) })
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
    #expect(
      errors(at: [0.1, 0.5, 0.55, 0.7])
        == "\r\u{1B}[K1 of 4, rendering cart\r\u{1B}[K3 of 4, rendering cart\r\u{1B}[K")
    #expect(errors(at: [0.1, 0.4]) == "")
    #expect(errors(at: [1], current: nil) == "\r\u{1B}[K0 of 1\r\u{1B}[K")
    #expect(errors(columns: nil, at: [11, 21]) == "")
  }

  @Test("The line of a narrow terminal does not wrap, and has no control characters")
  func narrow() {
    #expect(
      errors(columns: 20, at: [1], current: "rendering the\u{7} last cart")
        == "\r\u{1B}[K0 of 1, rendering\r\u{1B}[K")
  }
}
