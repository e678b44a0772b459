import ScreenRendering
import ScreenText

/// A table of screens, with columns as wide as their widest cell.
package struct ScreenTable {
  private let rows: [[String]]

  /// Creates the table of results; only an app with flows has a column for them.
  package init(_ results: [ScreenResult]) {
    let hasFlow = results.contains { $0.flow != nil }
    func row(_ golden: [String], flow: String?, _ rest: [String?]) -> [String] {
      (golden + (hasFlow ? [flow] : []) + rest).map { cell in
        cell.flatMap { $0.isEmpty ? nil : TextColumns.visible($0) } ?? "–"
      }
    }
    rows =
      [row(["SCREEN", "LAYOUT"], flow: "FLOW", ["TAB", "PATH", "VERDICT"])]
      + results.map { result in
        row(
          [result.screen, result.folder.rawValue], flow: result.flow,
          [result.tab, result.path, result.verdict.rawValue])
      }
  }

  package var lines: [String] {
    let widths = rows[0].indices.map { column in
      rows.map { TextColumns.width(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map(TextColumns.padded)
      return (cells + [row.last ?? ""]).joined(separator: "  ")
    }
  }
}
