/// What stands between two frames on a line of a picture.
struct PictureCell {
  /// The phrases, which more than one space keeps apart.
  let phrases: [String]

  /// What the last phrase is the value of, where there are only a label and a value, each at its
  /// edge.
  let label: String?

  /// A phrase without what says that its tab is selected, that it leads back, or that it begins an
  /// entry of a list in the front matter.
  static func unmarked(_ phrase: String) -> String {
    for mark in ["● ", "○ ", "‹ ", "- "] where phrase.hasPrefix(mark) {
      return String(phrase.dropFirst(mark.count))
    }
    return phrase
  }

  /// Whether a line is one of a picture: those begin with a frame.
  static func isPicture(_ line: String) -> Bool {
    line.unicodeScalars.first.map { ("\u{2500}"..."\u{257F}").contains($0) } ?? false
  }

  /// The cells of a line.
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

  /// Whether the text reaches from edge to edge, as a title in the middle does not.
  private static func isRow(_ text: Substring) -> Bool {
    text.hasPrefix(" ") && !text.hasPrefix("  ") && text.hasSuffix(" ") && !text.hasSuffix("  ")
  }

  /// The words without a field's colon; the way back labels nothing.
  private static func label(of phrase: String) -> String? {
    if phrase.hasPrefix("‹") { return nil }
    return phrase.hasSuffix(":") ? String(phrase.dropLast()) : phrase
  }
}
