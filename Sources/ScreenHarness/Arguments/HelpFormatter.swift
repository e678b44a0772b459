import ScreenSnapshot
import ScreenText

/// Formats text in lines of at most 80 columns.
enum HelpFormatter {
  struct Row {
    let label: String
    let text: String
  }

  private static let width = 80
  /// A longer label has its own line, so that it does not narrow the text of all rows.
  private static let maximumLabelWidth = 26

  static func paragraph(_ text: String) -> String {
    lines(of: text, width: width).joined(separator: "\n")
  }

  /// The column in which the texts of `rows` start.
  static func textColumn(of rows: [Row]) -> Int {
    let widths = rows.map { TextColumns.width(of: $0.label) }.filter { $0 <= maximumLabelWidth }
    return 2 + (widths.max() ?? maximumLabelWidth) + 2
  }

  /// Formats the rows, indented by two columns, with aligned texts.
  static func table(_ rows: [Row], textColumn: Int? = nil) -> [String] {
    let column = textColumn ?? Self.textColumn(of: rows)
    return rows.flatMap { row in
      var lines = lines(of: row.text, width: width - column).map {
        TextColumns.padded("", to: column) + $0
      }
      let label = "  \(row.label)"
      guard TextColumns.width(of: label) <= column - 2, let first = lines.first else {
        return [label] + lines
      }
      lines[0] = TextColumns.padded(label, to: column) + first.dropFirst(column)
      return lines
    }
  }

  private static func lines(of text: String, width: Int) -> [String] {
    TextColumns.fill(text.split(separator: " ").map(String.init), to: width)
  }
}
