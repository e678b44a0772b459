/// Lines of at most 80 columns, for texts of letters that are one column wide.
enum HelpFormatter {
  /// A label and what is said of it, beside it.
  struct Row {
    let label: String
    let text: String
  }

  private static let width = 80
  /// A longer label has a line of its own, so that it does not push all texts to the right.
  private static let maximumLabelWidth = 26

  static func paragraph(_ text: String) -> String {
    wrapped(text, to: width).joined(separator: "\n")
  }

  /// The rows, indented by two, their texts in one column.
  static func table(_ rows: [Row]) -> [String] {
    let labels = rows.map(\.label.count).filter { $0 <= maximumLabelWidth }
    let column = 2 + (labels.max() ?? maximumLabelWidth) + 2
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

  /// Breaks between words, as late as possible; a word that is too long stays whole.
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
