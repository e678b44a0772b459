/// Formats text in lines of at most 80 columns, if each character is one column wide.
enum HelpFormatter {
  struct Row {
    let label: String
    let text: String
  }

  private static let width = 80
  /// A longer label has its own line, so that it does not narrow the text of all rows.
  private static let maximumLabelWidth = 26

  static func paragraph(_ text: String) -> String {
    wrapped(text, to: width).joined(separator: "\n")
  }

  /// The column in which the texts of `rows` start.
  static func textColumn(of rows: [Row]) -> Int {
    let widths = rows.map(\.label.count).filter { $0 <= maximumLabelWidth }
    return 2 + (widths.max() ?? maximumLabelWidth) + 2
  }

  /// Formats the rows, indented by two columns, with aligned texts.
  static func table(_ rows: [Row], textColumn: Int? = nil) -> [String] {
    let column = textColumn ?? Self.textColumn(of: rows)
    return rows.flatMap { row in
      var lines = wrapped(row.text, to: width - column).map { indented($0, by: column) }
      let label = indented(row.label, by: 2)
      guard label.count <= column - 2, let first = lines.first else { return [label] + lines }
      lines[0] = label + first.dropFirst(label.count)
      return lines
    }
  }

  private static func indented(_ text: String, by count: Int) -> String {
    String(repeating: " ", count: count) + text
  }

  /// Breaks lines between words; a word that is wider than a line stays whole.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
