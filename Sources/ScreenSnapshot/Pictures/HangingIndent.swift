import ScreenText

/// Text after a mark, such as the box of a toggle or the bracket of a button.
///
/// All lines align with the text of the first line, so that the mark has its own column.
struct HangingIndent {
  private let mark: VisibleText
  private let text: VisibleText
  private let end: VisibleText

  /// Puts `mark` before the first line and `end` after the last line of a text.
  init(_ text: VisibleText, after mark: VisibleText, before end: VisibleText = .empty) {
    self.mark = mark
    self.text = text
    self.end = end
  }

  /// The columns on one line.
  var width: Int { mark.width + text.width + end.width }

  /// Writes the text in a line that has room for it.
  func write(on canvas: inout Canvas) {
    canvas.write(mark)
    canvas.write(text)
    canvas.write(end)
  }

  /// Draws one or more lines at the leading edge.
  func draw(on canvas: inout Canvas) {
    if width <= canvas.textColumns {
      canvas.line { write(on: &$0) }
    } else {
      for line in lines(columns: canvas.textColumns) { canvas.leading(line) }
    }
  }

  /// Wraps the text into at least one line.
  func lines(columns: Int) -> [VisibleText] {
    if width <= columns { return [mark + text + end] }
    let indent = VisibleText.spaces(mark.width)
    let lines = text.wrapped(to: max(columns - mark.width - end.width, 2))
    return lines.indices.map { index in
      let line = (index == 0 ? mark : indent) + lines[index]
      return index == lines.count - 1 ? line + end : line
    }
  }
}

// The properties are inlined, so that they read two or three properties of a button in an array or an
// element. A copy of the button takes 280 instructions.

extension ScreenButton {
  /// The button below a bar: `[ Save ]`, `[ Delete ] !`, `( Save )` if it is disabled.
  @inline(__always)
  var bracketed: HangingIndent {
    let end: VisibleText = isEnabled ? .closeBracket : .closeParenthesis
    return HangingIndent(
      VisibleText(text), after: isEnabled ? .openBracket : .openParenthesis,
      before: role == .destructive ? end + .warning : end)
  }

  /// The button in a bar or a menu: `Save`, `Delete !`, `Sort ▾`, `(Save)` if it is disabled.
  @inline(__always)
  var word: VisibleText {
    let word = VisibleText(isEnabled ? text : "(\(text))")
    return role == .destructive ? word + .warning : word
  }

  /// The label, in parentheses if a control with its own mark is disabled.
  @inline(__always)
  var markedLabel: VisibleText { VisibleText(isEnabled ? label : "(\(label))") }

  @inline(__always)
  private var text: String { items == nil ? label : "\(label) ▾" }
}

extension ScreenScene.Tab {
  /// The title after a mark for the selected or another tab.
  var markedTitle: HangingIndent { HangingIndent(VisibleText(title), after: mark) }

  /// The mark for the selected or another tab.
  var mark: VisibleText { isSelected ? .selected : .unselected }
}

extension VisibleText {
  fileprivate static let openBracket = VisibleText("[ ", width: 2)
  fileprivate static let closeBracket = VisibleText(" ]", width: 2)
  fileprivate static let openParenthesis = VisibleText("( ", width: 2)
  fileprivate static let closeParenthesis = VisibleText(" )", width: 2)
  fileprivate static let warning = VisibleText(" !", width: 2)
  static let selected = VisibleText("● ", width: 2)
  fileprivate static let unselected = VisibleText("○ ", width: 2)
}
