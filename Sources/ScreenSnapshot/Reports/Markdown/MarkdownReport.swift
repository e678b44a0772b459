/// The report as a comment on a pull request: headlines, with the differences folded.
///
/// - SeeAlso: The GitHub Flavored Markdown specification, sections 4.5 and 6.1, on fences and code
///   spans around any text.
package enum MarkdownReport {
  /// The maximum length of a comment on GitHub.
  private static let maximumCharacters = 65_536

  /// The maximum number of lines of one difference.
  private static let maximumLines = 120

  /// Writes the report.
  ///
  /// It contains as many differences as fit in a comment. If not even all headlines fit, it contains
  /// only names, however many there are.
  package static func text(of report: SnapshotReport, nextSteps: [String]) -> String {
    let groups = ResultGroup.groups(of: report.differences)
    let head = head(of: report)
    let foot = foot(nextSteps)
    let titles = groups.map { title(of: $0, in: report.layouts) }
    var room = maximumCharacters - 200 - (titles + [head, foot]).reduce(0) { $0 + $1.utf16.count }
    if room < 0 { return head + names(of: groups, in: report.layouts) + foot }
    var text = head
    var omittedCount = 0
    for (group, title) in zip(groups, titles) {
      text += title
      guard let difference = difference(in: group) else { continue }
      if difference.utf16.count <= room {
        text += difference
        room -= difference.utf16.count
      } else {
        omittedCount += 1
      }
    }
    if omittedCount > 0 {
      let count = Headline.count(omittedCount, "difference")
      text += "\n\(count) omitted to fit in a comment. Other report formats contain all.\n"
    }
    return text + foot
  }

  private static func head(of report: SnapshotReport) -> String {
    let shard = report.shard.map { ", shard \($0)" } ?? ""
    let problems = report.problemLines.map { "\n\n**Error:** \(span($0))\n" }
    let note = report.unsupportedNote.map { "\n\n**Note:** \($0)\n" } ?? ""
    return """
      ### \(span(report.manifest))\(shard): \(report.conclusion)

      \(report.countsSummary())\(problems.joined())\(note)

      """
  }

  /// Only the names, by verdict.
  private static func names(of groups: [ResultGroup], in layouts: [ScreenLayout]) -> String {
    let parts = Verdict.allCases.compactMap { verdict -> String? in
      let names = groups.filter { $0.verdict == verdict }.flatMap { $0.names(in: layouts) }
      if names.isEmpty { return nil }
      return "\n**\(verdict.rawValue)**\n\n\(names.map(span).joined(separator: ", "))\n"
    }
    return parts.joined()
      + "\nHeadlines omitted to fit in a comment. Other report formats contain all.\n"
  }

  private static func title(of group: ResultGroup, in layouts: [ScreenLayout]) -> String {
    let names = group.names(in: layouts).map(span).joined(separator: ", ")
    let headline = group.headline.map { " · \(span($0))" } ?? ""
    let details = group.results.compactMap { detail(of: $0) }
    let list = details.isEmpty ? names : details.map { "- \($0)" }.joined(separator: "\n")
    return "\n**\(group.verdict.rawValue)**\(headline)\n\n\(list)\n"
  }

  /// The list item of one result.
  private static func detail(of result: ScreenResult) -> String? {
    switch result.verdict {
    case .renamed: result.from.map { "\(span($0)) → \(span(result.golden))" }
    case .obsolete: span(result.golden)
    case .matched, .changed, .new, .invalid, .crashed, .timedOut, .unstable:
      result.place.map { "\(span(result.golden)), line \($0)" }
    }
  }

  private static func difference(in group: ResultGroup) -> String? {
    let lines = group.first.diffLines
    guard group.verdict != .renamed, !lines.isEmpty else { return nil }
    let excerpt = Excerpt(of: lines, maximum: maximumLines)
    let fence = fence(for: excerpt.prefix)
    return """

      <details><summary><code>\(Markup.escaped(group.first.name))</code></summary>

      \(fence)\(group.verdict == .changed ? "diff" : "text")
      \(excerpt.prefix.joined(separator: "\n"))
      \(fence)
      \(excerpt.omittedLines.map { "\n\($0)\n" } ?? "")
      </details>

      """
  }

  private static func foot(_ nextSteps: [String]) -> String {
    guard !nextSteps.isEmpty else { return "" }
    let paragraphs = nextSteps.map { line in
      line.hasPrefix("  ") ? "\n```sh\n\(line.dropFirst(2))\n```\n" : "\n\(line)\n"
    }
    return paragraphs.joined()
  }

  /// A fence around lines, which none of them ends.
  static func fence(for lines: [String]) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
  }

  /// A code span in a cell of a table, which ends at a bar even inside of a span.
  static func cell(_ text: String) -> String { span(text).replacing("|", with: "\\|") }

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
