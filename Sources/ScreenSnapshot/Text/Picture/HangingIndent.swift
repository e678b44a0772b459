/// Text after a mark, such as the box of a toggle or the bracket of a button.
///
/// All lines align with the text of the first line, so that the mark has its own column.
enum HangingIndent {
  /// Wraps a text into at least one line, with `mark` before the first and `end` after the last line.
  ///
  /// Line breaks in the text are drawn as visible characters.
  static func lines(
    _ text: String, after mark: String, before end: String = "", columns: Int
  ) -> [String] {
    let markColumns = TextColumns.width(of: mark)
    let room = columns - markColumns - TextColumns.width(of: end)
    if let width = SingleWidthText.width(of: text), width <= room {
      return [mark + text + end]
    }
    let indent = String(repeating: " ", count: markColumns)
    let lines = TextColumns.wrap(TextColumns.visible(text), to: max(room, 2))
    return lines.indices.map { index in
      (index == 0 ? mark : indent) + lines[index] + (index == lines.count - 1 ? end : "")
    }
  }
}

extension ScreenButton {
  /// The button below a bar: `[ Save ]`, `[ Delete ] !`, `( Save )` if it is disabled.
  func bodyLines(columns: Int) -> [String] {
    HangingIndent.lines(
      text, after: isEnabled ? "[ " : "( ", before: (isEnabled ? " ]" : " )") + warning,
      columns: columns)
  }

  /// The button in a bar or a menu: `Save`, `Delete !`, `Sort ▾`, `(Save)` if it is disabled.
  var word: String { TextColumns.visible(isEnabled ? text : "(\(text))") + warning }

  /// The label, in parentheses if a control with its own mark is disabled.
  var markedLabel: String { isEnabled ? label : "(\(label))" }

  private var text: String { items == nil ? label : "\(label) ▾" }

  private var warning: String { role == .destructive ? " !" : "" }
}

extension ScreenScene.Tab {
  /// The title after a mark for the selected or another tab.
  func lines(columns: Int) -> [String] {
    HangingIndent.lines(title, after: isSelected ? "● " : "○ ", columns: columns)
  }
}
