/// The figures as a person reads them: a block for each size, a line for each figure.
struct Table {
  let figures: [Figure]

  /// The blocks, and below them what the mark means.
  var text: String {
    let shown = figures.filter(\.isShown)
    let blocks = Self.blocks(of: shown)
    let widths = Self.widths(of: blocks.flatMap(\.self))
    let tables = blocks.map { $0.map { Self.line($0, widths) }.joined(separator: "\n") }
    return (tables + Self.notes(on: shown)).joined(separator: "\n\n")
  }
}

// MARK: - Blocks

extension Table {
  /// The cells of each block, a line of heads first.
  ///
  /// Figures of one size, and those without one that are counted alike, stand together.
  private static func blocks(of figures: [Figure]) -> [[[String]]] {
    var blocks: [(head: String, lines: [[String]])] = []
    for figure in figures {
      let head = head(over: figure)
      if blocks.last?.head != head {
        blocks.append((head, [[head, "each", "ratio", "spread", "goal"]]))
      }
      blocks[blocks.count - 1].lines.append(cells(of: figure))
    }
    return blocks.map(\.lines)
  }

  private static func head(over figure: Figure) -> String {
    switch (figure.key.screens, figure.unit) {
    case (let screens?, _): screens == 1 ? "1 screen" : "\(screens) screens"
    case (nil, .nanoseconds): "navigation"
    case (nil, _): "processes"
    }
  }

  private static func cells(of figure: Figure) -> [String] {
    [
      "  " + figure.key.name, figure.valueText, figure.ratioText, figure.spreadText,
      figure.goalText,
    ]
  }

  private static func notes(on figures: [Figure]) -> [String] {
    guard figures.contains(where: \.isNoise) else { return [] }
    let most = Int((Statistics.maximumSpread * 100).rounded())
    return ["~ noise: the middle half of the rounds spreads over more than \(most) % of the median"]
  }
}

// MARK: - Columns

extension Table {
  private static func widths(of lines: [[String]]) -> [Int] {
    (0..<5).map { column in lines.map { $0[column].count }.max() ?? 0 }
  }

  /// Numbers to the right where they are compared from line to line, words to the left.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return isRight(column) ? space + cell.0 : cell.0 + space
    }
    let line = padded.joined(separator: "   ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func isRight(_ column: Int) -> Bool { column == 1 || column == 3 }
}
