import ScreenSnapshot
import ScreenText

/// Formats results for a terminal.
struct ReportPrinter {
  let style: Style
  let verbosity: Options.Verbosity

  /// The name of the harness if several run one after another.
  var harness: String?

  /// The command that prints everything about one screen.
  let verboseCommand: (ScreenResult) -> String

  /// The lines about a report: one entry, with one difference, for all results that changed for one
  /// reason.
  func lines(on report: SnapshotReport) -> [String] {
    lines(on: report.results, in: report.layouts)
  }

  func lines(on results: [ScreenResult], in layouts: [ScreenLayout]) -> [String] {
    guard verbosity != .quiet else { return [] }
    let groups = ResultGroup.groups(of: results).flatMap { lines(on: $0, in: layouts) }
    guard verbosity == .verbose else { return groups }
    let silent = results.lazy.filter { $0.verdict == .matched && $0.note == nil }
    return silent.map { head(.matched, $0.name, nil) } + groups
  }

  func lines(on group: ResultGroup, in layouts: [ScreenLayout]) -> [String] {
    [head(of: group, in: layouts)] + list(of: group, in: layouts) + standardErrorTail(of: group)
      + diff(of: group)
  }

  /// The counts of verdicts, the changes and the elapsed time: the last line of every run.
  func summary(of report: SnapshotReport, done: [String] = [], elapsed: Duration) -> String {
    let counts = report.countsSummary { style.paint($0, $1.emphasis) }
    let done = done.isEmpty ? "" : "; \(done.joined(separator: ", "))"
    return "\(Self.prefix(for: harness))\(counts)\(done) (\(elapsed.shortText))"
  }

  /// The prefix of the last line.
  static func prefix(for harness: String?) -> String {
    harness.map { "\($0): " } ?? ""
  }

}

extension Duration {
  /// The duration in milliseconds, or in seconds from one second on.
  var shortText: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds < 1000 { return "\(max(Int(milliseconds.rounded()), 1)) ms" }
    let tenths = Int((milliseconds / 100).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension ReportPrinter {
  /// Creates a printer for a command line.
  init(_ options: Options, _ environment: ToolEnvironment) {
    let nextSteps = NextSteps(options: options, environment: environment)
    self.init(
      style: Style(isColored: environment.isColored(options.color)), verbosity: options.verbosity,
      harness: environment.harnessLabel(options), verboseCommand: nextSteps.verboseCommand(for:))
  }
}

// MARK: - Head

extension ReportPrinter {
  private func head(of group: ResultGroup, in layouts: [ScreenLayout]) -> String {
    if group.results.count == 1 { return head(of: group.first) }
    if let name = group.singleName(in: layouts), !isListedByGolden(group) {
      return head(group.verdict, name, group.headline)
    }
    return head(group.verdict, group.countedResults(in: layouts), group.headline)
  }

  /// The line with the verdict of one screen.
  ///
  /// A changed control follows its screen: `controls/bookDetail: Edit: pop → no change`.
  func head(of result: ScreenResult) -> String {
    let isControl = result.verdict == .changed && result.folder == .controls
    return head(result.verdict, result.name, detail(of: result), isControl ? ": " : "  ")
  }

  private func head(
    _ verdict: Verdict, _ name: String, _ words: String?, _ separator: String = "  "
  ) -> String {
    let label = style.paint(verdict.rawValue, verdict.emphasis, columns: Self.verdictColumns)
    let words = words.map { "\(separator)\(TextColumns.visible($0))" } ?? ""
    return "\(label)  \(style.paint(TextColumns.visible(name), .bold))\(words)"
  }

  /// The width of all verdicts of a run without failures.
  private static let verdictColumns = Verdict.obsolete.rawValue.count

  private func detail(of result: ScreenResult) -> String? {
    switch result.verdict {
    case .matched: result.note.map { "\(result.golden) \($0)" }
    case .changed: [result.shortHeadline, result.note].compactMap(\.self).joined(separator: "; ")
    case .new: result.explanation
    case .renamed: result.from.map { "was \($0)" }
    case .obsolete: "\(result.golden) \(result.explanation ?? "")"
    case .invalid, .crashed, .timedOut, .unstable: reason(of: result)
    }
  }

  /// The reason of a result, with the path of a golden that is invalid.
  private func reason(of result: ScreenResult) -> String? {
    guard result.hasInvalidGolden || result.line != nil else { return result.reason }
    let line = result.line.map { ":\($0)" } ?? ""
    return "\(result.golden)\(line) \(result.reason ?? "")"
  }
}

// MARK: - List

extension ReportPrinter {
  private static let maximumLines = 8

  /// The screens or the goldens of a group of several.
  private func list(of group: ResultGroup, in layouts: [ScreenLayout]) -> [String] {
    guard group.results.count > 1 else { return [] }
    if isListedByGolden(group) { return truncated(group.results.map(Self.goldenLine)) }
    return group.singleName(in: layouts) == nil ? names(of: group, in: layouts) : []
  }

  /// The names of the screens of a group, as lines.
  func names(of group: ResultGroup, in layouts: [ScreenLayout]) -> [String] {
    let names = group.singleName(in: layouts).map { [$0] } ?? group.names(in: layouts)
    let words = names.enumerated().map { index, name in
      TextColumns.visible(name) + (index == names.count - 1 ? "" : ",")
    }
    return truncated(TextColumns.fill(words, to: 90))
  }

  private func isListedByGolden(_ group: ResultGroup) -> Bool {
    group.verdict == .obsolete || group.verdict == .renamed
  }

  private static func goldenLine(on result: ScreenResult) -> String {
    TextColumns.visible(result.from.map { "\($0) → \(result.golden)" } ?? result.golden)
  }

  private func truncated(_ lines: [String]) -> [String] {
    let excerpt = Excerpt(
      of: lines, maximumEntries: verbosity == .verbose ? .max : Self.maximumLines)
    let rest = excerpt.more.map { ["… and \($0) lines; --verbose prints them"] } ?? []
    return (excerpt.prefix + rest).map { "  \($0)" }
  }
}

// MARK: - Difference

extension ReportPrinter {
  /// The end of standard error of a crash, without the line that the head repeats.
  private func standardErrorTail(of group: ResultGroup) -> [String] {
    let result = group.first
    return result.standardErrorTail.filter { !(result.reason ?? "").hasSuffix($0) }
      .map { style.paint("  \(TextColumns.visible($0))", .dim) }
  }

  private static let maximumDiffLines = 60

  private func diff(of group: ResultGroup) -> [String] {
    group.verdict == .changed ? diff(of: group.first) : []
  }

  /// The difference of a golden or a journey.
  func diff(of result: ScreenResult) -> [String] {
    guard let diff = result.diff else { return [] }
    let golden = TextColumns.visible(result.golden)
    let head = [style.paint("--- a/\(golden)", .bold), style.paint("+++ b/\(golden)", .bold)]
    let lines = diff.hunks.flatMap(lines(of:))
    let excerpt = Excerpt(
      of: lines, maximumEntries: verbosity == .verbose ? .max : Self.maximumDiffLines)
    let rest =
      excerpt.more.map { ["… \($0) lines; to see them:", "  \(verboseCommand(result))"] } ?? []
    return head + excerpt.prefix + rest + [""]
  }

  private func lines(of hunk: Hunk) -> [String] {
    [style.paint(hunk.header, .cyan)] + runs(of: hunk).flatMap(lines(of:))
  }

  /// The lines of a hunk; removed lines and the lines that replace them form one run.
  private func runs(of hunk: Hunk) -> [[HunkLine]] {
    var runs: [[HunkLine]] = []
    for line in hunk.lines {
      if let last = runs.last?.last, last.kind != .context, line.kind != .context {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
    return runs
  }

  private func lines(of run: [HunkLine]) -> [String] {
    let removed = run.filter { $0.kind == .removed }
    let added = run.filter { $0.kind == .added }
    guard style.isColored, !removed.isEmpty, removed.count == added.count else {
      return run.flatMap { line in
        text(of: line, [.init(text: TextColumns.visible(line.text), isChanged: false)])
      }
    }
    let spans = zip(removed, added).map { old, new in
      LineEmphasis.spans(TextColumns.visible(old.text), TextColumns.visible(new.text))
    }
    return zip(removed, spans).flatMap { text(of: $0, $1.old) }
      + zip(added, spans).flatMap { text(of: $0, $1.new) }
  }

  private func text(of line: HunkLine, _ spans: [LineEmphasis.Span]) -> [String] {
    let note = line.content.isTerminated ? [] : [HunkLine.missingNewlineNote]
    let text = line.kind.rawValue + spans.map(painted).joined()
    switch line.kind {
    case .context: return [text] + note
    case .removed: return [style.paint(text, .red)] + note
    case .added: return [style.paint(text, .green)] + note
    }
  }

  private func painted(_ span: LineEmphasis.Span) -> String {
    span.isChanged ? style.reversed(span.text) : span.text
  }
}
