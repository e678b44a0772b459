/// What a difference comes to, without where it stands: two screens that changed for the same reason
/// have the same signature.
///
/// A tab that has another title changes a line in every picture, and no two of those lines are
/// alike: another tab is selected, another button is beside it, and where it is the way back too, it
/// is there twice. What is the same is that one phrase gave way to another, however often. Lines that
/// came or went are the same only in the same order, nested in the same way.
package struct ChangeSignature: Hashable, Sendable {
  private var phrases: Set<PhraseChange> = []
  private var blocks: [Block] = []

  /// Lines in place of others.
  private struct Block: Hashable {
    let old: [String]
    let new: [String]
  }

  /// Finds what a difference comes to.
  ///
  /// - Complexity: O(*n*) in the lines that changed.
  init(of diff: UnifiedDiff) {
    for hunk in diff.hunks {
      for run in hunk.lines.split(whereSeparator: { $0.kind == .context }) {
        add(run.filter { $0.kind == .removed }, run.filter { $0.kind == .added })
      }
    }
  }

  private mutating func add(_ old: [HunkLine], _ new: [HunkLine]) {
    let pairs = zip(old, new).map { PhraseChange.changes(from: $0.text, to: $1.text) }
    if old.count == new.count, pairs.allSatisfy({ $0 != nil }) {
      phrases.formUnion(pairs.compactMap(\.self).joined())
    } else {
      blocks.append(Self.block(old, new))
    }
  }

  /// The phrases of lines that came and went, without their marks, unless those are all that
  /// changed: where a row of tabs takes a second line, another tab is selected on every screen.
  private static func block(_ old: [HunkLine], _ new: [HunkLine]) -> Block {
    let unmarked = Block(
      old: words(of: old, PictureCell.unmarked), new: words(of: new, PictureCell.unmarked))
    return unmarked.old == unmarked.new
      ? Block(old: words(of: old) { $0 }, new: words(of: new) { $0 }) : unmarked
  }

  /// The lines of the front matter, indented less by what they all are, and the phrases of a picture;
  /// behind each line that ends its text without a line feed, the note on that.
  private static func words(of lines: [HunkLine], _ mark: (String) -> String) -> [String] {
    let indentation = lines.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    return lines.flatMap { line in
      let text = line.text
      let words =
        PictureCell.isPicture(text)
        ? PictureCell.cells(of: text).flatMap(\.phrases).map(mark)
        : [String(text.dropFirst(indentation))]
      return words + (line.content.isTerminated ? [] : [HunkLine.missingNewlineNote])
    }
  }
}
