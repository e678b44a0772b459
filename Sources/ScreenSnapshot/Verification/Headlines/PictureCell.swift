import ScreenText

/// The text between two frames on a line of a picture.
struct PictureCell {
  /// The phrases, which are separated by more than one space.
  let phrases: [String]

  /// The label, if the cell has only a label and a value, each at one edge.
  let label: String?

  /// A phrase without the mark of a tab, of a back button, or of a list item in front matter.
  static func unmarked(_ phrase: String) -> String {
    for mark in ["● ", "○ ", "‹ ", "- "] where phrase.hasPrefix(mark) {
      return String(phrase.dropFirst(mark.count))
    }
    return phrase
  }

  /// Whether a line is part of a picture, and thus begins with a frame.
  static func isPicture(_ line: String) -> Bool {
    line.unicodeScalars.first.map { ("\u{2500}"..."\u{257F}").contains($0) } ?? false
  }

  static func cells(of line: String) -> [PictureCell] {
    TextColumns.visible(line).unicodeScalars
      .split(separator: "│", omittingEmptySubsequences: false)
      .map { PictureCell(Substring($0)) }
  }

  private init(_ text: Substring) {
    let pieces = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    var phrases: [String] = []
    var isApart = true
    for piece in pieces {
      if !piece.isEmpty, isApart { phrases.append(String(piece)) }
      if !piece.isEmpty, !isApart { phrases[phrases.count - 1] += " " + String(piece) }
      isApart = piece.isEmpty
    }
    self.phrases = phrases
    label = Self.isRow(text) && phrases.count == 2 ? Self.label(of: phrases[0]) : nil
  }

  /// Whether the text extends from edge to edge, unlike a centered title.
  private static func isRow(_ text: Substring) -> Bool {
    text.hasPrefix(" ") && !text.hasPrefix("  ") && text.hasSuffix(" ") && !text.hasSuffix("  ")
  }

  /// The phrase without the colon of a field; nil for a back button, which labels nothing.
  private static func label(of phrase: String) -> String? {
    if phrase.hasPrefix("‹") { return nil }
    return phrase.hasSuffix(":") ? String(phrase.dropLast()) : phrase
  }
}
