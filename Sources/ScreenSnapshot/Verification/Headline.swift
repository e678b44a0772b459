import ScreenText

/// The first line that changed, old → new, with the words that differ: `Pages 412 → 413`.
enum Headline {
  /// Describes a difference in a few words; in a journey, the words begin with the step.
  ///
  /// - Returns: The words, or the number of lines if they are too long or lines were only added or removed.
  ///   Empty for equal texts alone.
  static func text(of diff: LineDiff, in folder: GoldenFolder) -> String {
    guard let change = diff.changes.first else { return "" }
    let step =
      folder == .journeys
      ? diff.old[..<change.old.lowerBound].last { $0.text.hasPrefix("> ") }
        .map { "\(LabelLength.step.shortened(TextColumns.visible($0.text))): " } : nil
    return (step ?? "") + words(of: change, in: diff)
  }

  private static func words(of change: LineDiff.Change, in diff: LineDiff) -> String {
    let removed = diff.changes.flatMap { diff.old[$0.old] }
    let added = diff.changes.flatMap { diff.new[$0.new] }
    if removed.map(\.bytes) == added.map(\.bytes) { return "no newline at end of file" }
    guard change.old.count == change.new.count,
      let words = phrases(
        from: diff.old[change.old.lowerBound].text, to: diff.new[change.new.lowerBound].text)
    else { return counts(removed: removed.count, added: added.count) }
    let more = max(removed.count, added.count) - 1
    return more == 0 ? words : "\(words), and \(WordList.count(more, "more line"))"
  }

  /// The phrases that differ after what both have in common: a label before the last of them, and the first words.
  ///
  /// - Returns: Nil if the lines have the same phrases, or if the phrases are too long.
  private static func phrases(from old: String, to new: String) -> String? {
    let (old, new) = (ChangedLine.phrases(of: old), ChangedLine.phrases(of: new))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count,
      min(old.count, new.count) - prefix)
    let rests = [old, new].map { $0[prefix..<($0.count - suffix)].joined(separator: " ") }
    if rests[0] == rests[1] { return nil }
    let label = suffix == 0 && prefix > 0 ? [old[prefix - 1]] : []
    let words = rests.map { $0.split(separator: " ").map(String.init) }
    let common = zip(words[0], words[1]).prefix { $0 == $1 }.count
    let same = words.allSatisfy { $0.count > common } ? Array(words[0][..<common]) : []
    let texts = words.map { $0.dropFirst(same.count).joined(separator: " ") }
      .map { $0.isEmpty ? "nothing" : $0 }
    let parts = ((label + same).nonEmpty.map { [$0.joined(separator: " ")] } ?? []) + texts
    let visible = parts.map(TextColumns.visible)
    guard visible.allSatisfy({ TextColumns.width(of: $0) <= maximumColumns }) else { return nil }
    return (visible.dropLast(2) + [visible.suffix(2).joined(separator: " → ")])
      .joined(separator: " ")
  }

  /// The maximum width of a part.
  private static let maximumColumns = 48

  private static func counts(removed: Int, added: Int) -> String {
    if removed == 0 { return "\(WordList.count(added, "line")) added" }
    if added == 0 { return "\(WordList.count(removed, "line")) removed" }
    if removed == added { return "\(WordList.count(added, "line")) changed" }
    return "\(WordList.count(removed, "line")) removed, \(added) added"
  }
}
