/// A difference in a few words.
enum Headline {
  /// One changed line as `old → new`, and more than that as a count.
  ///
  /// Where one line of the front matter changed, that is named: the picture follows from it.
  static func text(of diff: UnifiedDiff) -> String {
    let lines = diff.hunks.flatMap(\.lines)
    let removed = lines.filter { $0.kind == .removed }.map(\.text)
    let added = lines.filter { $0.kind == .added }.map(\.text)
    let facts = (removed.filter(isFact), added.filter(isFact))
    if facts.0.count == 1, facts.1.count == 1 { return change(facts.0[0], facts.1[0]) }
    if removed.count == 1, added.count == 1 { return change(removed[0], added[0]) }
    return counts(removed: removed.count, added: added.count)
  }

  /// Whether a line is of the front matter.
  private static func isFact(_ line: String) -> Bool {
    line.unicodeScalars.first.map { !"┌│├└".unicodeScalars.contains($0) } ?? false
  }

  /// The old value and the new one; the key once, where both have the same.
  private static func change(_ old: String, _ new: String) -> String {
    let (old, new) = (words(of: old), words(of: new))
    guard let colon = old.firstRange(of: ": "), new.hasPrefix(old[..<colon.upperBound]) else {
      return "\(old) → \(new)"
    }
    return "\(old) → \(new[colon.upperBound...])"
  }

  /// A line without its frame, and without space in plenty.
  private static func words(of line: String) -> String {
    let text = line.unicodeScalars.filter { !"│".unicodeScalars.contains($0) }
    return String(String.UnicodeScalarView(text)).split(separator: " ").joined(separator: " ")
  }

  private static func counts(removed: Int, added: Int) -> String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    if removed == 0 { return "\(lines(added)) added" }
    if added == 0 { return "\(lines(removed)) removed" }
    if removed == added { return "\(lines(added)) changed" }
    return "\(lines(removed)) removed, \(lines(added)) added"
  }
}
