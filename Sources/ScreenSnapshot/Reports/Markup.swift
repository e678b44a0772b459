import ScreenText

/// Escapes text for HTML, for XML 1.0 and for HTML in Markdown.
enum Markup {
  /// Escapes one line for an element or a quoted attribute.
  ///
  /// Characters that XML cannot represent are replaced with visible names.
  static func escaped(_ line: String) -> String {
    var bytes: [UInt8] = []
    append(TextColumns.visible(line).utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends text with its markup characters escaped.
  ///
  /// - Complexity: O(*n*): bytes between two markup characters are appended at once.
  static func append(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    let isDone: Void? = text.withContiguousStorageIfAvailable { append($0, to: &bytes) }
    if isDone == nil { Array(text).withUnsafeBufferPointer { append($0, to: &bytes) } }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    for position in 0..<text.count {
      guard let entity = entity(for: text[position]) else { continue }
      bytes += UnsafeBufferPointer(rebasing: text[start..<position])
      bytes += entity.utf8
      start = position + 1
    }
    bytes += UnsafeBufferPointer(rebasing: text[start...])
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
