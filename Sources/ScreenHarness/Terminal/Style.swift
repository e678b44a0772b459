import ScreenReports
import ScreenText

/// The colors of a terminal, or none.
struct Style: Equatable {
  let isColored: Bool

  /// A color or weight of text.
  ///
  /// - SeeAlso: ECMA-48, section 8.3.117, “Select Graphic Rendition”.
  enum Emphasis: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case cyan = "36"
  }

  func paint(_ text: String, _ emphasis: Emphasis) -> String {
    isColored ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Paints a text, and adds spaces up to a number of columns.
  func paint(_ text: String, _ emphasis: Emphasis, columns: Int) -> String {
    paint(text, emphasis) + TextColumns.padded(text, to: columns).dropFirst(text.count)
  }
}

extension Report.Tone {
  var emphasis: Style.Emphasis {
    switch self {
    case .failed: .red
    case .changed, .broken, .renamed: .yellow
    case .new, .held: .green
    case .obsolete: .magenta
    case .unchecked, .matched: .dim
    }
  }
}
