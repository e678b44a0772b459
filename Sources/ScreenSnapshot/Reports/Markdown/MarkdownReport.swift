/// The report as a text for a pull request: what changed in words first, differences folded.
///
/// - SeeAlso: The GitHub Flavored Markdown specification, sections 4.5 and 6.1, for fences and code
///   spans that hold any text.
package enum MarkdownReport {
  /// The most characters of a comment on GitHub; what is beyond is refused.
  private static let maximumCharacters = 65_536

  /// The most lines of one difference.
  private static let maximumLines = 120

  /// Writes the report.
  ///
  /// Differences are written out as long as the whole is short enough for a comment, then headlines are.
  /// All that is not matched is named, however much that is.
  package static func text(of report: SnapshotReport, nextSteps: [String]) -> String {
    let groups = ResultGroup.groups(of: report.differences)
    let head = head(of: report)
    let foot = foot(nextSteps)
    let titles = groups.map { title(of: $0, in: report.layouts) }
    var room = maximumCharacters - 200 - (titles + [head, foot]).reduce(0) { $0 + $1.utf16.count }
    if room < 0 { return head + names(of: groups, in: report.layouts) + foot }
    var text = head
    var left = 0
    for (group, title) in zip(groups, titles) {
      text += title
      guard let difference = difference(in: group) else { continue }
      if difference.utf16.count <= room {
        text += difference
        room -= difference.utf16.count
      } else {
        left += 1
      }
    }
    if left > 0 {
      let words = left == 1 ? "1 difference is" : "\(left) differences are"
      text += "\n\(words) too long for here; the other reports have all of them.\n"
    }
    return text + foot
  }

  private static func head(of report: SnapshotReport) -> String {
    let part = report.shard.map { ", part \($0)" } ?? ""
    let problems = report.problemLines.map { "\n\n**Not the whole:** \(span($0))\n" }
    return """
      ### \(span(report.manifest))\(part): \(report.conclusion)

      \(report.countsSummary())\(problems.joined())

      """
  }

  /// The names alone, by verdict.
  private static func names(of groups: [ResultGroup], in layouts: [ScreenLayout]) -> String {
    let parts = Verdict.allCases.compactMap { verdict -> String? in
      let names = groups.filter { $0.verdict == verdict }.flatMap { $0.names(in: layouts) }
      if names.isEmpty { return nil }
      return "\n**\(verdict.rawValue)**\n\n\(names.map(span).joined(separator: ", "))\n"
    }
    return parts.joined() + "\nToo many for more words; the other reports have all of them.\n"
  }

  private static func title(of group: ResultGroup, in layouts: [ScreenLayout]) -> String {
    let names = group.names(in: layouts).map(span).joined(separator: ", ")
    let headline = group.headline.map { " · \(span($0))" } ?? ""
    let details = group.results.compactMap { detail(of: $0) }
    let list = details.isEmpty ? names : details.map { "- \($0)" }.joined(separator: "\n")
    return "\n**\(group.verdict.rawValue)**\(headline)\n\n\(list)\n"
  }

  /// What is said of each result on a line of its own.
  private static func detail(of result: ScreenResult) -> String? {
    switch result.verdict {
    case .renamed: result.from.map { "\(span($0)) → \(span(result.golden))" }
    case .obsolete: span(result.golden)
    case .invalid where result.hasInvalidGolden: "\(span(result.golden)), line \(result.firstLine)"
    case .matched, .changed, .new, .invalid, .crashed, .timedOut, .unstable: nil
    }
  }

  private static func difference(in group: ResultGroup) -> String? {
    let lines = group.first.diffLines
    guard group.verdict != .renamed, !lines.isEmpty else { return nil }
    let shown = lines.prefix(maximumLines)
    let rest = lines.count - shown.count
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: shown) + 1))
    return """

      <details><summary><code>\(XML.attribute(group.first.name))</code></summary>

      \(fence)\(group.verdict == .changed ? "diff" : "text")
      \(shown.joined(separator: "\n"))
      \(fence)
      \(rest > 0 ? "\n\(rest) more lines.\n" : "")
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

  /// A text as code, in which nothing is markup.
  private static func span(_ text: String) -> String {
    let text = TextColumns.visible(text)
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: [text][...]) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    return "\(ticks)\(space)\(text)\(space)\(ticks)"
  }

  private static func longestRun(of sign: Character, in lines: ArraySlice<String>) -> Int {
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
