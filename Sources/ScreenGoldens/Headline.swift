import ScreenRendering
import ScreenText

/// The first line that was replaced, old → new, with the words that differ: `Pages 412 → 413`, and the number of lines
/// that differ in other words.
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
        .map { "\(TextColumns.visible($0.text, maximumCells: 60)): " } : nil
    return (step ?? "") + words(of: diff)
  }

  private static func words(of diff: LineDiff) -> String {
    let changes = diff.changes.map { (old: diff.old[$0.old], new: diff.new[$0.new]) }
    if changes.allSatisfy({ $0.old.map(\.bytes) == $0.new.map(\.bytes) }) {
      return "no newline at end of file"
    }
    // Texts are equal also if one has 'é' and the other 'e' with a combining accent.
    if changes.allSatisfy({ $0.old.map(\.text) == $0.new.map(\.text) }) {
      return "only the composition of Unicode characters differs"
    }
    let lines = changes.flatMap(lineChanges)
    if let change = lines.lazy.compactMap(\.self).first, let headline = words(of: change) {
      let others = lines.count { $0.flatMap(words) != headline }
      return others == 0 ? headline : "\(headline) and \(WordList.count(others, "more line"))"
    }
    return counts(
      removed: changes.reduce(0) { $0 + $1.old.count },
      added: changes.reduce(0) { $0 + $1.new.count })
  }

  /// The changes of lines that replace as many others; nil for each other line.
  private static func lineChanges(
    from old: ArraySlice<LineDiff.Line>, to new: ArraySlice<LineDiff.Line>
  ) -> [LineChange?] {
    old.count == new.count
      ? zip(old, new).map { LineChange(from: $0.text, to: $1.text) }
      : Array(repeating: nil, count: max(old.count, new.count))
  }

  /// The phrases that differ after their label and the first words that both have; nil if they are too long.
  private static func words(of change: LineChange) -> String? {
    let (old, new) = (words(of: change.old), words(of: change.new))
    var same = zip(old, new).prefix { $0 == $1 }.map(\.0)
    while !isWhole(same) { same.removeLast() }
    // A mark, as of a back button, belongs to its word.
    let hasWord = same.contains { $0.contains { $0.isLetter || $0.isNumber } }
    if min(old.count, new.count) == same.count || !hasWord { same = [] }
    let texts = [old, new].map { words in
      TextColumns.visible(
        words.isEmpty
          ? "nothing" : words.dropFirst(same.count).drop(while: \.isEmpty).joined(separator: " "))
    }
    let start = TextColumns.visible(
      ([change.label] + same.map(String.init)).compactMap(\.self).joined(separator: " "))
    let isShort = ([start] + texts).allSatisfy { TextColumns.width(of: $0) <= maximumColumns }
    guard isShort else { return nil }
    return (start.isEmpty ? "" : "\(start) ") + texts.joined(separator: " → ")
  }

  /// The words of phrases, with an empty one between two phrases.
  private static func words(of phrases: String) -> [Substring] {
    phrases.isEmpty ? [] : phrases.split(separator: " ", omittingEmptySubsequences: false)
  }

  /// Whether words close all parentheses, brackets and quotation marks that they open.
  private static func isWhole(_ words: [Substring]) -> Bool {
    let text = words.joined(separator: " ")
    func count(_ sign: Character) -> Int { text.count { $0 == sign } }
    return count("(") == count(")") && count("[") == count("]") && count("\"").isMultiple(of: 2)
  }

  /// The maximum width of a part.
  private static let maximumColumns = 72

  private static func counts(removed: Int, added: Int) -> String {
    if removed == 0 { return "\(WordList.count(added, "line")) added" }
    if added == 0 { return "\(WordList.count(removed, "line")) removed" }
    if removed == added { return "\(WordList.count(added, "line")) changed" }
    return "\(WordList.count(removed, "line")) removed, \(added) added"
  }
}
