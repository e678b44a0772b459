/// Lists and numbers of words in sentences.
package enum WordList {
  /// `a`, `a or b`, `a, b or c`.
  package static func alternatives(_ words: [String]) -> String { joined(words, "or") }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ words: [String]) -> String { joined(words, "and") }

  /// A number with its noun: `1 line`, `2 lines`.
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func joined(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
