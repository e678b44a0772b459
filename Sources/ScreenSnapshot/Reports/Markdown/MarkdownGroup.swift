import ScreenText

/// The parts of a comment about one group of results.
struct MarkdownGroup {
  /// The verdict, the headline and the first names.
  let title: String

  /// The folded difference of the first result; empty without a difference.
  let difference: String

  /// The command that accepts the group alone; empty without a command.
  let command: String

  /// The number of results.
  let resultCount: Int

  /// The maximum length of the names in a title.
  private static let maximumNameLength = 4000

  /// The maximum number of lines of one difference.
  private static let maximumLines = 120

  init(of group: ResultGroup, in layouts: [ScreenLayout], acceptCommand: String?) {
    title = Self.title(of: group, in: layouts)
    difference = Self.difference(in: group)
    command = acceptCommand.map { Self.acceptance(of: group, by: $0) } ?? ""
    resultCount = group.results.count
  }

  private static func title(of group: ResultGroup, in layouts: [ScreenLayout]) -> String {
    let headline = group.headline.map { " · \(MarkdownReport.shortSpan($0))" } ?? ""
    let details = group.results.compactMap { detail(of: $0) }
    let list =
      details.isEmpty
      ? names(group.names(in: layouts).map(MarkdownReport.span)).joined(separator: ", ")
      : names(details).map { "- \($0)" }.joined(separator: "\n")
    return "\n**\(group.verdict.rawValue)**\(headline)\n\n\(list)\n"
  }

  /// The first names, and the number of the others.
  private static func names(_ names: [String]) -> [String] {
    let excerpt = Excerpt(of: names, maximumLength: maximumNameLength) { $0.utf16.count + 3 }
    let more = excerpt.more.map { ["\($0); \(MarkdownReport.completeReports)"] } ?? []
    return excerpt.prefix + more
  }

  /// The list item of one result.
  private static func detail(of result: ScreenResult) -> String? {
    switch result.verdict {
    case .renamed:
      result.from.map { "\(MarkdownReport.span($0)) → \(MarkdownReport.span(result.golden))" }
    case .obsolete: MarkdownReport.span(result.golden)
    case .matched, .changed, .new, .invalid, .crashed, .timedOut, .unstable:
      result.place.map { "\(MarkdownReport.span(result.golden)), line \($0)" }
    }
  }

  private static func difference(in group: ResultGroup) -> String {
    let lines = group.first.diffLines
    guard group.verdict != .renamed, !lines.isEmpty else { return "" }
    let excerpt = Excerpt(of: lines, maximum: maximumLines)
    let fence = MarkdownReport.fence(for: excerpt.prefix)
    return """

      <details><summary><code>\(Markup.escaped(group.first.name))</code></summary>

      \(fence)\(group.verdict == .changed ? "diff" : "text")
      \(excerpt.prefix.joined(separator: "\n"))
      \(fence)
      \(excerpt.omittedLines.map { "\n\($0)\n" } ?? "")
      </details>

      """
  }

  private static func acceptance(of group: ResultGroup, by command: String) -> String {
    let verb = group.verdict == .obsolete ? "delete" : "accept"
    return "\nTo \(verb) only this:\n\(MarkdownReport.command(command))"
  }
}
