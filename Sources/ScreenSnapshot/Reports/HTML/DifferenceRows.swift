import ScreenText

/// A difference as rows of a table, with removed lines beside the lines that replace them.
struct DifferenceRows {
  /// The hunks, each with its `@@` line and its rows.
  let hunks: [(header: String, rows: [Row])]

  /// A line of the golden, a line of this run, or both beside each other.
  struct Row {
    let old: Side?
    let new: Side?
    let isSame: Bool
  }

  /// A line of one of the two texts.
  struct Side {
    /// The line's number, counted from 1.
    let number: Int
    let spans: [LineEmphasis.Span]

    /// Whether a line feed follows the line.
    let isTerminated: Bool
  }

  /// Pairs the lines of a difference.
  ///
  /// - Complexity: O(*n*) in its lines. See ``LineEmphasis`` for changed lines.
  init(of diff: UnifiedDiff) {
    hunks = diff.hunks.map { hunk in
      var builder = RowBuilder(old: hunk.oldStart, new: hunk.newStart)
      for line in hunk.lines { builder.add(line) }
      return (hunk.header, builder.finish())
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

private struct RowBuilder {
  private var rows: [DifferenceRows.Row] = []
  private var removed: [LineDiff.Line] = []
  private var added: [LineDiff.Line] = []
  private var old: Int
  private var new: Int

  init(old: Int, new: Int) {
    (self.old, self.new) = (old, new)
  }

  mutating func add(_ line: HunkLine) {
    switch line.kind {
    case .removed: removed.append(line.content)
    case .added: added.append(line.content)
    case .context:
      flush()
      let spans = [LineEmphasis.Span(text: line.text, isChanged: false)]
      rows.append(row(spans, spans, line.content, line.content, isSame: true))
    }
  }

  mutating func finish() -> [DifferenceRows.Row] {
    flush()
    return rows
  }

  /// Pairs the removed lines with the added lines that follow them.
  private mutating func flush() {
    for position in 0..<max(removed.count, added.count) {
      let before = position < removed.count ? removed[position] : nil
      let after = position < added.count ? added[position] : nil
      let spans = Self.spans(before, after)
      rows.append(row(spans.old, spans.new, before, after, isSame: false))
    }
    (removed, added) = ([], [])
  }

  private mutating func row(
    _ oldSpans: [LineEmphasis.Span], _ newSpans: [LineEmphasis.Span],
    _ before: LineDiff.Line?, _ after: LineDiff.Line?, isSame: Bool
  ) -> DifferenceRows.Row {
    defer {
      old += before == nil ? 0 : 1
      new += after == nil ? 0 : 1
    }
    return DifferenceRows.Row(
      old: before.map {
        DifferenceRows.Side(number: old, spans: oldSpans, isTerminated: $0.isTerminated)
      },
      new: after.map {
        DifferenceRows.Side(number: new, spans: newSpans, isTerminated: $0.isTerminated)
      }, isSame: isSame)
  }

  private static func spans(
    _ old: LineDiff.Line?, _ new: LineDiff.Line?
  ) -> (old: [LineEmphasis.Span], new: [LineEmphasis.Span]) {
    if let old, let new { return LineEmphasis.spans(old.text, new.text) }
    let unemphasized = { (line: LineDiff.Line?) in
      line.map { [LineEmphasis.Span(text: $0.text, isChanged: false)] } ?? []
    }
    return (unemphasized(old), unemphasized(new))
  }
}
