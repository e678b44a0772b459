import ScreenSnapshot
import ScreenText

/// A table of screens, with columns as wide as their widest cell.
struct ScreenTable {
  private let rows: [[String]]

  init(_ results: [ScreenResult]) {
    let head = ["SCREEN", "LAYOUT", "TAB", "PATH", "VERDICT"]
    rows =
      [head]
      + results.map { result in
        [
          result.screen, result.folder.rawValue, result.tab ?? "–",
          result.path.flatMap { $0.isEmpty ? nil : $0 } ?? "–", result.verdict.rawValue,
        ].map(TextColumns.visible)
      }
  }

  var lines: [String] {
    let widths = (0..<5).map { column in
      rows.map { TextColumns.width(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map(TextColumns.padded)
      return (cells + [row.last ?? ""]).joined(separator: "  ")
    }
  }
}
