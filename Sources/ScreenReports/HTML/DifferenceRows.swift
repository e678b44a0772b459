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
  /// - Complexity: O(*n*) in its lines. See `LineEmphasis` for changed lines.
  init(of diff: UnifiedDiff) {
    hunks = diff.hunks.map { ($0.header, Self.rows(of: $0)) }
  }

  private static func rows(of hunk: Hunk) -> [Row] {
    var (oldStart, newStart) = (hunk.oldStart, hunk.newStart)
    return hunk.runs.flatMap { run -> [Row] in
      let isSame = run.first?.kind == .context
      let old = run.filter { $0.kind != .added }
      let new = run.filter { $0.kind != .removed }
      defer { (oldStart, newStart) = (oldStart + old.count, newStart + new.count) }
      return (0..<max(old.count, new.count)).map { index in
        let isPair = !isSame && index < min(old.count, new.count)
        let spans = isPair ? LineEmphasis.spans(old[index].text, new[index].text) : nil
        return Row(
          old: side(index, of: old, from: oldStart, spans?.old),
          new: side(index, of: new, from: newStart, spans?.new), isSame: isSame)
      }
    }
  }

  private static func side(
    _ index: Int, of lines: [HunkLine], from start: Int, _ spans: [LineEmphasis.Span]?
  ) -> Side? {
    guard index < lines.count else { return nil }
    let line = lines[index]
    return Side(
      number: start + index, spans: spans ?? [.init(text: line.text, isChanged: false)],
      isTerminated: line.content.isTerminated)
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
