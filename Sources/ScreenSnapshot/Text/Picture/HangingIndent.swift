/// Words behind a mark, such as a toggle's box or a button's bracket.
///
/// Lines after the first begin where the words do, so that marks stand alone in their column.
enum HangingIndent {
  /// Breaks the words into lines.
  ///
  /// - Parameters:
  ///   - words: The words, which a line break in them does not end.
  ///   - mark: What stands in front of the first line.
  ///   - end: What stands behind the last line, never on a line of its own.
  ///   - columns: The width of a line.
  /// - Returns: The lines, one at least, none wider than `columns`.
  static func lines(
    _ words: String, after mark: String, before end: String = "", columns: Int
  ) -> [String] {
    let markColumns = TextColumns.width(of: mark)
    let room = columns - markColumns - TextColumns.width(of: end)
    let indent = String(repeating: " ", count: markColumns)
    let lines = TextColumns.wrap(TextColumns.visible(words), to: max(room, 2))
    return lines.indices.map { index in
      (index == 0 ? mark : indent) + lines[index] + (index == lines.count - 1 ? end : "")
    }
  }
}

extension ScreenButton {
  /// The button as it is drawn below a bar: `[ Save ]`, `[ Delete ] !`.
  func bodyLines(columns: Int) -> [String] {
    HangingIndent.lines(label, after: "[ ", before: " ]\(warning)", columns: columns)
  }

  /// The button as it is drawn in a bar: `Save`, `Delete !`.
  var word: String { TextColumns.visible(label) + warning }

  private var warning: String { role == .destructive ? " !" : "" }
}

extension ScreenScene.Tab {
  /// The title behind a mark that tells whether the tab is selected.
  func lines(columns: Int) -> [String] {
    HangingIndent.lines(title, after: isSelected ? "● " : "○ ", columns: columns)
  }
}
