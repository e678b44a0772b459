import ScreenText

/// What a difference changes, regardless of its position: two screens that changed for the same reason
/// have equal signatures.
///
/// A new title of a tab changes a line in every picture, and each of those lines differs: another tab
/// is selected, another button is beside it, or the title is also on the back button. All of them
/// replace one phrase with another. Added and removed lines have equal signatures only in the same
/// order and nested in the same way.
package struct ChangeSignature: Hashable, Sendable {
  private var phrases: Set<PhraseChange> = []
  private var blocks: [Block] = []
  private var controls: Set<ControlChange.Signature> = []

  /// Lines that replace others.
  private struct Block: Hashable {
    let old: [String]
    let new: [String]
  }

  /// Creates the signature of a difference between two goldens of a folder.
  ///
  /// - Complexity: O(*n*) in the changed lines.
  init(of diff: UnifiedDiff, in folder: GoldenFolder) {
    if folder == .controls { controls = Self.controls(in: diff) }
    if !controls.isEmpty { return }
    for hunk in diff.hunks {
      for run in hunk.lines.split(whereSeparator: { $0.kind == .context }) {
        add(run.filter { $0.kind == .removed }, run.filter { $0.kind == .added })
      }
    }
  }

  /// The changed controls; a control that several screens draw changes in the same way on all.
  private static func controls(in diff: UnifiedDiff) -> Set<ControlChange.Signature> {
    let changes = diff.hunks.flatMap { hunk in
      ControlChange.changes(
        from: ControlGoldenRow.rows(of: hunk.lines.lazy.filter { $0.kind != .added }.map(\.text)),
        to: ControlGoldenRow.rows(of: hunk.lines.lazy.filter { $0.kind != .removed }.map(\.text)))
    }
    return Set(changes.map(\.signature))
  }

  private mutating func add(_ old: [HunkLine], _ new: [HunkLine]) {
    let pairs = zip(old, new).map { PhraseChange.changes(from: $0.text, to: $1.text) }
    if old.count == new.count, pairs.allSatisfy({ $0 != nil }) {
      phrases.formUnion(pairs.compactMap(\.self).joined())
    } else {
      blocks.append(Self.block(old, new))
    }
  }

  /// The phrases of added and removed lines, without their marks unless only marks changed.
  ///
  /// If a row of tabs grows to two lines, a different tab is selected on every screen.
  private static func block(_ old: [HunkLine], _ new: [HunkLine]) -> Block {
    let unmarked = Block(
      old: phrases(of: old, PictureCell.unmarked), new: phrases(of: new, PictureCell.unmarked))
    return unmarked.old == unmarked.new
      ? Block(old: phrases(of: old) { $0 }, new: phrases(of: new) { $0 }) : unmarked
  }

  /// The phrases of a picture, and the lines of front matter without their common indentation.
  ///
  /// A note follows a line without a line feed.
  private static func phrases(of lines: [HunkLine], _ mark: (String) -> String) -> [String] {
    let indentation = lines.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    return lines.flatMap { line in
      let text = line.text
      let phrases =
        PictureCell.isPicture(text)
        ? PictureCell.cells(of: text).flatMap(\.phrases).map(mark)
        : [String(text.dropFirst(indentation))]
      return phrases + (line.content.isTerminated ? [] : [HunkLine.missingNewlineNote])
    }
  }
}
