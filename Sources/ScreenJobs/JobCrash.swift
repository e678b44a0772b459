package import ScreenDriver

/// How a process exited while it ran a job.
package struct JobCrash: Hashable, Codable, Sendable {
  /// The name of the signal; nil if the process exited.
  package let signal: String?

  /// How it ended without a signal, such as `the app exited with status 1`; nil if a signal ended it.
  package let cause: String?

  /// The last lines that it wrote to standard error.
  package let standardErrorTail: [String]

  /// What it was doing, which is the last activity that the process announced; nil before the first step.
  ///
  /// ``Job/run(with:onStep:)`` announces each step, and `RunningWorker` keeps the last one.
  package var activity: Activity?

  package init(
    signal: String? = nil, cause: String? = nil, standardErrorTail: [String] = [],
    during activity: Activity? = nil
  ) {
    self.signal = signal
    self.cause = cause
    self.standardErrorTail = standardErrorTail
    self.activity = activity
  }

  /// The crash in one line, without the activity, and with the message of a Swift trap if there is one.
  package var reason: String {
    let cause = cause ?? signal ?? "the app exited"
    return message.map { "\(cause): \($0)" } ?? cause
  }

  /// The line of standard error that explains the crash: the message of a Swift trap, or else the last one before a
  /// signal; nil without such a line.
  package var message: String? {
    standardErrorTail.last(where: Self.isTrapMessage)
      ?? (signal == nil ? nil : standardErrorTail.last)
  }

  /// Whether a line is the message of a Swift trap, which a stack trace follows.
  ///
  /// - SeeAlso: `fatalError`, `precondition` and `assert` of the standard library.
  static func isTrapMessage(_ line: String) -> Bool {
    trapMessages.contains { line.contains($0) }
  }

  /// The message of a Swift trap, with another file and line before it; nil if the line is not such a message.
  static func trapMessage(of line: String, at location: String) -> String? {
    trapMessages.lazy.compactMap { line.firstRange(of: $0) }.first
      .map { "\(location): \(line[$0.lowerBound...])" }
  }

  package static let trapMessages = ["Fatal error", "Precondition failed", "Assertion failed"]
}
