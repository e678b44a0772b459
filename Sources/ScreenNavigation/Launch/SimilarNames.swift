/// Suggestions for the misspelled name of a screen.
///
/// The tool has better ones, in a module that an app does not link.
enum SimilarNames {
  /// Finds names that start with a word, or that it becomes by removing and inserting at most a third of
  /// its letters and one more.
  ///
  /// The comparison ignores case.
  ///
  /// - Returns: At most three names, the nearest first.
  static func similar(to word: String, among names: [String]) -> [String] {
    let word = Array(word.lowercased())
    let ranked = names.enumerated().compactMap { position, name -> (Int, Int, String)? in
      let name = (text: name, letters: Array(name.lowercased()))
      if name.letters == word { return (0, position, name.text) }
      if name.letters.starts(with: word) { return (1, position, name.text) }
      // A letter that is replaced or at another place is removed and inserted.
      let distance = name.letters.difference(from: word).count
      return distance <= word.count / 3 + 1 ? (distance, position, name.text) : nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }
}
