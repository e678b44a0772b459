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
    let space = String(repeating: " ", count: gap)
    var lines: [String] = []
    /// The columns of the last line; nil if no other title can follow in it.
    var used: Int?
    for title in titles {
      let width = TextColumns.width(of: title[0])
      if let end = used, title.count == 1, end + gap + width <= columns {
        lines[lines.count - 1] += space + title[0]
        used = end + gap + width
      } else {
        lines += title
        used = title.count == 1 ? width : nil
      }
    }
    return lines
  }
}
