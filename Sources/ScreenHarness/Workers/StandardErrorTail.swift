import ScreenSnapshot

/// The end of what a process wrote to standard error.
struct StandardErrorTail {
  private var bytes: [UInt8] = []

  /// The most bytes that are kept.
  private static let most = 16_384

  /// The most lines that are shown.
  private static let maximumLines = 8

  mutating func append(_ more: [UInt8]) {
    bytes += more
    if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// The last lines that are not empty, Swift's own at the end where it wrote one: the addresses
  /// behind that are others each time.
  var lines: [String] {
    var lines = bytes.split(separator: .newline)
      .map { TextColumns.visible(String(decoding: $0.prefix(500), as: UTF8.self)) }
    if let fatal = lines.lastIndex(where: ScreenCrash.isTrapMessage) {
      lines.removeSubrange((fatal + 1)...)
    }
    return lines.suffix(Self.maximumLines)
  }
}
