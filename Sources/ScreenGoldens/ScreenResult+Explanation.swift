import ScreenDriver
import ScreenRendering
import ScreenReports
import ScreenText

extension ScreenResult {
  /// The difference in a few words, with the name of the screen before that of a control; for a renamed screen, its old
  /// name.
  var headline: String? {
    if let previous = change?.previousFile { return "was \(GoldenName.screen(of: previous.name))" }
    return difference?.headline.map {
      verdict == .changed && folder == .controls ? "\(screen): \($0)" : $0
    }
  }

  /// The explanation of one result, with the path of a golden that it is about.
  var detail: String? {
    switch verdict {
    case .changed: [difference?.headline, note].compactMap(\.self).joined(separator: "; ")
    case .renamed: from.map { "was \($0)" }
    case .new: explanation
    case .matched, .obsolete: explanation.map { "\(golden) \($0)" }
    case .invalid, .crashed, .timedOut, .unstable:
      hasInvalidGolden || line != nil
        ? "\(golden)\(line.map { ":\($0)" } ?? "") \(reason ?? "")" : reason
    }
  }

  /// The explanation of the verdict, such as `title: "Dune" → "Emma"`.
  var explanation: String? { ResultGroup(alike: [self]).headline }

  /// The verdict with its explanation, such as `changed: title: "Dune" → "Emma"`.
  var summary: String { "\(verdict.rawValue)\(explanation.map { ": \($0)" } ?? "")" }

  /// The line of the golden to read first, counted from 1.
  package var firstLine: Int {
    if let line { return line }
    guard verdict == .changed || folder == .journeys, let hunk = diff?.hunks.first else { return 1 }
    let leading = hunk.lines.prefix { $0.kind == .context }.count
    return max(hunk.oldStart + leading, 1)
  }

  /// The line to read first, if the result is about a line: of an invalid golden, or of a journey.
  var reportedLine: Int? { line ?? (folder == .journeys && diff != nil ? firstLine : nil) }

  /// The difference line by line, with invisible characters made visible; for a new screen, its
  /// text; for an unstable one, the lines that differ; for a crash, the end of standard error.
  var diffLines: [String] {
    guard let diff = difference?.diff else { return standardErrorTail.map(TextColumns.visible) }
    switch verdict {
    case .new where folder != .journeys:
      return diff.hunks.flatMap(\.lines).map { TextColumns.visible($0.text) }
    case .unstable:
      let excerpt = Excerpt(of: diff.changedLines, fitting: Self.maximumUnstableLines)
      return excerpt.prefix + (excerpt.more.map { ["… \($0) lines"] } ?? [])
    default: return diff.visibleLines
    }
  }

  private static let maximumUnstableLines = 12
}

extension UnifiedDiff {
  /// The lines that only one of the texts has, with invisible characters made visible.
  var changedLines: [String] {
    hunks.flatMap(\.lines).filter { $0.kind != .context }.flatMap(\.visibleLines)
  }
}
