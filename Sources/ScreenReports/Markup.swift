import ScreenText

/// Escapes text for HTML, for XML 1.0 and for HTML in Markdown.
enum Markup {
  /// Escapes one line for an element or a quoted attribute.
  ///
  /// Characters that XML cannot represent are replaced with visible names.
  static func escaped(_ line: String) -> String { encoded(TextColumns.visible(line)) }

  /// Escapes a text without invisible characters.
  static func encoded(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { entity(for: $0) != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if let entity = entity(for: scalar) {
        result += entity
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func entity(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}
