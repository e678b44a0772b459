/// Suggestions for a misspelled name.
///
/// The comparison ignores case. A name that starts with the word counts as one edit away. One that contains a word of
/// three letters or more, as `Reader Reviews` contains `Reviews`, is the last suggestion.
///
/// - SeeAlso: rustc's `find_best_match_for_name`, where a third of the length comes from.
package enum NearestNames {
  /// The maximum number of suggestions.
  private static let maximumNames = 3
  /// The maximum number of edits.
  private static let maximumEdits = 6
  /// The maximum length of a compared name in bytes of UTF-8.
  private static let maximumLength = 1024

  /// Finds the names that are nearest to a word.
  ///
  /// A name is near if it is within one edit for every three characters of the word, at least one edit
  /// and at most six, or if it contains the word. No name is near to a word of more than 1024 bytes.
  ///
  /// - Parameters:
  ///   - word: The misspelled name.
  ///   - names: The valid names.
  /// - Returns: At most three distinct names, nearest first and otherwise in the order of `names`.
  /// - Complexity: O(*n* · *l*²) for *n* names of about the length *l* of the word.
  package static func nearest(to word: String, among names: some Sequence<String>) -> [String] {
    guard !word.isEmpty, word.utf8.count <= maximumLength else { return [] }
    let folded = folded(word)
    let limit = min(max(folded.count, 3) / 3, maximumEdits)
    var nearest: [(name: String, distance: Int)] = []
    for name in names where name.utf8.count <= maximumLength {
      guard let distance = distance(from: folded, to: Self.folded(name), limit: limit) else {
        continue
      }
      guard !nearest.contains(where: { $0.name == name }) else { continue }
      let place = nearest.firstIndex { $0.distance > distance } ?? nearest.endIndex
      nearest.insert((name, distance), at: place)
      if nearest.count > maximumNames { nearest.removeLast() }
    }
    return nearest.map(\.name)
  }

  private static func folded(_ text: String) -> [Character] { Array(text.lowercased()) }

  /// The number of edits; nil if there are too many, or if the names have nothing in common.
  private static func distance(
    from word: [Character], to name: [Character], limit: Int
  ) -> Int? {
    if name.starts(with: word) { return name.count == word.count ? 0 : 1 }
    if word.count >= 3, name.contains(word) { return limit + 1 }
    guard abs(word.count - name.count) <= limit else { return nil }
    let edits = edits(from: word, to: name)
    return edits <= limit && edits < max(word.count, name.count) ? edits : nil
  }

  /// The optimal string alignment distance: the number of insertions, deletions, substitutions and swaps of
  /// neighbors that do not overlap.
  ///
  /// - SeeAlso: Boytsov, "Indexing Methods for Approximate Dictionary Searching" (2011).
  private static func edits(from word: [Character], to name: [Character]) -> Int {
    var table = [Array(0...name.count)]
    for (row, letter) in word.enumerated() {
      var cells = [row + 1]
      for (column, other) in name.enumerated() {
        let replaced = table[row][column] + (letter == other ? 0 : 1)
        var cell = min(replaced, table[row][column + 1] + 1, cells[column] + 1)
        if row > 0, column > 0, letter == name[column - 1], other == word[row - 1] {
          cell = min(cell, table[row - 1][column - 1] + 1)
        }
        cells.append(cell)
      }
      table.append(cells)
    }
    return table[word.count][name.count]
  }
}
