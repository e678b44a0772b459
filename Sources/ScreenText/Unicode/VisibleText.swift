/// A text without invisible characters, and its width in a picture.
///
/// A text is measured once, and then placed, wrapped and drawn.
package struct VisibleText {
  package let text: String

  /// The columns of the text.
  package let width: Int

  /// Makes the invisible characters of a text visible, including its line breaks.
  package init(_ text: String) {
    let visible = TextColumns.visible(text)
    self.init(visible, width: TextColumns.width(of: visible))
  }

  /// Creates a text whose width is known.
  package init(_ text: String, width: Int) {
    self.text = text
    self.width = width
  }

  package static let empty = VisibleText("", width: 0)

  package var isEmpty: Bool { text.isEmpty }

  /// Wraps the text into one or more lines.
  package func wrapped(to columns: Int) -> [VisibleText] {
    width <= columns ? [self] : LineWrapper(self, columns: columns).wrapped()
  }

  /// Joins two texts; the second one must not begin with a mark.
  package static func + (first: VisibleText, second: VisibleText) -> VisibleText {
    VisibleText(first.text + second.text, width: first.width + second.width)
  }

  /// The text followed by another one that begins at a column; an empty one changes nothing.
  package func placing(_ other: VisibleText, at column: Int) -> VisibleText {
    other.isEmpty ? self : self + .spaces(column - width) + other
  }

  /// Spaces; none for a negative number.
  package static func spaces(_ count: Int) -> VisibleText {
    VisibleText(String.spaces(count), width: max(count, 0))
  }
}
