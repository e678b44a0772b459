import ScreenSnapshot
import ScreenText

/// The last lines that a process wrote to standard error.
struct StandardErrorTail {
  private var bytes: [UInt8] = []

  private static let maximumBytes = 16_384
  private static let maximumLines = 8

  mutating func append(_ more: [UInt8]) {
    bytes += more
    if bytes.count > 2 * Self.maximumBytes {
      bytes.removeFirst(bytes.count - Self.maximumBytes)
    }
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// The last lines that are not empty, up to the message of a trap.
  ///
  /// The addresses after that message differ each time.
  var lines: [String] {
    var lines = bytes.split(separator: .newline)
      .map { TextColumns.visible(String(decoding: $0.prefix(500), as: UTF8.self)) }
    if let fatal = lines.lastIndex(where: ScreenCrash.isTrapMessage) {
      lines.removeSubrange((fatal + 1)...)
    }
    return lines.suffix(Self.maximumLines)
  }
}
