/// The difference between two texts, line by line.
///
/// Both texts are compared as they are: without trimming or normalizing line endings, and with bytes
/// that are not UTF-8. Lines between two changes are equal in both texts.
///
/// - SeeAlso: Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986),
///   doi:10.1007/BF01840446, the basis of `difference(from:)`.
package struct LineDiff: Equatable, Sendable {
  package let old: [Line]
  package let new: [Line]
  /// The changes in order, with at least one equal line between two of them.
  package let changes: [Change]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The golden.
  ///   - new: The rendered text.
  /// - Complexity: O(*n*) outside of the first and the last differing line; between them O(*n* · *d*)
  ///   for *d* differing lines, and O(*n*) above ``maximumSearchedLines``.
  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Line.lines(of: old)
    self.new = Line.lines(of: new)
    changes = Self.changes(from: self.old, to: self.new)
  }
}

extension LineDiff {
  /// A block of old lines and the block of new lines that replaces it.
  ///
  /// Ranges are 0-based line numbers. If lines were only added or only removed, one range is empty,
  /// and its bound is the position.
  package struct Change: Equatable, Sendable {
    package let old: Range<Int>
    package let new: Range<Int>
  }

  /// A line of a text.
  package struct Line: Hashable, Sendable {
    /// The bytes without the line feed.
    package let bytes: ArraySlice<UInt8>
    /// Whether a line feed follows, which only the last line of a text may lack.
    package let isTerminated: Bool

    /// The line for display, with U+FFFD instead of bytes that are not UTF-8.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package static func lines(of text: [UInt8]) -> [Line] {
      var slices = text.split(separator: .lineFeed, omittingEmptySubsequences: false)
      let rest = slices.popLast() ?? []
      let lines = slices.map { Line(bytes: $0, isTerminated: true) }
      return rest.isEmpty ? lines : lines + [Line(bytes: rest, isTerminated: false)]
    }
  }
}

extension LineDiff {
  /// The maximum number of old and new lines, together, that are searched for equal lines.
  ///
  /// Time and memory of `difference(from:)` grow with the square of this *sum*: comparing one line with
  /// many costs as much as comparing many with many. Two texts of 2000 lines without a common line take
  /// 0.1 s in a debug build and 0.07 s in a release build.
  static let maximumSearchedLines = 4000

  /// Skips the common first and last lines, and searches the rest.
  private static func changes(from old: [Line], to new: [Line]) -> [Change] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let oldRest = old[prefix...]
    let newRest = new[prefix...]
    let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let middle = Change(
      old: prefix..<old.count - suffix,
      new: prefix..<new.count - suffix)
    if middle.old.isEmpty && middle.new.isEmpty { return [] }
    if middle.old.isEmpty || middle.new.isEmpty { return [middle] }
    if middle.old.count + middle.new.count > maximumSearchedLines { return [middle] }
    return changes(within: middle, from: old, to: new)
  }

  /// Splits a change at the lines that its blocks have in common.
  private static func changes(
    within change: Change, from old: [Line], to new: [Line]
  ) -> [Change] {
    // The search compares the same lines repeatedly. Comparing numbers makes it three times as fast in a release
    // build, and about seventy times as fast in a debug build, which `swift package snapshot` runs.
    let lines = old[change.old] + new[change.new]
    let numbers = Dictionary(zip(lines, 0...)) { first, _ in first }
    let (oldNumbers, newNumbers) = (
      old[change.old].map { numbers[$0, default: 0] },
      new[change.new].map { numbers[$0, default: 0] }
    )
    var isRemoved = Array(repeating: false, count: old.count)
    var isAdded = Array(repeating: false, count: new.count)
    for edit in newNumbers.difference(from: oldNumbers) {
      switch edit {
      case .remove(let offset, _, _): isRemoved[change.old.lowerBound + offset] = true
      case .insert(let offset, _, _): isAdded[change.new.lowerBound + offset] = true
      }
    }
    return blocks(of: isRemoved, and: isAdded)
  }

  /// Iterates over both texts in step, and combines neighboring removals and additions.
  private static func blocks(of isRemoved: [Bool], and isAdded: [Bool]) -> [Change] {
    var changes: [Change] = []
    var old = 0
    var new = 0
    while old < isRemoved.count || new < isAdded.count {
      let change = Change(
        old: old..<(isRemoved[old...].firstIndex(of: false) ?? isRemoved.count),
        new: new..<(isAdded[new...].firstIndex(of: false) ?? isAdded.count))
      if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
      // The line after the block is equal in both texts.
      old = change.old.upperBound + 1
      new = change.new.upperBound + 1
    }
    return changes
  }
}
