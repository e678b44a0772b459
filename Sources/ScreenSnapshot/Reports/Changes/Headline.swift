/// A difference in a few words.
enum Headline {
  /// What is the cause of all else is named, where it is one thing; lines are counted otherwise.
  ///
  /// - First, where the screen is: `sheet: none → bookEdit`, `stack: 2 → 3`.
  /// - Else the payload that changed: `title: "Dune" → "Dune II"`.
  /// - Else what is seen: `Pages: 412 → 413`.
  static func text(of diff: LineDiff) -> String {
    let (old, new) = (NavigationSummary(of: diff.old), NavigationSummary(of: diff.new))
    let facts = old.changes(to: new)
    if !facts.isEmpty { return facts.joined(separator: ", ") }
    if let change = payloadChange(diff, old.frontMatter, new.frontMatter) { return change }
    let removed = diff.changes.flatMap { diff.old[$0.old] }
    let added = diff.changes.flatMap { diff.new[$0.new] }
    if removed.map(\.bytes) == added.map(\.bytes) { return "no newline at the end" }
    let blocks = diff.changes.map { (diff.old[$0.old], diff.new[$0.new]) }
    if let changes = few(pictureChanges, in: blocks) { return changes }
    let isInPlace = blocks.allSatisfy { $0.0.count == $0.1.count }
    return counts(removed: removed.count, added: added.count, isInPlace: isInPlace)
  }

  /// An old value and a new one, or only whose they are where they take too long to say.
  static func change(of key: String, from old: String, to new: String) -> String {
    let (old, new) = (TextColumns.visible(old), TextColumns.visible(new))
    return isShort(old, new) ? "\(key): \(old) → \(new)" : "\(key) changed"
  }

  /// Whether two values can be said in a headline.
  static func isShort(_ old: String, _ new: String) -> Bool {
    max(TextColumns.width(of: old), TextColumns.width(of: new)) <= 40
  }
}

extension Headline {
  private static func payloadChange(
    _ diff: LineDiff, _ old: Range<Int>, _ new: Range<Int>
  ) -> String? {
    let blocks = diff.changes.map {
      (diff.old[$0.old.clamped(to: old)], diff.new[$0.new.clamped(to: new)])
    }
    return few(payloadChange, in: blocks)
  }

  private static func payloadChange(from old: String, to new: String) -> [String]? {
    let (old, new) = (old.drop { $0 == " " || $0 == "-" }, new.drop { $0 == " " || $0 == "-" })
    guard let colon = old.firstRange(of: ": "), new.hasPrefix(old[..<colon.upperBound]) else {
      return nil
    }
    return [
      change(
        of: String(old[..<colon.lowerBound]), from: String(old[colon.upperBound...]),
        to: String(new[colon.upperBound...]))
    ]
  }

  /// What changed on one line of a picture: values behind their labels, and phrases that stand apart.
  private static func pictureChanges(from old: String, to new: String) -> [String]? {
    guard let changes = PhraseChange.changes(from: old, to: new) else { return nil }
    let words = changes.compactMap(\.words)
    return words.count == changes.count ? words : nil
  }

  /// The most changes that are named one by one.
  private static let maximumChanges = 2

  /// What the lines of each block became in those that stand in their place, where that is the same
  /// for all of them, or one of few things.
  private static func few(
    _ changes: (String, String) -> [String]?,
    in blocks: [(old: ArraySlice<LineDiff.Line>, new: ArraySlice<LineDiff.Line>)]
  ) -> String? {
    guard blocks.allSatisfy({ $0.old.count == $0.new.count }) else { return nil }
    var named: [String] = []
    for (old, new) in blocks.lazy.flatMap({ zip($0.old, $0.new) }) {
      guard let changes = changes(old.text, new.text) else { return nil }
      for change in changes where !named.contains(change) { named.append(change) }
      if named.count > maximumChanges { return nil }
    }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  private static func counts(removed: Int, added: Int, isInPlace: Bool) -> String {
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    if removed == 0 { return "\(lines(added)) added" }
    if added == 0 { return "\(lines(removed)) removed" }
    if isInPlace { return "\(lines(added)) changed" }
    return "\(lines(removed)) removed, \(added) added"
  }
}
