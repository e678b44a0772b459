/// Why a screen has no text.
package struct ScreenFailure: Error, Equatable, Sendable {
  /// The screen's raw value.
  package let screen: String

  /// The error that the harness, or the check of the visible state, ended with, or how the process
  /// did.
  package let reason: String
}

extension ScreenFailure {
  /// Says why a screen has no text; nil where it has one.
  init?(of screen: String, _ outcome: ScreenOutcome) {
    switch outcome {
    case .rendered: return nil
    case .failed(let reason): self.init(screen: screen, reason: reason)
    case .crashed(let crash): self.init(screen: screen, reason: crash.reason)
    case .timedOut(let limit):
      self.init(screen: screen, reason: ScreenOutcome.words(forTimeout: limit))
    }
  }
}
