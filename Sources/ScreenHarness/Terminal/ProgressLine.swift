/// How far a walk is, on one line of a terminal that is written anew, and wiped away at the end.
///
/// Nothing is shown of a walk that takes less than half a second, and nothing where there is no
/// terminal.
@MainActor
final class ProgressLine {
  private let console: Console
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var isWritten = false

  init(on console: Console, isShown: Bool) {
    self.console = console
    self.isShown = isShown
    next = clock.now + .milliseconds(500)
  }

  /// Shows how many screens are done.
  func update(_ done: Int, _ all: Int) {
    guard isShown, clock.now >= next else { return }
    next = clock.now + .milliseconds(100)
    isWritten = true
    console.errors("\r\u{1B}[K\(done) of \(all) screens")
  }

  /// Wipes the line away.
  func end() {
    if isWritten { console.errors("\r\u{1B}[K") }
    isWritten = false
  }
}
