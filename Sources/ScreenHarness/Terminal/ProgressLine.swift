/// A line on a terminal with the number of finished screens.
///
/// It appears after half a second, and is erased at the end.
@MainActor
final class ProgressLine {
  private let console: Console
  private let isEnabled: Bool
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var isWritten = false

  init(on console: Console, isEnabled: Bool) {
    self.console = console
    self.isEnabled = isEnabled
    next = clock.now + .milliseconds(500)
  }

  func update(_ done: Int, _ all: Int) {
    guard isEnabled, clock.now >= next else { return }
    next = clock.now + .milliseconds(100)
    isWritten = true
    console.errors("\r\u{1B}[K\(done) of \(all) screens")
  }

  /// Erases the line.
  func end() {
    if isWritten { console.errors("\r\u{1B}[K") }
    isWritten = false
  }
}
