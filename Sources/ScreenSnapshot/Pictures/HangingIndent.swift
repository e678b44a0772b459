import ScreenContents
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

  /// Draws one or more lines at the leading edge, which are a region with a number.
  func draw(on canvas: inout Canvas, numbered number: Int? = nil) {
    for line in lines(columns: canvas.textColumns) { canvas.line(line.numbered(number)) }
  }

  /// Wraps the text into at least one line.
  func lines(columns: Int) -> [VisibleText] {
    let free = columns - mark.width - end.width
    if text.width <= free { return [mark + text + end] }
    var lines = text.wrapped(to: max(free, 2))
    lines[0] = mark + lines[0]
    for index in lines.indices.dropFirst() { lines[index] = .spaces(mark.width) + lines[index] }
    lines[lines.count - 1] = lines[lines.count - 1] + end
    return lines
  }
}

extension ScreenButton {
  /// The button below a bar: `[ Save ]`, `[ Delete ] !`, `( Save )` if it is disabled.
  var bracketed: HangingIndent {
    let end: VisibleText = isEnabled ? " ]" : " )"
    return HangingIndent(
      VisibleText(text), after: isEnabled ? "[ " : "( ",
      before: role == .destructive ? end + " !" : end)
  }

  /// The button in a bar or a menu: `Save`, `Delete !`, `Sort ▾`, `(Save)` if it is disabled.
  var word: VisibleText {
    let word = VisibleText(isEnabled ? text : "(\(text))")
    return role == .destructive ? word + " !" : word
  }

  /// The label, in parentheses if a control with its own mark is disabled.
  var markedLabel: VisibleText { VisibleText(isEnabled ? label : "(\(label))") }

  private var text: String { items == nil ? label : "\(label) ▾" }
}

extension ScreenScene.Tab {
  /// The title after a mark for the selected or another tab.
  var markedTitle: HangingIndent {
    HangingIndent(VisibleText(title), after: isSelected ? "● " : "○ ")
  }
}
