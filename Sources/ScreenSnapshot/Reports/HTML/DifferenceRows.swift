import ScreenText

/// A difference as rows of a table, with removed lines beside the lines that replace them.
struct DifferenceRows {
  /// The hunks, each with its `@@` line and its rows.
  let hunks: [(header: String, rows: [Row])]

  /// A line of the golden, a line of this run, or both beside each other.
  struct Row {
    var old: Side?
    var new: Side?
    var isSame = false
  }

  /// A line of one of the two texts.
  struct Side {
    /// The line's number, counted from 1.
    let number: Int
    var spans: [LineEmphasis.Span]

    /// Whether a line feed follows the line.
    let isTerminated: Bool

    fileprivate init(_ line: HunkLine, _ number: inout Int) {
      self.number = number
      spans = [LineEmphasis.Span(text: line.text, isChanged: false)]
      isTerminated = line.content.isTerminated
      number += 1
    }
  }

  /// Pairs the lines of a difference.
  ///
  /// - Complexity: O(*n*) in its lines. See ``LineEmphasis`` for changed lines.
  init(of diff: UnifiedDiff) {
    hunks = diff.hunks.map { ($0.header, Self.rows(of: $0)) }
  }

  private static func rows(of hunk: Hunk) -> [Row] {
    var (old, new) = (hunk.oldStart, hunk.newStart)
    return hunk.runs.flatMap { run -> [Row] in
      if run.first?.kind == .context {
        return run.map { Row(old: Side($0, &old), new: Side($0, &new), isSame: true) }
      }
      let removed = run.filter { $0.kind == .removed }
      let added = run.filter { $0.kind == .added }
      return (0..<max(removed.count, added.count)).map { position in
        var row = Row()
        if position < removed.count { row.old = Side(removed[position], &old) }
        if position < added.count { row.new = Side(added[position], &new) }
        if row.old != nil, row.new != nil {
          let spans = LineEmphasis.spans(removed[position].text, added[position].text)
          row.old?.spans = spans.old
          row.new?.spans = spans.new
        }
        return row
      }
    }
  }
}

extension DifferenceRows {
  /// The changed lines of the golden, by their numbers.
  var removed: [Int: [LineEmphasis.Span]] { changed(\.old) }

  /// The changed lines of this run, by their numbers.
  var added: [Int: [LineEmphasis.Span]] { changed(\.new) }

  private func changed(_ side: KeyPath<Row, Side?>) -> [Int: [LineEmphasis.Span]] {
    hunks.lazy.flatMap(\.rows).filter { !$0.isSame }.compactMap { $0[keyPath: side] }
      .reduce(into: [:]) { $0[$1.number] = $1.spans }
  }
}
