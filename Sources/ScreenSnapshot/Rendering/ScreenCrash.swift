/// How a process ended that showed a screen.
package struct ScreenCrash: Hashable, Sendable {
  /// The name of the signal, or nil where the process ended by itself.
  package let signal: String?

  /// The status that the process ended itself with.
  package let status: Int32?

  /// The last lines of its standard error.
  package let lastWords: [String]

  /// Why it was ended, where it did not end by itself.
  package let cause: String?

  /// Creates a crash.
  package init(
    signal: String?, status: Int32? = nil, lastWords: [String] = [], cause: String? = nil
  ) {
    self.signal = signal
    self.status = status
    self.lastWords = lastWords
    self.cause = cause
  }

  /// The crash in a line: what Swift says of it, where that is among the last words.
  package var reason: String {
    let cause =
      cause ?? signal ?? status.map { "the app ended itself with status \($0)" } ?? "the app ended"
    let words =
      lastWords.last(where: Self.isTrapMessage) ?? (signal == nil ? nil : lastWords.last)
    return words.map { "\(cause): \($0)" } ?? cause
  }

  /// Whether a line is Swift's own on a trap, behind which the addresses of its trace come.
  ///
  /// - SeeAlso: `fatalError`, `precondition` and `assert` of the standard library, whose words these are.
  package static func isTrapMessage(_ line: String) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
  }
}
