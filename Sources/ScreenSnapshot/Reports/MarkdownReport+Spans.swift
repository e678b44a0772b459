import ScreenText

// Texts that Markdown displays as they are.
//
// - SeeAlso: The GitHub Flavored Markdown specification, sections 4.5 and 6.1, on fences and code
//   spans around any text.
extension MarkdownReport {
  /// The hint at the reports that omit nothing.
  static let completeReports = "the reports in HTML and JSON contain all"

  /// A paragraph with a command.
  static func command(_ command: String) -> String { "\n```sh\n\(command)\n```\n" }

  /// A fence around lines, which none of them ends.
  static func fence(for lines: [String]) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
  }

  /// A code span in a cell of a table, which ends at a bar even inside of a span.
  static func cell(_ text: String) -> String { shortSpan(text).replacing("|", with: "\\|") }

  /// The maximum length of a headline, a problem of the run or a reason.
  private static let maximumScalars = 600

  /// A code span with the start of a text that is long, such as an error that quotes a file.
  static func shortSpan(_ text: String) -> String {
    span(TextColumns.visible(text, maximumScalars: maximumScalars))
  }

  /// A code span, in which no text is markup.
  static func span(_ text: String) -> String {
    let text = TextColumns.visible(text)
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: [text]) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    return "\(ticks)\(space)\(text)\(space)\(ticks)"
  }

  private static func longestRun(of sign: Character, in lines: [String]) -> Int {
    lines.lazy.map { line in
      var (longest, run) = (0, 0)
      for character in line {
        run = character == sign ? run + 1 : 0
        longest = max(longest, run)
      }
      return longest
    }.max() ?? 0
  }
}
