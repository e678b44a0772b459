import ScreenContents
import ScreenText

/// The bar of a screen: leading buttons or the back button, the title, trailing buttons.
struct NavigationBar {
  private let leading: VisibleText
  private let back: VisibleText?
  private let title: VisibleText
  private let trailing: VisibleText
  private let backNumber: Int?
  private static let backMark: VisibleText = "‹ "

  /// Creates the bar of a screen, with a back button if it has no leading buttons.
  init(
    title: String, back: String?, leading: [ScreenButton], trailing: [ScreenButton],
    numbers: [ControlPlace: Int]
  ) {
    backNumber = numbers[.back]
    self.back = leading.isEmpty ? back.map { VisibleText($0) } : nil
    self.leading =
      self.back.map { [backNumber] in (Self.backMark + $0).numbered(backNumber) }
      ?? Self.text(of: leading) { numbers[.leading($0)] }
    self.title = VisibleText(title)
    self.trailing = Self.text(of: trailing) { numbers[.trailing($0)] }
  }

  /// Draws the bar on one line if it fits, or else the title below the buttons.
  func draw(on canvas: inout Canvas) {
    if let column = titleColumn(in: canvas.textColumns) {
      let end = canvas.textColumns - trailing.width
      canvas.line(leading.placing(title, at: column).placing(trailing, at: end))
    } else {
      drawButtons(on: &canvas)
      for line in title.wrapped(to: canvas.textColumns) { canvas.centered(line) }
    }
  }

  /// The column of the title, as close to the center as the buttons allow, or `nil` if it does not
  /// fit with two columns between title and buttons.
  private func titleColumn(in columns: Int) -> Int? {
    let first = leading.isEmpty ? 0 : leading.width + 2
    let last = columns - (trailing.isEmpty ? 0 : trailing.width + 2) - title.width
    return first <= last ? min(max((columns - title.width) / 2, first), last) : nil
  }

  private func drawButtons(on canvas: inout Canvas) {
    let end = canvas.textColumns - trailing.width
    if leading.isEmpty && trailing.isEmpty { return }
    if leading.width + 2 <= end {
      canvas.line(leading.placing(trailing, at: end))
    } else {
      drawLeading(on: &canvas)
      if trailing.isEmpty { return }
      for line in trailing.wrapped(to: canvas.textColumns) { canvas.trailing(line) }
    }
  }

  private func drawLeading(on canvas: inout Canvas) {
    if let back {
      return HangingIndent(back, after: Self.backMark).draw(on: &canvas, numbered: backNumber)
    }
    if leading.isEmpty { return }
    for line in leading.wrapped(to: canvas.textColumns) { canvas.line(line) }
  }

  private static func text(of buttons: [ScreenButton], number: (Int) -> Int?) -> VisibleText {
    let words = buttons.enumerated().map { $1.word.numbered(number($0)) }
    guard let first = words.first else { return .empty }
    return words.dropFirst().reduce(first) { $0 + .spaces(2) + $1 }
  }
}
