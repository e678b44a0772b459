import ScreenText

/// The most important change of a difference, in a few words: `title: "Dune" → "Emma"`.
package struct Headline: Equatable, Sendable {
  let words: String

  /// The line of the first changed step of a journey; nil for anything else.
  let line: Int?

  package init(_ words: String, line: Int? = nil) {
    (self.words, self.line) = (words, line)
  }

  /// Names the likely cause of all changes between two goldens of a folder.
  init(of diff: LineDiff, in folder: GoldenFolder) {
    switch folder {
    case .compact, .regular: self.init(Self.text(of: diff))
    case .controls: self.init(Self.controlsText(of: diff) ?? Self.text(of: diff))
    case .journeys: self = JourneyHeadline.headline(of: diff) ?? Self(Self.text(of: diff))
    }
  }

  /// The words after the line: `line 9, > tap Lend: sheet lend → bookDetail`.
  package var text: String { line.map { "line \($0), \(words)" } ?? words }
}

extension Headline {
  /// Names the likely cause of all changes.
  ///
  /// The first that applies wins:
  ///
  /// 1. Changed navigation: `sheet: none → bookEdit`, `stack: 2 → 3`
  /// 2. Changed payload: `title: "Dune" → "Dune II"`
  /// 3. Changed text of the picture: `Pages: 412 → 413`
  /// 4. The number of changed lines
  static func text(of diff: LineDiff) -> String {
    let (old, new) = (NavigationSummary(of: diff.old), NavigationSummary(of: diff.new))
    let changes = old.changes(to: new)
    if !changes.isEmpty { return changes.joined(separator: ", ") }
    let payloads = diff.changes.map {
      (
        diff.old[$0.old.clamped(to: old.frontMatter)],
        diff.new[$0.new.clamped(to: new.frontMatter)]
      )
    }
    if let text = list(payloadChange, in: payloads) { return text }
    let removed = diff.changes.flatMap { diff.old[$0.old] }
    let added = diff.changes.flatMap { diff.new[$0.new] }
    if removed != added, removed.map(\.bytes) == added.map(\.bytes) {
      return "no newline at end of file"
    }
    let blocks = diff.changes.map { (diff.old[$0.old], diff.new[$0.new]) }
    if let text = list(pictureChanges, in: blocks) { return text }
    let isInPlace = blocks.allSatisfy { $0.0.count == $0.1.count }
    return counts(removed: removed.count, added: added.count, isInPlace: isInPlace)
  }

  /// The old and the new value, or only their key if they are too long.
  static func change(
    of key: String, from old: String, to new: String, maximumColumns: Int = maximumColumns
  ) -> String {
    pair(old, new, maximumColumns: maximumColumns).map { "\(key): \($0)" } ?? "\(key) changed"
  }

  /// The old and the new value; nil if one of them is too long.
  static func pair(
    _ old: String, _ new: String, maximumColumns: Int = maximumColumns
  ) -> String? {
    let (old, new) = (TextColumns.visible(old), TextColumns.visible(new))
    let isShort = max(TextColumns.width(of: old), TextColumns.width(of: new)) <= maximumColumns
    return isShort ? "\(old) → \(new)" : nil
  }

  /// The maximum width of a value.
  static let maximumColumns = 40
}

extension Headline {
  /// The controls that do something else; nil if no row differs.
  private static func controlsText(of diff: LineDiff) -> String? {
    let old = ControlGoldenRow.rows(of: diff.old.lazy.map(\.text))
    let new = ControlGoldenRow.rows(of: diff.new.lazy.map(\.text))
    let changes = ControlChange.changes(from: old, to: new)
    if changes.isEmpty { return old == new ? nil : "order of controls changed" }
    if changes.count <= maximumChanges { return changes.map(\.text).joined(separator: "; ") }
    let removed = changes.count { $0.new == nil }
    let added = changes.count { $0.old == nil }
    let counts = [
      (changes.count - removed - added, "changed"), (removed, "removed"), (added, "added"),
    ].filter { $0.0 > 0 }
    let first = counts.first.map { "\(WordList.count($0.0, "control")) \($0.1)" } ?? ""
    return ([first] + counts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
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

  /// The changed values and phrases on one line of a picture.
  private static func pictureChanges(from old: String, to new: String) -> [String]? {
    guard let changes = PhraseChange.changes(from: old, to: new) else { return nil }
    let texts = changes.compactMap(\.text)
    return texts.count == changes.count ? texts : nil
  }

  /// The maximum number of listed changes.
  private static let maximumChanges = 2

  /// The distinct changes of all lines in blocks.
  ///
  /// - Returns: Nil if there are too many, or if a line has no change that can be named.
  private static func list(
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
    if removed == 0 { return "\(WordList.count(added, "line")) added" }
    if added == 0 { return "\(WordList.count(removed, "line")) removed" }
    if isInPlace { return "\(WordList.count(added, "line")) changed" }
    return "\(WordList.count(removed, "line")) removed, \(added) added"
  }
}
