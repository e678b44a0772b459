import ScreenDriver
import ScreenRendering
import ScreenText

/// A table of screens, with columns as wide as their widest cell.
package struct ScreenTable {
  private let rows: [[String]]

  /// Creates the table of results; only an app with flows has a column for them.
  package init(_ results: [ScreenResult]) {
    let columns = Self.columns(withFlow: results.contains { $0.flow != nil })
    rows =
      [columns.map(\.head)]
      + results.map { result in
        columns.map { column in
          let text = column.text(result)
          return text.isEmpty ? "–" : TextColumns.visible(text)
        }
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

  private struct Column {
    let head: String
    let text: (ScreenResult) -> String
  }

  private static func columns(withFlow hasFlow: Bool) -> [Column] {
    let golden = [
      Column(head: "SCREEN") { $0.screen }, Column(head: "LAYOUT") { $0.folder.rawValue },
    ]
    let flow = hasFlow ? [Column(head: "FLOW") { $0.flow ?? "" }] : []
    let way = [Column(head: "TAB") { $0.tab ?? "" }, Column(head: "PATH") { $0.path ?? "" }]
    return golden + flow + way + [Column(head: "VERDICT") { $0.verdict.rawValue }]
  }
}
