import ScreenText

/// An alert or a confirmation as a centered box with its texts and buttons.
struct DialogBox {
  let dialog: VisibleDialog
  let numbers: [ControlPlace: Int]

  /// Draws the box with an empty line above and below.
  func draw(on canvas: inout Canvas) {
    let free = max(canvas.columns - Self.columns, 2)
    canvas.blank()
    canvas.inset(free / 2, free - free / 2) { canvas in
      canvas.framed { drawInside(on: &$0) }
    }
    canvas.blank()
  }

  private static let columns = 36

  private func drawInside(on canvas: inout Canvas) {
    let columns = canvas.textColumns
    for line in TextColumns.lines(of: dialog.title, to: columns) { canvas.centered(line) }
    if let message = dialog.message, !message.isEmpty {
      canvas.blank()
      for line in TextColumns.lines(of: message, to: columns) { canvas.line(line) }
    }
    guard !dialog.buttons.isEmpty else { return }
    canvas.rule()
    for (position, button) in dialog.buttons.enumerated() {
      let number = numbers[.dialogButton(position)]
      draw(
        button.bracketed.lines(columns: columns).map { $0.numbered(number) }, on: &canvas)
    }
  }

  /// Draws left-aligned lines, centered as a block.
  private func draw(_ lines: [VisibleText], on canvas: inout Canvas) {
    let width = lines.map(\.width).max() ?? 0
    for line in lines { canvas.line(line, at: (canvas.textColumns - width) / 2) }
  }
}
