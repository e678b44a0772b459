/// The bar of a screen: leading buttons or the back button, the title, trailing buttons.
struct NavigationBar {
  private let leading: String
  private let back: String?
  private let title: String
  private let trailing: String

  init(of level: ScreenScene.Level) {
    let buttons = level.content?.leading ?? []
    back = buttons.isEmpty ? level.back.map(TextColumns.visible) : nil
    leading = back.map { Self.backMark + $0 } ?? Self.text(of: buttons)
    title = TextColumns.visible(level.title)
    trailing = Self.text(of: level.content?.trailing ?? [])
  }

  /// Draws the bar on one line if it fits, or else the title below the buttons.
  func draw(on canvas: inout Canvas) {
    if let column = titleColumn(in: canvas.textColumns) {
      let end = canvas.textColumns - TextColumns.width(of: trailing)
      canvas.line {
        $0.write(leading, at: 0)
        $0.write(title, at: column)
        $0.write(trailing, at: end)
      }
    } else {
      drawButtons(on: &canvas)
      for line in TextColumns.wrap(title, to: canvas.textColumns) { canvas.centered(line) }
    }
  }

  /// The column of the title, as close to the center as the buttons allow, or `nil` if it does not
  /// fit with two columns between title and buttons.
  private func titleColumn(in columns: Int) -> Int? {
    func space(_ text: String) -> Int { text.isEmpty ? 0 : TextColumns.width(of: text) + 2 }
    let width = TextColumns.width(of: title)
    let first = space(leading)
    let last = columns - space(trailing) - width
    return first <= last ? min(max((columns - width) / 2, first), last) : nil
  }

  private func drawButtons(on canvas: inout Canvas) {
    let width = TextColumns.width(of: trailing)
    let end = canvas.textColumns - width
    if leading.isEmpty && trailing.isEmpty { return }
    if TextColumns.width(of: leading) + 2 + width <= canvas.textColumns {
      canvas.line {
        $0.write(leading, at: 0)
        $0.write(trailing, at: end)
      }
    } else {
      for line in leadingLines(columns: canvas.textColumns) { canvas.leading(line) }
      if trailing.isEmpty { return }
      for line in TextColumns.wrap(trailing, to: canvas.textColumns) { canvas.trailing(line) }
    }
  }

  private func leadingLines(columns: Int) -> [String] {
    if let back { return HangingIndent.lines(back, after: Self.backMark, columns: columns) }
    return leading.isEmpty ? [] : TextColumns.wrap(leading, to: columns)
  }

  private static let backMark = "‹ "

  private static func text(of buttons: [ScreenButton]) -> String {
    buttons.map(\.word).joined(separator: "  ")
  }
}
