/// The tabs below a screen, on as few lines as they need.
struct TabBar {
  /// The titles with their marks.
  let titles: [String]

  /// Draws the tabs three columns apart, or two where they fit on a line only so.
  func draw(on canvas: inout Canvas) {
    let width = titles.reduce(0) { $0 + TextColumns.width(of: $1) }
    let gaps = titles.count - 1
    let gap = width + 3 * gaps <= canvas.textColumns ? 3 : 2
    for line in lines(gap: gap, columns: canvas.textColumns) { canvas.leading(line) }
  }

  private func lines(gap: Int, columns: Int) -> [String] {
    var lines: [String] = []
    for title in titles {
      let pieces = TextColumns.wrap(title, to: columns)
      if let last = lines.last, pieces.count == 1,
        TextColumns.width(of: last) + gap + TextColumns.width(of: title) <= columns
      {
        lines[lines.count - 1] = last + String(repeating: " ", count: gap) + title
      } else {
        lines += pieces
      }
    }
    return lines
  }
}
