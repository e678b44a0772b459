/// A difference in a few words.
enum Headline {
  /// What is the cause of all else is named, where it is one thing; lines are counted otherwise.
  ///
  /// - First, where the screen is: `sheet: none → bookEdit`, `stack: 2 → 3`.
  /// - Else the payload that changed: `title: "Dune" → "Dune II"`.
  /// - Else what is seen: `Pages: 412 → 413`.
  static func text(of diff: LineDiff) -> String {
    let (old, new) = (ScreenFacts(of: diff.old), ScreenFacts(of: diff.new))
    let facts = old.changes(to: new)
    if !facts.isEmpty { return facts.joined(separator: ", ") }
    if let change = payloadChange(diff, old.frontMatter, new.frontMatter) { return change }
    let removed = diff.changes.flatMap { diff.old[$0.old] }
    let added = diff.changes.flatMap { diff.new[$0.new] }
    if removed.map(\.bytes) == added.map(\.bytes) { return "no newline at the end" }
    if let change = only(pictureChange, in: removed, and: added) { return change }
    return counts(removed: removed.count, added: added.count)
  }

  /// An old value and a new one, or only whose they are where they take too long to say.
  static func change(of key: String, from old: String, to new: String) -> String {
    let (old, new) = (TextColumns.visible(old), TextColumns.visible(new))
    let isShort = max(TextColumns.width(of: old), TextColumns.width(of: new)) <= mostColumns
    return isShort ? "\(key): \(old) → \(new)" : "\(key) changed"
  }

  private static let mostColumns = 40
}

extension Headline {
  private static func payloadChange(
    _ diff: LineDiff, _ old: Range<Int>, _ new: Range<Int>
  ) -> String? {
    only(
      payloadChange,
      in: diff.changes.flatMap { diff.old[$0.old.clamped(to: old)] },
      and: diff.changes.flatMap { diff.new[$0.new.clamped(to: new)] })
  }

  private static func payloadChange(from old: String, to new: String) -> String? {
    let (old, new) = (old.drop { $0 == " " || $0 == "-" }, new.drop { $0 == " " || $0 == "-" })
    guard let colon = old.firstRange(of: ": "), new.hasPrefix(old[..<colon.upperBound]) else {
      return nil
    }
    return change(
      of: String(old[..<colon.lowerBound]), from: String(old[colon.upperBound...]),
      to: String(new[colon.upperBound...]))
  }

  /// What each line that was removed became in the line that was added for it, where that is the
  /// same for all of them.
  private static func only(
    _ change: (String, String) -> String?, in old: [LineDiff.Line], and new: [LineDiff.Line]
  ) -> String? {
    guard !old.isEmpty, old.count == new.count else { return nil }
    let changes = Set(zip(old, new).map { change($0.text, $1.text) })
    return changes.count == 1 ? changes.first ?? nil : nil
  }

  private static func counts(removed: Int, added: Int) -> String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    if removed == 0 { return "\(lines(added)) added" }
    if added == 0 { return "\(lines(removed)) removed" }
    if removed == added { return "\(lines(added)) changed" }
    return "\(lines(removed)) removed, \(added) added"
  }
}

// MARK: - Picture

extension Headline {
  /// What changed on one line of a picture: a value behind its label, or one of the phrases that
  /// stand apart on it.
  private static func pictureChange(from old: String, to new: String) -> String? {
    let (old, new) = (PictureCell.cells(of: old), PictureCell.cells(of: new))
    guard old.count == new.count else { return nil }
    let cells = zip(old, new).filter { $0.phrases != $1.phrases }
    guard let (old, new) = cells.first, cells.count == 1 else { return nil }
    guard old.phrases.count == new.phrases.count else { return nil }
    let phrases = zip(old.phrases, new.phrases).filter { $0 != $1 }
    guard let (before, after) = phrases.first, phrases.count == 1 else { return nil }
    if let label = old.label, label == new.label {
      return change(of: label, from: before, to: after)
    }
    let (from, to) = (PictureCell.unmarked(before), PictureCell.unmarked(after))
    let isShort = max(TextColumns.width(of: from), TextColumns.width(of: to)) <= mostColumns
    return isShort && from != to ? "\(from) → \(to)" : nil
  }
}
