/// The tabs below a screen, on as few lines as possible.
struct TabBar {
  let tabs: [ScreenScene.Tab]

  /// Draws the tabs three columns apart, or two columns if three do not fit on one line.
  func draw(on canvas: inout Canvas) {
    let titles = tabs.map { $0.lines(columns: canvas.textColumns) }
    let width = titles.joined().reduce(0) { $0 + TextColumns.width(of: $1) }
    let gap = width + 3 * (titles.count - 1) <= canvas.textColumns ? 3 : 2
    for line in lines(of: titles, gap: gap, columns: canvas.textColumns) { canvas.leading(line) }
  }

  /// Combines titles into lines, with separate lines for a wrapped title.
  private func lines(of titles: [[String]], gap: Int, columns: Int) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for title in titles {
      let width = gap + TextColumns.width(of: title[0])
      if isOpen, title.count == 1, let last = lines.last,
        TextColumns.width(of: last) + width <= columns
      {
        lines[lines.count - 1] = last + String(repeating: " ", count: gap) + title[0]
      } else {
        lines += title
      }
      isOpen = title.count == 1
    }
    return lines
  }
}
