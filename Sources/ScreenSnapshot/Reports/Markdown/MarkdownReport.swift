import ScreenText

/// The report as a comment on a pull request: headlines, with the differences folded.
package enum MarkdownReport {
  /// The maximum length of a comment on GitHub, which refuses a longer one.
  static let maximumCharacters = 65_536

  /// The length that is kept for the note on what is omitted.
  private static let maximumNoteLength = 300

  /// The maximum length of the commands at the end.
  private static let maximumFootLength = maximumCharacters / 4

  /// The maximum number of problems of the run.
  static let maximumProblems = 10

  /// Writes the report; it starts with what could not be verified.
  ///
  /// It contains as many titles of groups, differences and commands as fit in a comment.
  package static func text(of report: SnapshotReport, in context: ReportContext) -> String {
    let head = head(of: report)
    let foot = foot(context.nextSteps)
    let room = maximumCharacters - maximumNoteLength - head.utf16.count - foot.utf16.count
    return head + fitting(groups(of: report, context), in: room) + foot
  }

  private static func head(of report: SnapshotReport) -> String {
    let shard = report.shard.map { ", shard \($0)" } ?? ""
    let problems = Excerpt(of: report.problemLines, maximumEntries: maximumProblems)
      .entries(shortSpan).map { "\n\n**Error:** \($0)\n" }
    let note = report.unsupportedNote.map { "\n\n**Note:** \($0)\n" } ?? ""
    return """
      ### \(shortSpan(report.manifest))\(shard): \(report.conclusion)

      \(report.countsSummary())\(problems.joined())\(note)

      """
  }

  private static func groups(
    of report: SnapshotReport, _ context: ReportContext
  ) -> [MarkdownGroup] {
    let groups = ResultGroup.unverifiedFirst(in: report.differences)
    // The commands at the end accept the only group.
    let isMixed = groups.count(where: \.isAcceptable) > 1
    return groups.map { group in
      MarkdownGroup(
        of: group, in: report.layouts, acceptCommand: isMixed ? context.acceptCommand(group) : nil)
    }
  }

  /// The groups that fit, and the number of what does not.
  private static func fitting(_ groups: [MarkdownGroup], in characters: Int) -> String {
    var room = characters
    let titles = groups.reduce(0) { $0 + $1.title.utf16.count }
    // If not all titles fit, the first groups keep their differences.
    var roomForDetails = titles <= room ? room - titles : room / 2
    var text = ""
    var (omittedResults, omittedDifferences) = (0, 0)

    func append(_ part: String, in partRoom: Int) -> Bool {
      guard part.utf16.count <= min(partRoom, room) else { return false }
      text += part
      room -= part.utf16.count
      return true
    }

    for group in groups {
      guard append(group.title, in: room) else {
        omittedResults += group.resultCount
        continue
      }
      for detail in [group.difference, group.command] {
        if append(detail, in: roomForDetails) {
          roomForDetails -= detail.utf16.count
        } else if detail == group.difference {
          omittedDifferences += 1
        }
      }
    }
    return text + note(omittedResults, omittedDifferences)
  }

  private static func note(_ results: Int, _ differences: Int) -> String {
    let counts = [
      results == 0 ? nil : Headline.count(results, "result"),
      differences == 0 ? nil : Headline.count(differences, "difference"),
    ].compactMap(\.self)
    guard !counts.isEmpty else { return "" }
    return """

      \(counts.joined(separator: " and ")) omitted to fit in a comment; \
      \(completeReports).

      """
  }

  private static func foot(_ nextSteps: [String]) -> String {
    let paragraphs = nextSteps.map { line in
      line.hasPrefix("  ") ? command(String(line.dropFirst(2))) : "\n\(line)\n"
    }
    let foot = paragraphs.joined()
    return foot.utf16.count <= maximumFootLength
      ? foot : "\nThe next commands are too long for a comment. The terminal prints them.\n"
  }
}
