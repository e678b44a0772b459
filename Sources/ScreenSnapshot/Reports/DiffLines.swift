package import ScreenText

extension UnifiedDiff {
  /// The lines of the difference, with invisible characters made visible.
  var visibleLines: [String] {
    hunks.flatMap { hunk in
      [hunk.header]
        + hunk.lines.flatMap { line in
          [line.kind.rawValue + TextColumns.visible(line.text)]
            + (line.content.isTerminated ? [] : [HunkLine.missingNewlineNote])
        }
    }
  }

  /// The added lines, with invisible characters made visible.
  var addedLines: [String] {
    hunks.flatMap(\.lines).filter { $0.kind == .added }.map { TextColumns.visible($0.text) }
  }
}

extension Hunk {
  /// The runs of unchanged lines, and those of removed lines with the lines that replace them.
  package var runs: [ArraySlice<HunkLine>] {
    var runs: [ArraySlice<HunkLine>] = []
    var rest = lines[...]
    while let first = rest.first {
      runs.append(rest.prefix { ($0.kind == .context) == (first.kind == .context) })
      rest = rest.dropFirst(runs.last?.count ?? 0)
    }
    return runs
  }
}
