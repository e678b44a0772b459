/// The difference between two texts in the unified format.
///
/// - SeeAlso: GNU diffutils, "Detailed Description of Unified Format",
///   https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
package struct UnifiedDiff: Equatable, Sendable {
  /// The hunks in order; empty if the texts are equal.
  package let hunks: [Hunk]

  /// The number of unchanged lines above and below a change: the default of `diff -u` and of git.
  private static let context = 3

  /// Creates the hunks, and joins changes whose context would touch or overlap.
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
  /// Writes the two lines with the file names, and the hunks.
  ///
  /// - Parameters:
  ///   - old: The old file, relative to the folder in which the patch is applied.
  ///   - new: The new file, which has another name if it was renamed.
  ///   - isNew: Whether the patch creates the file.
  ///   - isDeleted: Whether the patch deletes the file.
  /// - Returns: The lines; empty without hunks.
  package func bytes(
    changing old: String, to new: String, isNew: Bool = false, isDeleted: Bool = false
  ) -> [UInt8] {
    if hunks.isEmpty { return [] }
    let (before, after) = (Self.header("a/\(old)"), Self.header("b/\(new)"))
    var bytes = Array("--- \(isNew ? "/dev/null" : before)\n".utf8)
    bytes += "+++ \(isDeleted ? "/dev/null" : after)\n".utf8
    for hunk in hunks {
      bytes += "\(hunk.header)\n".utf8
      for line in hunk.lines { line.append(to: &bytes) }
    }
    return bytes
  }

  /// The name of a file in a header line.
  ///
  /// A tab ends a name that contains a space, because GNU patch ends a name at the first white space.
  ///
  /// - SeeAlso: git commit ce74618d95, "make diff output a bit friendlier to GNU patch".
  private static func header(_ name: String) -> String {
    name.utf8.contains(.space) ? "\(name)\t" : name
  }
}
