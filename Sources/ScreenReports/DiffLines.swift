import ScreenText

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

extension Hunk {
  /// The runs of unchanged lines, and those of removed lines with the lines that replace them.
  var runs: [ArraySlice<HunkLine>] {
    var runs: [ArraySlice<HunkLine>] = []
    var rest = lines[...]
    while let first = rest.first {
      runs.append(rest.prefix { ($0.kind == .context) == (first.kind == .context) })
      rest = rest.dropFirst(runs.last?.count ?? 0)
    }
    return runs
  }
}
