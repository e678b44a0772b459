/// Suggestions for the misspelled name of a screen.
///
/// The tool has better ones, in a module that an app does not link.
enum SimilarNames {
  /// Finds names that start with a word, or differ from it by at most `word.count / 3 + 1` removed and inserted letters.
  ///
  /// The comparison ignores case.
  ///
  /// - Returns: At most three names, the nearest first.
  static func similar(to word: String, among names: [String]) -> [String] {
    let word = Array(word.lowercased())
    let ranked = names.enumerated().compactMap { position, name -> (Int, Int, String)? in
      let letters = Array(name.lowercased())
      // A letter that is replaced or at another place is removed and inserted.
      let edits = letters.difference(from: word).count
      let distance = letters.starts(with: word) ? min(edits, 1) : edits
      return distance <= word.count / 3 + 1 ? (distance, position, name) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }
}
