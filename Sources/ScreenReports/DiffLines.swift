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
