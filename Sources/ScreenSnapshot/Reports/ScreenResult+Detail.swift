extension ScreenResult {
  /// What is said besides the verdict, such as `title: "Dune" → "Emma"`.
  package var words: String? {
    switch verdict {
    case .matched: self.note
    case .changed, .renamed: self.headline
    case .new: "no golden yet"
    case .obsolete: "belongs to no screen"
    case .invalid, .crashed, .timedOut, .unstable: self.reason
    }
  }

  /// The result in a few words, such as `changed: title: "Dune" → "Emma"`.
  package var summary: String { "\(verdict.rawValue)\(words.map { ": \($0)" } ?? "")" }

  /// The line of the golden that a reader should look at first, counted from 1.
  package var firstLine: Int {
    if let line = self.line { return line }
    guard let hunk = self.diff?.hunks.first, verdict == .changed else { return 1 }
    let leading = hunk.lines.prefix { $0.kind == .context }.count
    return max(hunk.oldStart + leading, 1)
  }

  /// The difference line by line, what cannot be seen made visible; of a new screen, its text, and of
  /// one that crashed, what the process wrote last.
  var diffLines: [String] {
    if !self.lastWords.isEmpty { return self.lastWords.map(TextColumns.visible) }
    guard let diff = self.diff, verdict != .new else {
      return self.diff.map { $0.addedLines } ?? []
    }
    return diff.hunks.flatMap { hunk in
      [hunk.header]
        + hunk.lines.flatMap { line in
          [line.kind.rawValue + TextColumns.visible(line.text)]
            + (line.content.isTerminated ? [] : [HunkLine.missingNewlineNote])
        }
    }
  }
}

extension UnifiedDiff {
  /// The lines that are new, as they are seen.
  fileprivate var addedLines: [String] {
    hunks.flatMap(\.lines).filter { $0.kind == .added }.map { TextColumns.visible($0.text) }
  }
}
