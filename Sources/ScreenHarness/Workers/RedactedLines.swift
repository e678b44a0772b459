import ScreenText

/// What a worker writes to standard error, line by line without secrets.
struct RedactedLines {
  private let redactor: MessageRedactor
  private var line: [UInt8] = []

  /// A longer line is passed on in parts, in bytes.
  private static let maximumLength = 1 << 16

  init(_ redaction: Redaction) {
    redactor = MessageRedactor(redaction)
  }

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
    return lines.flatMap { redacted($0) + [.newline] }
  }

  /// Returns the line that has no end yet.
  mutating func flush() -> [UInt8] {
    defer { line = [] }
    return redacted(line[...])
  }

  private func redacted(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = String(decoding: line, as: UTF8.self)
    let redacted = redactor.text(of: text)
    return redacted == text ? Array(line) : Array(redacted.utf8)
  }
}
