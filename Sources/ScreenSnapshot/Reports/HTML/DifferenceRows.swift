/// A difference as rows of a table: what is the same on both sides, and what became of what.
struct DifferenceRows {
  /// The rows of each hunk, with what stands above them.
  let hunks: [(header: String, rows: [Row])]

  /// Lines that stand beside each other.
  struct Row {
    /// The golden's line; nil where there is none.
    let old: Side?

    /// The line of this run; nil where there is none.
    let new: Side?

    /// Whether both are equal.
    let isSame: Bool
  }

  /// A line of one of the two texts.
  struct Side {
    /// The line's number, counted from 1.
    let number: Int

    /// Its parts.
    let spans: [LineEmphasis.Span]

    /// Whether it ends as a line does.
    let isTerminated: Bool
  }

  /// Pairs the lines of a difference.
  ///
  /// - Complexity: O(*n*) in its lines; see ``LineEmphasis`` for those that changed.
  init(of diff: UnifiedDiff) {
    hunks = diff.hunks.map { hunk in
      var pairs = Pairs(old: hunk.oldStart, new: hunk.newStart)
      for line in hunk.lines { pairs.add(line) }
      return (hunk.header, pairs.all)
    }
  }
}

extension DifferenceRows {
  /// The lines of the golden that are not in this run, by their numbers.
  var removed: [Int: [LineEmphasis.Span]] { changed(\.old) }

  /// The lines of this run that are not in the golden, by their numbers.
  var added: [Int: [LineEmphasis.Span]] { changed(\.new) }

  private func changed(_ side: KeyPath<Row, Side?>) -> [Int: [LineEmphasis.Span]] {
    hunks.lazy.flatMap(\.rows).filter { !$0.isSame }.compactMap { $0[keyPath: side] }
      .reduce(into: [:]) { $0[$1.number] = $1.spans }
  }
}

/// Rows that are being made of the lines of a hunk.
private struct Pairs {
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

  /// All rows.
  var all: [DifferenceRows.Row] {
    var pairs = self
    pairs.flush()
    return pairs.rows
  }

  /// Puts the lines that were added beside those that were removed at the same place.
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
    let plain = { (line: LineDiff.Line?) in
      line.map { [LineEmphasis.Span(text: $0.text, isChanged: false)] } ?? []
    }
    return (plain(old), plain(new))
  }
}
