/// The names that somebody may have meant by a word that is none of them.
///
/// Upper and lower case are the same, and a name that the word begins counts as one edit away:
/// its writer stopped early.
///
/// - SeeAlso: rustc's `find_best_match_for_name`, where a third of the length comes from.
package enum NearestNames {
  /// The most names that are given: more is no hint but a list.
  private static let most = 3
  /// The most edits of a long word; they bound the work, too.
  private static let maximumEdits = 6
  /// Nobody types a longer word, in bytes of UTF-8, and nobody could compare it at a glance.
  private static let longest = 1024

  /// The names nearest to a word, the nearest first, equally near ones in the order given.
  ///
  /// Near are at most a third of the word's length in edits, at least one and at most six.
  ///
  /// - Parameters:
  ///   - word: What was written, of any length: one of more than 1024 bytes is near to nothing.
  ///   - names: What could have been meant. Equal ones are given once.
  /// - Returns: At most three names.
  /// - Complexity: O(*n* · *l*) for *n* names of length *l*.
  package static func to(_ word: String, among names: some Sequence<String>) -> [String] {
    guard !word.isEmpty, word.utf8.count <= longest else { return [] }
    let folded = folded(word)
    let alignment = Alignment(word: folded, limit: min(max(folded.count, 3) / 3, maximumEdits))
    var nearest: [(name: String, distance: Int)] = []
    for name in names where name.utf8.count <= longest {
      guard let distance = alignment.rank(of: Self.folded(name)) else { continue }
      guard !nearest.contains(where: { $0.name == name }) else { continue }
      let place = nearest.firstIndex { $0.distance > distance } ?? nearest.endIndex
      nearest.insert((name, distance), at: place)
      if nearest.count > most { nearest.removeLast() }
    }
    return nearest.map(\.name)
  }

  private static func folded(_ text: String) -> [Character] { Array(text.lowercased()) }
}

/// The optimal string alignment distance to one word: insertions, deletions, substitutions and
/// swaps of neighbours, none of them inside another.
///
/// Only cells at most `limit` from the diagonal are computed: what lies outside is farther.
///
/// - SeeAlso: Ukkonen, "Algorithms for Approximate String Matching" (1985), for the band; Boytsov,
///   "Indexing Methods for Approximate Dictionary Searching" (2011), for the distance's name.
private struct Alignment {
  let word: [Character]
  let limit: Int

  /// How far `name` is, or `nil` where it is too far or has nothing in common with the word.
  func rank(of name: [Character]) -> Int? {
    let distance = distance(to: name)
    guard let distance, distance < max(word.count, name.count) else {
      return name.starts(with: word) ? 1 : nil
    }
    return name.starts(with: word) ? min(distance, 1) : distance
  }

  private func distance(to name: [Character]) -> Int? {
    guard abs(word.count - name.count) <= limit else { return nil }
    var rows = Rows(width: name.count, outside: limit + 1)
    for row in 1...word.count {
      let band = max(1, row - limit)...max(1, min(name.count, row + limit))
      rows.advance(to: row, from: band.lowerBound)
      var least = rows.current[band.lowerBound - 1]
      for column in band where column <= name.count {
        let cell = cell(row, column, of: name, in: rows)
        rows.current[column] = cell
        least = min(least, cell)
      }
      if least > limit { return nil }
    }
    return rows.current[name.count] <= limit ? rows.current[name.count] : nil
  }

  private func cell(_ row: Int, _ column: Int, of name: [Character], in rows: Rows) -> Int {
    let isEqual = word[row - 1] == name[column - 1]
    let replaced = rows.previous[column - 1] + (isEqual ? 0 : 1)
    let best = min(replaced, rows.previous[column] + 1, rows.current[column - 1] + 1)
    guard row > 1, column > 1, word[row - 1] == name[column - 2],
      word[row - 2] == name[column - 1]
    else { return best }
    return min(best, rows.beforePrevious[column - 2] + 1)
  }
}

/// The last three rows of the table: a swap looks back by two.
private struct Rows {
  private(set) var beforePrevious: [Int]
  private(set) var previous: [Int]
  var current: [Int]
  private let outside: Int

  init(width: Int, outside: Int) {
    current = Array(0...width)
    previous = current
    beforePrevious = current
    self.outside = outside
  }

  /// Begins the next row, whose band starts at `column`.
  ///
  /// Right of the band lie numbers of row 0 or of a row above, which are over the limit there.
  mutating func advance(to row: Int, from column: Int) {
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
    current[column - 1] = column == 1 ? min(row, outside) : outside
  }
}
