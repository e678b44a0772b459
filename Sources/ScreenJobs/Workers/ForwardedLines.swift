import ScreenText

/// What a worker writes to standard error, line by line: without the addresses of a stack trace, which say
/// nothing to a person.
struct ForwardedLines {
  private var line: [UInt8] = []
  private var isInStackTrace = false

  /// The message of a trap, which waits for what follows: the result of a crash has it.
  private var trapMessage: [UInt8] = []

  /// The bytes of a line after which it is passed on without its end.
  private static let maximumLength = 1 << 16

  /// Adds bytes.
  ///
  /// - Returns: The lines that they complete.
  mutating func append(_ bytes: [UInt8]) -> [UInt8] {
    line += bytes
    guard let end = line.lastIndex(of: .newline) else {
      return line.count > Self.maximumLength ? flush() : []
    }
    let lines = line[...end].split(separator: .newline, omittingEmptySubsequences: false).dropLast()
    line.removeSubrange(...end)
    return lines.filter { !isOfStackTrace($0) }.flatMap { line in
      let text = line + [.newline]
      let isTrapMessage = JobCrash.isTrapMessage(String(decoding: line, as: UTF8.self))
      defer { trapMessage = isTrapMessage ? Array(text) : [] }
      return trapMessage + (isTrapMessage ? [] : text)
    }
  }

  /// Leaves out the message of the trap that ended the process.
  mutating func removeTrapMessage() { trapMessage = [] }

  /// Whether a line is the heading of a trace that Swift prints after a trap, or a frame below it.
  private mutating func isOfStackTrace(_ line: ArraySlice<UInt8>) -> Bool {
    if line.elementsEqual("Current stack trace:".utf8) {
      isInStackTrace = true
    } else if isInStackTrace {
      isInStackTrace =
        line.first?.isASCIIDigit == true && String(decoding: line, as: UTF8.self).contains(" 0x")
    }
    return isInStackTrace
  }

  /// Returns the line that has no end yet.
  mutating func flush() -> [UInt8] {
    defer { (trapMessage, line) = ([], []) }
    return trapMessage + line
  }
}
