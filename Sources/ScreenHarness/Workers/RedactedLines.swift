import ScreenSnapshot
import ScreenText

/// What a worker writes to standard error, line by line: without secrets, and without the addresses of a
/// stack trace, which say nothing to a person.
struct RedactedLines {
  private let redactor: MessageRedactor
  private var line: [UInt8] = []

  /// Whether the start of the current line is passed on.
  ///
  /// The rest is left out, because a secret in it has no name before it.
  private var isCut = false

  private var isInStackTrace = false

  /// The message of a trap, which waits for what follows: the result of a crash has it.
  private var trapMessage: [UInt8] = []

  /// The rest of a longer line is left out, in bytes.
  private static let maximumLength = 1 << 16

  init(_ redaction: Redaction) {
    redactor = MessageRedactor(redaction)
  }

  /// Adds bytes.
  ///
  /// - Returns: The lines that they complete.
  mutating func append(_ bytes: [UInt8]) -> [UInt8] {
    line += bytes
    if isCut { removeRestOfLine() }
    guard let end = line.lastIndex(of: .newline) else {
      return line.count > Self.maximumLength ? flush() + Array("…".utf8) : []
    }
    let lines = line[...end].split(separator: .newline, omittingEmptySubsequences: false).dropLast()
    line.removeSubrange(...end)
    return lines.filter { !isOfStackTrace($0) }.flatMap { line in
      let text = redacted(line) + [.newline]
      let isTrapMessage = ScreenCrash.isTrapMessage(String(decoding: line, as: UTF8.self))
      defer { trapMessage = isTrapMessage ? text : [] }
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

  /// Returns the line that has no end yet, and leaves out the rest of it.
  mutating func flush() -> [UInt8] {
    defer { (trapMessage, line, isCut) = ([], [], isCut || !line.isEmpty) }
    return trapMessage + redacted(line[...])
  }

  /// Removes what belongs to a line that was cut; its end stays.
  private mutating func removeRestOfLine() {
    let end = line.firstIndex(of: .newline)
    line.removeSubrange(..<(end ?? line.endIndex))
    isCut = end == nil
  }

  private func redacted(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = String(decoding: line, as: UTF8.self)
    let redacted = redactor.text(of: text)
    return redacted == text ? Array(line) : Array(redacted.utf8)
  }
}
