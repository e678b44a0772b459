import ScreenText

/// The replacement of one phrase of a line with another.
struct PhraseChange: Hashable {
  /// The label of both phrases, such as that of a row.
  let label: String?

  /// The old and the new phrase, without their marks unless only the mark changed.
  let old: String
  let new: String

  private init(label: String?, from old: String, to new: String) {
    let unmarked = (PictureCell.unmarked(old), PictureCell.unmarked(new))
    self.label = label
    (self.old, self.new) = unmarked.0 == unmarked.1 ? (old, new) : unmarked
  }

  /// Compares the phrases of two lines.
  ///
  /// - Returns: Nil if the lines differ in their number of frames or phrases, or if no phrase differs.
  static func changes(from old: String, to new: String) -> [PhraseChange]? {
    let (old, new) = (PictureCell.cells(of: old), PictureCell.cells(of: new))
    guard old.map(\.phrases.count) == new.map(\.phrases.count) else { return nil }
    let changes = zip(old, new).flatMap { old, new in
      let label = old.label == new.label ? old.label : nil
      return zip(old.phrases, new.phrases).filter { $0 != $1 }
        .map { PhraseChange(label: label, from: $0, to: $1) }
    }
    return changes.isEmpty ? nil : changes
  }
}

/// The text between two frames on a line of a picture.
struct PictureCell {
  /// The phrases, which are separated by more than one space.
  let phrases: [String]

  /// The label, if the cell has only a label and a value, each at one edge.
  let label: String?

  /// A phrase without the mark of a tab, of a back button, or of a list item in front matter.
  static func unmarked(_ phrase: String) -> String {
    let mark = ["● ", "○ ", "‹ ", "- "].first(where: phrase.hasPrefix)
    return String(phrase.dropFirst(mark?.count ?? 0))
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
    phrases = pieces.split(whereSeparator: \.isEmpty).map { words in
      words.map { String($0) }.joined(separator: " ")
    }
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
