import Foundation

/// The table of all figures: a block for each size of the manifest, and a line for each row.
struct Report {
  let figures: [Figure]

  var text: String {
    var blocks: [(title: String, lines: [[String]])] = []
    for figure in figures {
      let title = "\(figure.screens) screens"
      if blocks.last?.title != title {
        blocks.append((title, [[title, "each", "spread", "ratio"]]))
      }
      blocks[blocks.count - 1].lines.append(Self.cells(of: figure))
    }
    let widths = (0..<3).map { column in
      blocks.flatMap(\.lines).map { $0[column].count }.max() ?? 0
    }
    return
      (blocks.map { block in
        block.lines.map { Self.line($0, widths) }.joined(separator: "\n")
      } + [Self.note]).joined(separator: "\n\n")
  }

  private static let note =
    "~ noise: the middle half of the rounds spans more than "
    + "\(Int(Statistics.maximumSpread * 100)) % of the median"

  private static func cells(of figure: Figure) -> [String] {
    let spread = figure.ratio ?? figure.value
    return [
      "  \(figure.row.rawValue)", "\(text(figure.value.median)) µs",
      "\(spread.isNoise ? "~ " : "")\(String(format: "%.0f", spread.spread * 100)) %",
      figure.ratio.map { "\(text($0.median)) × floor" } ?? "",
    ]
  }

  /// A number with three digits, or with all digits before the decimal point.
  private static func text(_ number: Double) -> String {
    let digits = abs(number) < 9.995 ? 2 : abs(number) < 99.95 ? 1 : 0
    return String(format: "%.\(digits)f", number)
  }

  /// The first column is aligned to the left, the numbers to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let spaces = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) }
    let line =
      "\(cells[0])\(spaces[0])   \(spaces[1])\(cells[1])   \(spaces[2])\(cells[2])   \(cells[3])"
    return line.hasSuffix(" ") ? String(line.dropLast(3)) : line
  }
}
