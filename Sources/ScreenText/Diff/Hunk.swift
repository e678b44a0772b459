/// A run of changed lines with the lines around it.
///
/// Two hunks of different screens have the same cause if their `lines` are equal. The numbers are only
/// the position of the change.
///
/// - SeeAlso: GNU diffutils, "Detailed Description of Unified Format",
///   https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
package struct Hunk: Equatable, Sendable {
  /// The 1-based number of the first old line; without old lines, that of the line before.
  package let oldStart: Int
  let oldCount: Int
  /// The 1-based number of the first new line; without new lines, that of the line before.
  package let newStart: Int
  let newCount: Int
  /// Context, removals and additions, in their order in the diff.
  package let lines: [HunkLine]

  /// The header, such as `@@ -5,7 +5,7 @@`, without a line feed.
  package var header: String {
    "@@ -\(Self.range(oldStart, oldCount)) +\(Self.range(newStart, newCount)) @@"
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(start),\(count)"
  }
}

/// A line of a hunk.
package struct HunkLine: Hashable, Sendable {
  /// The kind of a line, with its first column as the raw value.
  package enum Kind: String, Sendable {
    case context = " "
    case removed = "-"
    case added = "+"
  }

  /// The line that follows a last line without a line feed.
  package static let missingNewlineNote = #"\ No newline at end of file"#

  package let kind: Kind
  package let content: LineDiff.Line

  /// The line for display, without its kind and without a line feed.
  package var text: String { content.text }

  fileprivate static func lines(
    _ kind: Kind, _ contents: ArraySlice<LineDiff.Line>
  ) -> [HunkLine] {
    contents.map { HunkLine(kind: kind, content: $0) }
  }
}

extension Hunk {
  /// Combines neighboring changes, with `context` unchanged lines around them.
  ///
  /// - Precondition: `changes` is not empty.
  init(_ changes: ArraySlice<LineDiff.Change>, of diff: LineDiff, context: Int) {
    let first = changes[changes.startIndex]
    let last = changes[changes.endIndex - 1]
    // Both texts have the same lines, and thus equally many, before and after the changes.
    let leading = min(context, first.old.lowerBound)
    let trailing = min(context, diff.old.count - last.old.upperBound)
    let old = first.old.lowerBound - leading..<last.old.upperBound + trailing
    let new = first.new.lowerBound - leading..<last.new.upperBound + trailing
    self.init(
      oldStart: old.isEmpty ? old.lowerBound : old.lowerBound + 1, oldCount: old.count,
      newStart: new.isEmpty ? new.lowerBound : new.lowerBound + 1, newCount: new.count,
      lines: Self.lines(of: changes, in: old, of: diff))
  }

  private static func lines(
    of changes: ArraySlice<LineDiff.Change>, in old: Range<Int>, of diff: LineDiff
  ) -> [HunkLine] {
    var lines: [HunkLine] = []
    var position = old.lowerBound
    for change in changes {
      lines += HunkLine.lines(.context, diff.old[position..<change.old.lowerBound])
      lines += HunkLine.lines(.removed, diff.old[change.old])
      lines += HunkLine.lines(.added, diff.new[change.new])
      position = change.old.upperBound
    }
    return lines + HunkLine.lines(.context, diff.old[position..<old.upperBound])
  }
}

extension HunkLine {
  /// Appends the kind and the line, and the note on a missing line feed.
  func append(to buffer: inout [UInt8]) {
    buffer += kind.rawValue.utf8
    buffer += content.bytes
    buffer += content.isTerminated ? "\n".utf8 : "\n\(Self.missingNewlineNote)\n".utf8
  }
}
