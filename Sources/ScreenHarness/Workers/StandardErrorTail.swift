import ScreenSnapshot
import ScreenText

/// The last lines that a process wrote to standard error.
struct StandardErrorTail {
  /// The starts of the last lines; the last one has no end yet.
  private var starts: [[UInt8]] = [[]]

  /// The part of a line to keep, in bytes.
  private static let maximumLength = 500

  /// The lines to keep: a stack trace can follow the message of a trap.
  private static let maximumKeptLines = 400

  /// The lines to print.
  private static let maximumLines = 8

  mutating func append(_ more: [UInt8]) {
    let parts = more.split(separator: .newline, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { starts.append([]) }
      let last = starts.count - 1
      // The start of a long line, because the name of a secret is before it.
      starts[last] += part.prefix(Self.maximumLength - starts[last].count)
    }
    if starts.count > 2 * Self.maximumKeptLines {
      starts.removeFirst(starts.count - Self.maximumKeptLines)
    }
  }

  mutating func clear() {
    starts = [[]]
  }

  /// The last lines that are not empty, up to the message of a trap.
  ///
  /// The addresses after that message differ each time.
  var lines: [String] {
    var lines = starts.filter { !$0.isEmpty }
      .map { TextColumns.visible(String(decoding: $0, as: UTF8.self)) }
    if let fatal = lines.lastIndex(where: ScreenCrash.isTrapMessage) {
      lines.removeSubrange((fatal + 1)...)
    }
    return lines.suffix(Self.maximumLines)
  }
}
