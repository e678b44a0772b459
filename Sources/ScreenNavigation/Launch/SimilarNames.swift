/// Suggestions for the misspelled name of a screen.
///
/// The tool has better ones, in a module that an app does not link.
enum SimilarNames {
  /// Finds names that start with a word, or are at most one edit for three characters away from it.
  ///
  /// The comparison ignores case.
  ///
  /// - Returns: At most three names, the nearest first.
  static func similar(to word: String, among names: [String]) -> [String] {
    let limit = max(word.count / 3, 1)
    let ranked = names.enumerated().compactMap { position, name -> (Int, Int, String)? in
      let (word, folded) = (Array(word.lowercased()), Array(name.lowercased()))
      if folded == word { return (0, position, name) }
      // Letters that are swapped count as one edit.
      if folded.starts(with: word) || folded.sorted() == word.sorted() {
        return (1, position, name)
      }
      let distance = distance(from: word, to: folded)
      return distance <= limit ? (distance, position, name) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// The Levenshtein distance.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the words.
  private static func distance(from word: [Character], to name: [Character]) -> Int {
    var row = Array(0...name.count)
    for (line, character) in word.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in name.indices {
        let replaced = diagonal + (name[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[name.count]
  }
}
