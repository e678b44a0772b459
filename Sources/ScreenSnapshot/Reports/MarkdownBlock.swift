import ScreenText

/// The parts of a comment about one entry, or a hint.
struct MarkdownBlock {
  /// The badge, the headline and the first names.
  let title: String

  /// The details; empty without any.
  var body = ""

  /// What the details are.
  var bodyKind = Part.difference

  /// The command that accepts the entry alone; empty without a command.
  var command = ""

  var resultCount = 0

  /// What a comment without room leaves out, in the order of the note about it.
  enum Part: String, CaseIterable {
    case result
    case difference
    case example
  }

  var length: Int { title.utf16.count + body.utf16.count + command.utf16.count }

  /// The maximum length of the names in a title.
  private static let maximumNameLength = 4000

  /// The maximum number of lines of one difference.
  private static let maximumLines = 120

  init(hint: String) { title = "\nHint: \(hint)\n" }

  init(of entry: Report.Entry, hasCommand: Bool) {
    title = Self.title(of: entry)
    resultCount = entry.count
    switch entry.body {
    case .difference(let name, let diff): body = Self.folded(diff.visibleLines, "diff", of: name)
    case .text(let name, let lines), .standardError(let name, let lines):
      body = Self.folded(lines, "text", of: name)
    case .example(let example):
      (body, bodyKind) = ("\n\(Self.fenced(example.lines, "text"))", .example)
    case nil: break
    }
    guard hasCommand, let command = entry.command else { return }
    let verb = entry.badge.tone == .obsolete ? "delete" : "accept"
    self.command = "\nTo \(verb) only this:\n\(MarkdownReport.command(command))"
  }

  private static func title(of entry: Report.Entry) -> String {
    let headline = entry.headline.map { " · \(MarkdownReport.shortSpan($0))" } ?? ""
    return "\n**\(entry.badge.word)**\(headline)\n\n\(place(of: entry))\n"
  }

  /// Where the entry occurs: a scope, a list of goldens, or names.
  private static func place(of entry: Report.Entry) -> String {
    if let scope = entry.scope { return MarkdownReport.span(scope.short) }
    let details = entry.items.compactMap(detail)
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

  /// The list item of one result.
  private static func detail(of item: Report.Item) -> String? {
    let old = item.oldFile.map { "\(MarkdownReport.span($0)) → " } ?? ""
    let line = item.line.map { ", line \($0)" } ?? ""
    return item.file.map { "\(old)\(MarkdownReport.span($0))\(line)" }
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

/// The lines of a list under its title.
struct MarkdownList {
  private let title: String
  private let items: [String]

  /// The number of items to write.
  private var itemCount: Int

  init(of list: Report.List) {
    title = list.title
    items = list.lines.map { "- \(MarkdownReport.span(Self.shortened($0.sentence)))\n" }
    itemCount = items.count
  }

  private static let maximumItem = 1000

  /// The start of a line that is too long, such as an error that quotes a file.
  private static func shortened(_ line: String) -> String {
    line.utf16.count <= maximumItem ? line : "\(line.prefix(maximumItem / 2))…"
  }

  /// The list with the items that fit, at least one.
  func shortened(to characters: Int) -> MarkdownList {
    let fitting = Excerpt(of: items, maximumLength: characters) { $0.utf16.count }
    var list = self
    list.itemCount = max(fitting.prefix.count, 1)
    return list
  }

  var length: Int { text.utf16.count }

  /// The title, the items, and the number of the others; empty without items.
  var text: String {
    if items.isEmpty { return "" }
    let excerpt = Excerpt(of: items, maximum: itemCount)
    let more = excerpt.more.map { "- and \($0)\n" } ?? ""
    return "\n**\(title)**\n\n\(excerpt.prefix.joined())\(more)"
  }
}
