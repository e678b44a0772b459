/// A text that equals another only if both have the same bytes in UTF-8.
///
/// As strings, texts that differ only in composition, such as an é of one scalar or of two, are equal.
package struct ByteString: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: ByteString, other: ByteString) -> Bool {
    one.text.hasSameBytes(as: other.text)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
