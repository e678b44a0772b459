/// Suggestions for a misspelled name.
///
/// The comparison ignores case. A name that starts with the word counts as one edit away.
///
/// - SeeAlso: rustc's `find_best_match_for_name`, where a third of the length comes from.
package enum NearestNames {
  /// The maximum number of suggestions.
  private static let maximumNames = 3
  /// The maximum number of edits, which also limits the work for a long word.
  private static let maximumEdits = 6
  /// The maximum length of a compared name in bytes of UTF-8.
  private static let maximumLength = 1024

  /// Finds the names that are nearest to a word.
  ///
  /// A name is near if it is within one edit for every three characters of the word, at least one edit
  /// and at most six. No name is near to a word of more than 1024 bytes.
  ///
  /// - Parameters:
  ///   - word: The misspelled name.
  ///   - names: The valid names.
  /// - Returns: At most three distinct names, nearest first and otherwise in the order of `names`.
  /// - Complexity: O(*n* · *l*) for *n* names of length *l*.
  package static func nearest(to word: String, among names: some Sequence<String>) -> [String] {
    guard !word.isEmpty, word.utf8.count <= maximumLength else { return [] }
    let folded = folded(word)
    let alignment = Alignment(word: folded, limit: min(max(folded.count, 3) / 3, maximumEdits))
    var nearest: [(name: String, distance: Int)] = []
    for name in names where name.utf8.count <= maximumLength {
      guard let distance = alignment.rank(of: Self.folded(name)) else { continue }
      guard !nearest.contains(where: { $0.name == name }) else { continue }
      let place = nearest.firstIndex { $0.distance > distance } ?? nearest.endIndex
      nearest.insert((name, distance), at: place)
      if nearest.count > maximumNames { nearest.removeLast() }
    }
    return nearest.map(\.name)
  }

  private static func folded(_ text: String) -> [Character] { Array(text.lowercased()) }
}

/// The optimal string alignment distance to one word: the number of insertions, deletions,
/// substitutions and swaps of neighbors that do not overlap.
///
/// Only cells within `limit` of the diagonal are computed, because the distance at others is larger.
///
/// - SeeAlso: Ukkonen, "Algorithms for Approximate String Matching" (1985), for the band; Boytsov,
///   "Indexing Methods for Approximate Dictionary Searching" (2011), for the distance's name.
private struct Alignment {
  let word: [Character]
  let limit: Int

  /// The distance of a name; nil if it is too far, or has nothing in common with the word.
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

/// The last three rows of the table, because a swap needs the row before the previous one.
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
  /// Cells to the right of the band are from row 0 or from a row above, and exceed the limit.
  mutating func advance(to row: Int, from column: Int) {
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
    current[column - 1] = column == 1 ? min(row, outside) : outside
  }
}
