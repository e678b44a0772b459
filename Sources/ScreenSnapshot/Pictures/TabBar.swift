import ScreenText

/// The tabs below a screen, on as few lines as possible.
struct TabBar {
  let tabs: [ScreenScene.Tab]
  let numbers: [ControlPlace: Int]

  /// Draws the tabs three columns apart, or two columns if three do not fit on one line.
  func draw(on canvas: inout Canvas) {
    let titles = lines(columns: canvas.textColumns)
    let width = titles.joined().reduce(0) { $0 + $1.width } + 3 * (titles.count - 1)
    let fits = width <= canvas.textColumns && titles.allSatisfy { $0.count == 1 }
    for line in lines(of: titles, gap: fits ? 3 : 2, columns: canvas.textColumns) {
      canvas.line(line)
    }
  }

  /// The lines of each title.
  func lines(columns: Int) -> [[VisibleText]] {
    tabs.enumerated().map { position, tab in
      tab.markedTitle.lines(columns: columns).map { $0.numbered(numbers[.tab(position)]) }
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
