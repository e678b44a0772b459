import ScreenText

/// A part of a comment: an entry, a hint or a list.
struct MarkdownBlock {
  /// The badge, the headline and the first names.
  let title: String

  /// What a comment without room leaves out: the difference, and the command that accepts the entry alone.
  var details = ""

  var resultCount = 0

  /// The maximum length of the names in a title.
  private static let maximumNameLength = 4000

  /// The maximum number of lines of one difference.
  private static let maximumLines = 120

  /// The maximum number and length of the items of a list.
  private static let maximumItems = 50
  private static let maximumItemCells = 300

  init(title: String) { self.title = title }

  /// Creates the block of a list with its first items.
  init(of list: Report.List) {
    let items = list.lines.map { line in
      MarkdownReport.span(
        TextColumns.visible(line.sentence, maximumCells: Self.maximumItemCells))
    }
    let excerpt = Excerpt(of: items, maximum: Self.maximumItems)
    let lines = excerpt.prefix + (excerpt.more.map { ["and \($0)"] } ?? [])
    title = "\n**\(list.title)**\n\n" + lines.map { "- \($0)\n" }.joined()
    resultCount = items.count
  }

  init(of entry: Report.Entry, hasCommand: Bool) {
    title = Self.title(of: entry)
    resultCount = entry.count
    switch entry.body {
    case .difference(let name, let diff): details = Self.folded(diff.visibleLines, "diff", of: name)
    case .text(let name, let lines): details = Self.folded(lines, "text", of: name)
    case .example(let example): details = "\n\(Self.fenced(example.lines, "text"))"
    case nil: break
    }
    guard hasCommand, let command = entry.command else { return }
    let verb = entry.badge.tone == .obsolete ? "delete" : "accept"
    details += "\nTo \(verb) only this:\n\(MarkdownReport.command(command))"
  }

  private static func title(of entry: Report.Entry) -> String {
    let headline = entry.headline.map { " · \(MarkdownReport.shortSpan($0))" } ?? ""
    return "\n**\(entry.badge.word)**\(headline)\n\n\(place(of: entry))\n"
  }

  /// Where the entry occurs: a scope, a list of goldens, or names.
  private static func place(of entry: Report.Entry) -> String {
    if let scope = entry.scope { return MarkdownReport.span(scope.short) }
    let details = entry.items.compactMap(\.detail).map(MarkdownReport.span)
    return details.isEmpty
      ? names(entry.items.map { MarkdownReport.span($0.name) }).joined(separator: ", ")
      : names(details).map { "- \($0)" }.joined(separator: "\n")
  }

  /// The first names, and the number of the others.
  private static func names(_ names: [String]) -> [String] {
    let excerpt = Excerpt(of: names, maximumLength: maximumNameLength) { $0.utf16.count + 3 }
    let more = excerpt.more.map { ["\($0); \(MarkdownReport.completeReports)"] } ?? []
    return excerpt.prefix + more
  }

  private static func folded(_ lines: [String], _ language: String, of name: String) -> String {
    guard !lines.isEmpty else { return "" }
    let excerpt = Excerpt(of: lines, maximum: maximumLines)
    return """

      <details><summary><code>\(Markup.escaped(name))</code></summary>

      \(fenced(excerpt.prefix, language))\(excerpt.omittedLines.map { "\n\($0)\n" } ?? "")
      </details>

      """
  }

  private static func fenced(_ lines: [String], _ language: String) -> String {
    let fence = MarkdownReport.fence(for: lines)
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }
}

extension UnifiedDiff {
  /// The lines of the difference, with invisible characters made visible.
  package var visibleLines: [String] {
    hunks.flatMap { [$0.header] + $0.lines.flatMap(\.visibleLines) }
  }
}

extension HunkLine {
  /// The line with its mark, and the note on a missing newline below it.
  package var visibleLines: [String] {
    [kind.rawValue + TextColumns.visible(text)]
      + (content.isTerminated ? [] : [Self.missingNewlineNote])
  }
}
