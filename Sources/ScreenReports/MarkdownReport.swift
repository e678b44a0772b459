import ScreenText

/// The report as a comment on a pull request: headlines, with the differences folded.
enum MarkdownReport {
  /// The maximum length of a comment on GitHub, which refuses a longer one.
  static let maximumCharacters = 65_536

  /// The length that is kept for the note on what is omitted.
  private static let maximumNoteLength = 300

  /// The maximum length of the commands at the end.
  private static let maximumFootLength = maximumCharacters / 4

  private static let maximumProblems = 10

  /// The maximum number of reasons in the row of a section.
  private static let maximumReasons = 5

  /// Writes the report; it starts with what could not be verified.
  ///
  /// It contains as many titles of entries, differences and commands as fit in a comment.
  static func text(of report: Report) -> String {
    let head = head(of: report)
    let foot = foot(report.nextSteps)
    let room = maximumCharacters - maximumNoteLength - head.utf16.count - foot.utf16.count
    return head + fitting(blocks(of: report), in: room) + foot
  }

  private static func head(of report: Report) -> String {
    let problems = Excerpt(of: report.problems, fitting: maximumProblems)
      .entries(shortSpan).map { "\n**Error:** \($0)\n" }
    let notes = report.notes.map { "\n**Note:** \($0)\n" }
    return """
      \(ReportMark.comment)
      ### \(shortSpan(report.manifest)): \(report.title)

      \(report.tallies.text)
      \((problems + notes).joined())\(table(of: report))
      """
  }

  /// The sections that have results of their own.
  private static func table(of report: Report) -> String {
    let sections = report.sections.filter { $0.badge != nil }
    guard !report.columns.isEmpty, !sections.isEmpty else { return "" }
    let rows = sections.map { section in
      let badge = section.badge.map { $0.tone == .broken ? "**\($0.word)**" : $0.shortWord } ?? ""
      let facts = section.facts.map(\.short)
      let reasons = Excerpt(of: facts.dropFirst(), fitting: maximumReasons)
        .entries(cell).joined(separator: ", ")
      return [section.title, badge, facts.first ?? "", reasons]
    }
    let all = [report.columns, report.columns.map { _ in "---" }] + rows
    return "\n" + all.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func foot(_ nextSteps: [Report.NextStep]) -> String {
    let foot = nextSteps.map { "\n\($0.text)\n" + command($0.command) }.joined()
    return foot.utf16.count <= maximumFootLength
      ? foot : "\nThe next commands are too long for a comment. The terminal prints them.\n"
  }

  private static func blocks(of report: Report) -> [MarkdownBlock] {
    let entries = report.differences
    // The commands at the end accept the only entry.
    let isMixed = entries.count { $0.command != nil || $0.badge.tone != .failed } > 1
    return report.sections.flatMap { section in
      section.failuresFirst.map { MarkdownBlock(of: $0, hasCommand: isMixed) }
        + (section.hint.map { [MarkdownBlock(title: "\nHint: \($0)\n")] } ?? [])
    } + report.urgentLists.map(MarkdownBlock.init)
  }

  /// The first titles that fit, each with its details if these fit, too, and the number of what does not.
  ///
  /// A quarter of the room is for details, as far as they need it.
  private static func fitting(_ blocks: [MarkdownBlock], in room: Int) -> String {
    let details = blocks.reduce(0) { $0 + $1.details.utf16.count }
    let titled = Excerpt(of: blocks, maximumLength: room - min(room / 4, details)) {
      $0.title.utf16.count
    }.prefix
    var rest = room - titled.reduce(0) { $0 + $1.title.utf16.count }
    var (text, omitted) = ("", 0)
    for block in titled {
      text += block.title
      let length = block.details.utf16.count
      if length <= rest {
        text += block.details
        rest -= length
      } else {
        omitted += 1
      }
    }
    let results = blocks.dropFirst(titled.count).reduce(0) { $0 + $1.resultCount }
    return text + note(on: [(results, "result"), (omitted, "detail")])
  }

  private static func note(on omitted: [(count: Int, noun: String)]) -> String {
    let counts = omitted.filter { $0.count > 0 }.map { WordList.count($0, $1) }
    guard !counts.isEmpty else { return "" }
    return "\n\(WordList.list(counts)) omitted to fit in a comment; \(completeReports).\n"
  }
}

// Texts that Markdown displays as they are.
//
// - SeeAlso: The GitHub Flavored Markdown specification, sections 4.5 and 6.1, on fences and code
//   spans around any text.
extension MarkdownReport {
  /// The hint at the reports that omit nothing.
  static let completeReports = "the reports in HTML and JSON contain all"

  static func command(_ command: String) -> String { "\n```sh\n\(command)\n```\n" }

  /// A fence around lines, which none of them ends.
  static func fence(for lines: [String]) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
  }

  /// A code span in a cell of a table, which ends at a bar even inside of a span.
  static func cell(_ text: String) -> String { shortSpan(text).replacing("|", with: "\\|") }

  /// The maximum length of a headline, a problem of the run or a reason.
  private static let maximumCells = 600

  /// A code span with the start of a text that is long, such as an error that quotes a file.
  static func shortSpan(_ text: String) -> String {
    span(TextColumns.visible(text, maximumCells: maximumCells))
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
