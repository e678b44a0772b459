import ScreenText

/// The tabs below a screen, on as few lines as possible.
struct TabBar {
  let tabs: [ScreenScene.Tab]

  /// Draws the tabs three columns apart, or two columns if three do not fit on one line.
  func draw(on canvas: inout Canvas) {
    let titles = tabs.map { VisibleText($0.title) }
    let columns = canvas.textColumns
    let gaps = titles.count - 1
    var width = tabs.count * VisibleText.selected.width
    for title in titles { width += title.width }
    if width + 2 * gaps <= columns {
      draw(titles, gap: width + 3 * gaps <= columns ? 3 : 2, on: &canvas)
    } else {
      let lines = tabs.map { $0.markedTitle.lines(columns: columns) }
      for line in self.lines(of: lines, gap: .spaces(2), columns: columns) { canvas.leading(line) }
    }
  }

  private func draw(_ titles: [VisibleText], gap: Int, on canvas: inout Canvas) {
    canvas.line { canvas in
      for index in titles.indices {
        canvas.write(tabs[index].mark, after: index > 0 ? gap : 0)
        canvas.write(titles[index])
      }
    }
  }

  /// Combines titles into lines, with separate lines for a wrapped title.
  private func lines(
    of titles: [[VisibleText]], gap: VisibleText, columns: Int
  ) -> [VisibleText] {
    var lines: [VisibleText] = []
    var canContinue = false
    for title in titles {
      let isWrapped = title.count > 1
      if canContinue, !isWrapped, let line = lines.last,
        line.width + gap.width + title[0].width <= columns
      {
        lines[lines.count - 1] = line + gap + title[0]
      } else {
        lines += title
        canContinue = !isWrapped
      }
    }
    return lines
  }
}
