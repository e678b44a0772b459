package import ScreenText

/// Formats a report for a terminal.
package struct ReportPrinter {
  /// How much is printed.
  package enum Verbosity: Sendable {
    case quiet
    case normal
    case verbose
  }

  package let style: Style
  package let verbosity: Verbosity

  /// The name of the harness if several run one after another.
  private let harness: String?

  /// The command that prints everything about a result.
  private let verboseCommand: (String) -> String

  package init(
    style: Style, verbosity: Verbosity, harness: String? = nil,
    verboseCommand: @escaping (String) -> String = { $0 }
  ) {
    self.style = style
    self.verbosity = verbosity
    self.harness = harness
    self.verboseCommand = verboseCommand
  }

  private var isVerbose: Bool { verbosity == .verbose }

  /// The lines about a report: one entry, with one difference or example, for all that has one cause.
  package func lines(on report: Report) -> [String] {
    guard verbosity != .quiet else { return [] }
    return (isVerbose ? report.matches().map(line(onMatch:)) : [])
      + report.sections.flatMap(lines(on:)) + report.lists.flatMap(lines(on:))
  }

  /// The lines about entries.
  package func lines(on entries: [Report.Entry]) -> [String] {
    verbosity == .quiet ? [] : entries.flatMap(lines(on:))
  }

  /// The counts, the changes and the elapsed time: the last line of every run.
  package func summary(
    of tallies: [Report.Tally], done: [String] = [], elapsed: Duration
  ) -> String {
    let counts = tallies.text { $1 == .held ? $0 : style.paint($0, $1.emphasis) }
    let done = done.isEmpty ? "" : "; \(done.joined(separator: ", "))"
    return "\(Self.prefix(for: harness))\(counts)\(done) (\(elapsed.shortText))"
  }

  /// The prefix of the last line.
  package static func prefix(for harness: String?) -> String {
    harness.map { "\($0): " } ?? ""
  }
}

extension Duration {
  /// The duration in milliseconds, or in seconds from one second on.
  package var shortText: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds < 1000 { return "\(max(Int(milliseconds.rounded()), 1)) ms" }
    let tenths = Int((milliseconds / 100).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

// MARK: - Sections

extension ReportPrinter {
  /// The line of the section if it has a result of its own, with its entries below.
  private func lines(on section: Report.Section) -> [String] {
    guard let badge = section.badge else { return section.entries.flatMap(lines(on:)) }
    let name = TextColumns.padded(section.title, to: 13)
    let head =
      label(badge.shortWord, badge.tone) + style.paint(name, .bold)
      + section.facts.map(\.short).joined(separator: "; ")
    let cutFacts = isVerbose ? section.facts.filter(\.isCut) : []
    return [head] + cutFacts.flatMap(lines) + section.entries.flatMap(finding)
      + (section.hint.map { ["  hint: \($0)"] } ?? [])
  }

  /// A fact with all its names.
  private func lines(on fact: Report.Fact) -> [String] {
    ["  \(fact.text)"] + TextColumns.list(fact.names).map { "    \($0)" }
  }

  /// The cause with its screens, and an example as the steps of a journey, which can be pasted into one.
  private func finding(_ entry: Report.Entry) -> [String] {
    let complete = isVerbose ? entry.scope.map { ": \($0.complete)" } : nil
    var lines = ["  \(style.paint(entry.subject, .bold))\(complete ?? entry.remark)"]
    if case .example(let example) = entry.body {
      lines += example.steps + example.notes.map { "  \($0)" }
    }
    return lines
  }

  private func lines(on list: Report.List) -> [String] {
    list.lines.map { line in
      let subject = line.subject.map { style.paint($0, .bold) + "  " } ?? ""
      let hint = line.hint.map { "; \($0)" } ?? ""
      let badge = line.badge ?? list.badge
      return label(badge.word, badge.tone) + subject + line.text + hint
    }
  }

  /// The first word of a line, padded to the longest.
  private func label(_ word: String, _ tone: Report.Tone) -> String {
    style.paint(word, tone.emphasis, columns: 10)
  }
}

// MARK: - Entries

extension ReportPrinter {
  private static let maximumLines = 8

  private func lines(on entry: Report.Entry) -> [String] {
    [head(of: entry)] + list(of: entry) + bodyLines(of: entry)
  }

  /// The line with the badge of an entry.
  package func head(of entry: Report.Entry) -> String {
    let subject = style.paint(TextColumns.visible(entry.subject), .bold)
    return label(entry.badge.word, entry.badge.tone) + subject + entry.remark
  }

  private func line(onMatch name: String) -> String {
    label("matched", .matched) + style.paint(TextColumns.visible(name), .bold)
  }

  /// The screens or the goldens of an entry with several results.
  private func list(of entry: Report.Entry) -> [String] {
    guard entry.items.count > 1 else { return [] }
    let isListedByGolden = entry.badge.tone == .renamed || entry.badge.tone == .obsolete
    if !isListedByGolden { return names(entry.items.map(\.name)) }
    return truncated(entry.items.compactMap(\.detail).map(TextColumns.visible))
  }

  /// The names of screens, as lines.
  package func names(_ names: [String]) -> [String] {
    truncated(TextColumns.list(names.map(TextColumns.visible)))
  }

  private func truncated(_ lines: [String]) -> [String] {
    let excerpt = Excerpt(of: lines, fitting: isVerbose ? .max : Self.maximumLines)
    let rest = excerpt.more.map { ["… and \($0) lines; --verbose prints them"] } ?? []
    return (excerpt.prefix + rest).map { "  \($0)" }
  }

  private func bodyLines(of entry: Report.Entry) -> [String] {
    switch entry.body {
    case .difference(let name, let diff):
      self.diff(diff, of: name, in: entry.location?.golden ?? "")
    case .example(let example): example.lines
    // Standard error has what the app wrote there.
    case .text, nil: []
    }
  }
}

// MARK: - Difference

extension ReportPrinter {
  private static let maximumDiffLines = 60

  /// The difference between a golden and the text of a result.
  package func diff(_ diff: UnifiedDiff, of name: String, in golden: String) -> [String] {
    let golden = TextColumns.visible(golden)
    let head = [style.paint("--- a/\(golden)", .bold), style.paint("+++ b/\(golden)", .bold)]
    let lines = diff.hunks.flatMap { hunk in
      [style.paint(hunk.header, .cyan)] + hunk.lines.flatMap(lines(of:))
    }
    let excerpt = Excerpt(of: lines, fitting: isVerbose ? .max : Self.maximumDiffLines)
    let rest =
      excerpt.more.map { ["… \($0) lines; to see them:", "  \(verboseCommand(name))"] } ?? []
    return head + excerpt.prefix + rest + [""]
  }

  private func lines(of line: HunkLine) -> [String] {
    switch line.kind {
    case .context: line.visibleLines
    case .removed: line.visibleLines.map { style.paint($0, .red) }
    case .added: line.visibleLines.map { style.paint($0, .green) }
    }
  }
}

extension Report.Tone {
  var emphasis: Style.Emphasis {
    switch self {
    case .failed: .red
    case .changed, .broken, .renamed: .yellow
    case .new, .held: .green
    case .obsolete: .magenta
    case .unchecked, .matched: .dim
    }
  }
}
