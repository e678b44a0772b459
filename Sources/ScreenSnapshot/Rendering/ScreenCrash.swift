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

  /// The step that it performed, such as `control 'Edit'`, after those that led there, a line each; nil
  /// while it showed the screen.
  package private(set) var step: String?

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
    let steps = step?.replacing("\n", with: ", ")
    return [steps, cause, words].compactMap(\.self).joined(separator: ": ")
  }

  /// The crash with the step that it happened in.
  package func during(_ step: String?) -> ScreenCrash {
    var crash = self
    crash.step = step
    return crash
  }

  /// Whether a line is the message of a Swift trap, which a stack trace follows.
  ///
  /// - SeeAlso: `fatalError`, `precondition` and `assert` of the standard library.
  package static func isTrapMessage(_ line: String) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
  }
}

extension ScreenCrash {
  /// The crash without the secrets in the messages of the app.
  func redacted(by redactor: MessageRedactor) -> ScreenCrash {
    ScreenCrash(
      signal: signal, status: status,
      standardErrorTail: standardErrorTail.map { redactor.text(of: $0) }, cause: cause
    ).during(step.map { redactor.text(of: $0) })
  }
}
