import ScreenSnapshot

/// Puts results into lines for people.
struct ReportPrinter {
  private let style: Style
  private let verbosity: Options.Verbosity

  init(style: Style, verbosity: Options.Verbosity) {
    self.style = style
    self.verbosity = verbosity
  }

  /// The lines on every result that there is something to say about, with its diff below.
  func lines(on results: [ScreenResult]) -> [String] {
    guard verbosity != .quiet else { return [] }
    return results.flatMap { result in
      let isSilent = result.verdict == .matched && result.note == nil && verbosity != .verbose
      return isSilent ? [] : lines(on: result)
    }
  }

  /// The counts of all verdicts that occurred, and the time: the last line of every run.
  func summary(of report: SnapshotReport, _ time: Duration) -> String {
    let numbers = report.counts
    let counts = Verdict.allCases.compactMap { verdict in
      numbers[verdict].map { style.paint("\($0) \(verdict.rawValue)", verdict.emphasis) }
    }
    let layouts = report.layouts.count > 1 ? " in \(report.layouts.count) layouts" : ""
    let screens = report.screenCount == 1 ? "1 screen" : "\(report.screenCount) screens"
    return "\(screens)\(layouts): \(counts.joined(separator: ", ")) (\(Self.text(of: time)))"
  }

  /// A time in the unit that says it in few digits.
  static func text(of time: Duration) -> String {
    let milliseconds = time / .milliseconds(1)
    if milliseconds < 1000 { return "\(max(Int(milliseconds.rounded()), 1)) ms" }
    let tenths = Int((milliseconds / 100).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

// MARK: - One result

extension ReportPrinter {
  private func lines(on result: ScreenResult) -> [String] {
    let verdict = style.paint(result.verdict.rawValue, result.verdict.emphasis)
    let padding = String(
      repeating: " ", count: Self.verdictColumns - result.verdict.rawValue.count)
    let name = "\(result.layout.rawValue)/\(TextColumns.visible(result.screen))"
    let words = words(on: result).map { "  \($0)" } ?? ""
    let headline = "\(verdict)\(padding)  \(style.paint(name, .bold))\(words)"
    return [headline] + diff(of: result)
  }

  private static let verdictColumns = Verdict.allCases.map(\.rawValue.count).max() ?? 0

  private func words(on result: ScreenResult) -> String? {
    switch result.verdict {
    case .matched: result.note.map { "\(result.golden) \($0)" }
    case .changed:
      [result.headline, result.note].compactMap(\.self).map(TextColumns.visible)
        .joined(separator: "; ")
    case .new: "no golden yet"
    case .renamed: result.from.map { "was \(TextColumns.visible($0))" }
    case .obsolete: "\(TextColumns.visible(result.golden)) belongs to no screen"
    case .invalid: reason(of: result)
    }
  }

  /// Why a result is invalid: where the golden is to blame, with its path.
  private func reason(of result: ScreenResult) -> String {
    let reason = TextColumns.visible(result.reason ?? "")
    guard result.path != nil else { return reason }
    let line = result.line.map { ":\($0)" } ?? ""
    return "\(TextColumns.visible(result.golden))\(line) \(reason)"
  }

  private func diff(of result: ScreenResult) -> [String] {
    guard let diff = result.diff else { return [] }
    let golden = TextColumns.visible(result.golden)
    let head = [style.paint("--- a/\(golden)", .bold), style.paint("+++ b/\(golden)", .bold)]
    return head + diff.hunks.flatMap(lines(of:)) + [""]
  }

  private func lines(of hunk: Hunk) -> [String] {
    [style.paint(hunk.header, .cyan)] + hunk.lines.flatMap(lines(of:))
  }

  private func lines(of line: HunkLine) -> [String] {
    let text = line.kind.rawValue + TextColumns.visible(line.text)
    let note = line.content.isTerminated ? [] : [HunkLine.missingNewlineNote]
    switch line.kind {
    case .context: return [text] + note
    case .removed: return [style.paint(text, .red)] + note
    case .added: return [style.paint(text, .green)] + note
    }
  }
}
