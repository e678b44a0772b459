import ScreenText

/// How a process exited while it rendered a screen.
package struct ScreenCrash: Hashable, Sendable {
  /// The name of the signal; nil if the process exited.
  package let signal: String?

  /// The exit status, if the process exited.
  package let status: Int32?

  /// The last lines that it wrote to standard error.
  package let standardErrorTail: [String]

  /// Why the tool ended it, if it did.
  package let cause: String?

  /// The step that it performed, such as `control 'Edit'`; nil while it showed the screen.
  ///
  /// The steps of an audit that led to it precede it, a line each. A task that leaves it out compares it,
  /// so it is not redacted.
  package private(set) var step: String?

  /// The step in messages, without secrets.
  private var displayedStep: String?

  package init(
    signal: String?, status: Int32? = nil, standardErrorTail: [String] = [], cause: String? = nil
  ) {
    self.signal = signal
    self.status = status
    self.standardErrorTail = standardErrorTail
    self.cause = cause
  }

  /// The crash in one line, with its step and the message of a Swift trap if there is one.
  package var reason: String {
    let cause =
      cause ?? signal ?? status.map { "the app exited with status \($0)" } ?? "the app exited"
    let words =
      standardErrorTail.last(where: Self.isTrapMessage)
      ?? (signal == nil ? nil : standardErrorTail.last)
    let steps = displayedStep?.replacing("\n", with: ", ")
    return [steps, cause, words].compactMap(\.self).joined(separator: ": ")
  }

  /// The crash with the step that it happened in.
  package func during(_ step: String?) -> ScreenCrash {
    var crash = self
    (crash.step, crash.displayedStep) = (step, step)
    return crash
  }

  /// Whether a line is the message of a Swift trap, which a stack trace follows.
  ///
  /// - SeeAlso: `fatalError`, `precondition` and `assert` of the standard library.
  package static func isTrapMessage(_ line: String) -> Bool {
    trapMessages.contains { line.contains($0) }
  }

  static let trapMessages = ["Fatal error", "Precondition failed", "Assertion failed"]
}

extension ScreenCrash {
  /// The crash without the secrets in the messages of the app.
  func redacted(by redactor: MessageRedactor) -> ScreenCrash {
    var crash = ScreenCrash(
      signal: signal, status: status,
      standardErrorTail: standardErrorTail.map { redactor.text(of: $0) }, cause: cause)
    (crash.step, crash.displayedStep) = (step, step.map { redactor.text(of: $0) })
    return crash
  }
}
