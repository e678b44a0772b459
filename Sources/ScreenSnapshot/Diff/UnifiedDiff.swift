/// The difference of two texts in the unified format.
///
/// - SeeAlso: GNU diffutils, "Detailed Description of Unified Format",
///   https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
package struct UnifiedDiff: Equatable, Sendable {
  /// What differs, in order; empty when the texts are equal.
  package let hunks: [Hunk]

  /// The unchanged lines shown above and below a change: the default of `diff -u` and of git.
  private static let context = 3

  /// Lays out a difference, with changes in one hunk whose context would touch or overlap.
  package init(_ diff: LineDiff) {
    hunks = Self.groups(of: diff.changes).map { Hunk($0, of: diff, context: Self.context) }
  }

  private static func groups(of changes: [LineDiff.Change]) -> [ArraySlice<LineDiff.Change>] {
    var groups: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for (index, change) in changes.enumerated() {
      let next = index + 1
      if next < changes.count,
        changes[next].old.lowerBound - change.old.upperBound <= 2 * context
      {
        continue
      }
      groups.append(changes[start..<next])
      start = next
    }
    return groups
  }
}

extension UnifiedDiff {
  /// Appends the two lines with the file's names, and the hunks.
  ///
  /// Nothing is appended when nothing differs: a header without hunks is no difference.
  ///
  /// - Parameters:
  ///   - old: The file that changed, relative to the folder in which a patch is applied.
  ///   - new: The file that it became.
  ///   - isNew: Whether there was no file.
  ///   - isGone: Whether there is none from now on.
  ///   - buffer: The text so far.
  package func append(
    changing old: String, to new: String, isNew: Bool = false, isGone: Bool = false,
    _ buffer: inout [UInt8]
  ) {
    if hunks.isEmpty { return }
    buffer += "--- \(isNew ? "/dev/null" : GitPath.header("a/\(old)"))\n".utf8
    buffer += "+++ \(isGone ? "/dev/null" : GitPath.header("b/\(new)"))\n".utf8
    for hunk in hunks { hunk.append(to: &buffer) }
  }

  /// The new text, made from the old one.
  ///
  /// - Parameter old: The text that was compared.
  /// - Returns: Nil where the text is another one.
  package func applied(to old: [UInt8]) -> [UInt8]? {
    let lines = LineDiff.Line.lines(of: old)
    var result: [UInt8] = []
    var position = 0
    for hunk in hunks {
      let start = hunk.oldCount == 0 ? hunk.oldStart : hunk.oldStart - 1
      guard position <= start, start + hunk.oldCount <= lines.count else { return nil }
      for line in lines[position..<start] { line.append(to: &result) }
      let before = hunk.lines.lazy.filter { $0.kind != .added }.map(\.content)
      guard lines[start..<start + hunk.oldCount].elementsEqual(before) else { return nil }
      for line in hunk.lines where line.kind != .removed { line.content.append(to: &result) }
      position = start + hunk.oldCount
    }
    for line in lines[position...] { line.append(to: &result) }
    return result
  }
}

// MARK: - Parsing

extension UnifiedDiff {
  /// Reads the difference of one file in the unified format.
  ///
  /// Lines before the first hunk are passed over. Fails where a hunk is not as its header says.
  package init?(parsing text: [UInt8]) {
    var lines = LineDiff.Line.lines(of: text)[...]
    while let line = lines.first, !line.bytes.starts(with: "@@ ".utf8) { lines = lines.dropFirst() }
    var hunks: [Hunk] = []
    while !lines.isEmpty {
      guard let hunk = Hunk(parsing: &lines) else { return nil }
      hunks.append(hunk)
    }
    self.hunks = hunks
  }
}
