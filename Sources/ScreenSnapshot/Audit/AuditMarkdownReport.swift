import ScreenText

/// The audit as a comment on a pull request: a table of the laws, then each finding with its example.
enum AuditMarkdownReport {
  /// The maximum number of reasons in the row of a law.
  private static let maximumReasons = 5

  static func text(of report: AuditReport) -> String {
    let problems = Excerpt(of: report.problems, maximumEntries: MarkdownReport.maximumProblems)
      .entries(MarkdownReport.shortSpan).map { "\n**Error:** \($0)\n" }
    let head = """
      ### \(MarkdownReport.shortSpan(report.manifest)): \(report.title)

      \(report.countsSummary())
      \(problems.joined())
      \(table(of: report.laws))
      """
    let room = MarkdownReport.maximumCharacters - 200 - head.utf16.count
    let findings = report.laws.flatMap(entries)
    let lists = [
      List("Stale exceptions", report.staleExceptions.map(\.line)),
      List("Screens that cannot be shown", report.failures.map { "\($0.screen): \($0.reason)" }),
      List("Exceptions", report.usedExceptions.map(\.line)),
    ]
    let text = (findings + lists.map { $0.text(in: .max) }).joined()
    if text.utf16.count <= room { return head + text }
    // Each list has its part of the comment, however many findings there are.
    let shortened = lists.map { $0.text(in: room / 6) }.joined()
    return head + fitting(findings, in: room - shortened.utf16.count) + shortened
  }

  private static func entries(of law: AuditReport.LawResult) -> [String] {
    law.groups.map(text) + (law.hint.map { ["\nHint: \($0)\n"] } ?? [])
  }

  /// The entries that fit, and the number of the others.
  private static func fitting(_ entries: [String], in characters: Int) -> String {
    var room = characters
    let fitting = entries.filter { entry in
      let fits = entry.utf16.count <= room
      if fits { room -= entry.utf16.count }
      return fits
    }
    let omitted = entries.count - fitting.count
    let words = omitted == 1 ? "1 entry" : "\(omitted) entries"
    let note =
      omitted == 0
      ? "" : "\n\(words) omitted to fit in a comment; \(MarkdownReport.completeReports).\n"
    return fitting.joined() + note
  }

  private static func table(of laws: [AuditReport.LawResult]) -> String {
    guard !laws.isEmpty else { return "" }
    let rows = laws.map { law in
      let result = law.holds ? "holds" : law.groups.isEmpty ? "–" : "**broken**"
      let notes = Excerpt(of: law.uncheckedWords, maximumEntries: maximumReasons)
        .entries(MarkdownReport.cell)
      return "| \(law.law.rawValue) | \(result) | \(law.checkedWords) | "
        + "\(notes.joined(separator: ", ")) |\n"
    }
    return """
      | law | result | checked | not checked |
      | --- | --- | --- | --- |
      \(rows.joined())
      """
  }

  private static func text(of group: AuditGroup) -> String {
    let lines = group.exampleLines
    let fence = MarkdownReport.fence(for: lines)
    return """

      **\(group.law.rawValue)** · \(MarkdownReport.span(group.cause))

      \(MarkdownReport.span(group.places()))

      \(fence)text
      \(lines.joined(separator: "\n"))
      \(fence)

      """
  }
}

/// A list under a title, such as the exceptions.
private struct List {
  private let title: String
  private let items: [String]

  init(_ title: String, _ lines: [String]) {
    self.title = title
    items = lines.map { "- \(MarkdownReport.span(Self.shortened($0)))\n" }
  }

  private static let maximumItem = 1000

  /// The start of a line that is too long, such as an error that quotes a file.
  private static func shortened(_ line: String) -> String {
    line.utf16.count <= maximumItem ? line : "\(line.prefix(maximumItem / 2))…"
  }

  /// The items that fit, at least one, and the number of the others; empty without items.
  func text(in characters: Int) -> String {
    guard let first = items.first else { return "" }
    var room = characters - first.utf16.count
    let fitting = items.dropFirst().prefix { item in
      room -= item.utf16.count
      return room >= 0
    }
    let excerpt = Excerpt(of: items, maximum: 1 + fitting.count)
    let more = excerpt.more.map { "- and \($0)\n" } ?? ""
    return "\n**\(title)**\n\n\(excerpt.prefix.joined())\(more)"
  }
}
