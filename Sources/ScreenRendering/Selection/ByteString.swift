import ScreenText

/// A text that equals another only if both have the same bytes in UTF-8.
///
/// As strings, texts that differ only in composition, such as an é of one scalar or of two, are equal.
struct ByteString: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ByteString, other: ByteString) -> Bool {
    one.text.hasSameBytes(as: other.text)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
