import ScreenText

/// The tabs below a screen, on as few lines as possible.
struct TabBar {
  let tabs: [ScreenScene.Tab]

  /// Draws the tabs three columns apart, or two columns if three do not fit on one line.
  func draw(on canvas: inout Canvas) {
    let titles = tabs.map { $0.markedTitle.lines(columns: canvas.textColumns) }
    let width = titles.joined().reduce(0) { $0 + $1.width } + 3 * (titles.count - 1)
    let fits = width <= canvas.textColumns && titles.allSatisfy { $0.count == 1 }
    for line in lines(of: titles, gap: fits ? 3 : 2, columns: canvas.textColumns) {
      canvas.line(line)
    }
  }

  /// Combines titles into lines, with separate lines for a wrapped title.
  private func lines(of titles: [[VisibleText]], gap: Int, columns: Int) -> [VisibleText] {
    var lines: [VisibleText] = []
    var canContinue = false
    for title in titles {
      let isWrapped = title.count > 1
      if canContinue, !isWrapped, let line = lines.last,
        line.width + gap + title[0].width <= columns
      {
        lines[lines.count - 1] = line + .spaces(gap) + title[0]
      } else {
        lines += title
        canContinue = !isWrapped
      }
    }
    return lines
  }
}
