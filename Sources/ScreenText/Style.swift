/// The colors of a terminal, or none.
package struct Style: Equatable {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// A color or weight of text.
  ///
  /// - SeeAlso: ECMA-48, section 8.3.117, “Select Graphic Rendition”.
  package enum Emphasis: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case cyan = "36"
  }

  package func paint(_ text: String, _ emphasis: Emphasis) -> String {
    isColored ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Paints a text, and adds spaces up to a number of columns.
  package func paint(_ text: String, _ emphasis: Emphasis, columns: Int) -> String {
    paint(text, emphasis) + TextColumns.padded(text, to: columns).dropFirst(text.count)
  }
}
