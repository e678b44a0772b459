/// A text without invisible characters, and its width in a picture.
///
/// A text is measured once, and then placed, wrapped and drawn.
package struct VisibleText {
  package let text: String

  /// The columns of the text.
  package let width: Int

  /// Makes the invisible characters of a text visible, including its line breaks.
  package init(_ text: String) {
    if let width = SingleWidthText.width(of: text) ?? Self.width(ofVisible: text) {
      self.init(text, width: width)
    } else {
      let picture = TextColumns.visible(text)
      self.init(picture, width: TextColumns.width(of: picture))
    }
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

  /// Spaces for an indentation.
  package static func spaces(_ count: Int) -> VisibleText {
    VisibleText(String(repeating: " ", count: count), width: count)
  }

  /// The columns of a text, or `nil` if it contains invisible characters.
  private static func width(ofVisible text: String) -> Int? {
    var width = 0
    for cell in TextCells(text[...]) {
      guard cell.appearance == .itself else { return nil }
      width += cell.width
    }
    return width
  }
}
