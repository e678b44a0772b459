/// A text without invisible characters, and its width in a picture.
///
/// A text is measured once, and then placed, wrapped and drawn.
package struct VisibleText {
  package private(set) var text: String

  /// The columns of the text.
  package private(set) var width: Int

  /// Makes the invisible characters of a text visible, including its line breaks.
  package init(_ text: String) {
    if text.isPrintableASCII {
      self.init(text, width: text.utf8.count)
    } else {
      let visible = TextColumns.visible(text)
      self.init(visible, width: TextColumns.width(of: visible))
    }
  }

  /// Creates a text whose width is known.
  package init(_ text: String, width: Int) {
    self.text = text
    self.width = width
  }

  package static let empty = VisibleText("", width: 0)

  package var isEmpty: Bool { width == 0 }

  /// Wraps the text into one or more lines.
  package func wrapped(to columns: Int) -> [VisibleText] {
    width <= columns ? [self] : LineWrapper(self, columns: columns).wrapped()
  }

  /// Joins two texts; the second one must not begin with a mark.
  package static func + (first: VisibleText, second: VisibleText) -> VisibleText {
    var text = first
    text.append(second)
    return text
  }

  private mutating func append(_ other: VisibleText) {
    text += other.text
    width += other.width
  }

  /// The text followed by another one that begins at a column; an empty one changes nothing.
  package func placing(_ other: VisibleText, at column: Int) -> VisibleText {
    if other.isEmpty { return self }
    var text = self
    text.append(.spaces(column - width))
    text.append(other)
    return text
  }

  /// Spaces; none for a negative number.
  package static func spaces(_ count: Int) -> VisibleText {
    VisibleText(String.spaces(count), width: max(count, 0))
  }
}

extension VisibleText: ExpressibleByStringLiteral {
  /// Creates a mark, such as `[ ` or `▾`, whose characters are all visible and one column wide.
  package init(stringLiteral mark: String) {
    self.init(mark, width: mark.unicodeScalars.count)
  }
}
