/// What a difference comes to, without where it stands: two screens that changed for the same reason
/// have the same signature.
///
/// A tab that has another title changes a line in every picture, and no two of those lines are
/// alike: another tab is selected, another button is beside it. What is the same is that one phrase
/// gave way to another.
package struct ChangeSignature: Hashable, Sendable {
  private let edits: Set<Edit>

  private enum Edit: Hashable {
    /// One phrase of a picture, or one value of the front matter, in place of another; what stands
    /// behind a label, such as a row's value, is that label's alone.
    case phrase(label: String?, from: String, to: String)

    /// Lines in place of others, without their indentation.
    case lines(removed: [String], added: [String])
  }

  /// Finds what a difference comes to.
  ///
  /// - Complexity: O(*n*) in the lines that changed.
  init(of diff: UnifiedDiff) {
    var edits: Set<Edit> = []
    for hunk in diff.hunks {
      for run in hunk.lines.split(whereSeparator: { $0.kind == .context }) {
        Self.add(
          run.filter { $0.kind == .removed }.map(\.text),
          run.filter { $0.kind == .added }.map(\.text), to: &edits)
      }
    }
    self.edits = edits
  }

  private static func add(_ removed: [String], _ added: [String], to edits: inout Set<Edit>) {
    let pairs = zip(removed, added).map { phrases(in: $0, $1) }
    if removed.count == added.count, pairs.allSatisfy({ $0 != nil }) {
      for edit in pairs.compactMap(\.self).joined() { edits.insert(edit) }
    } else {
      edits.insert(.lines(removed: removed.map(trimmed), added: added.map(trimmed)))
    }
  }

  /// The phrases that differ, where the lines have equally many; nil where they do not.
  private static func phrases(in old: String, _ new: String) -> [Edit]? {
    let cells = (PictureCell.cells(of: old), PictureCell.cells(of: new))
    guard cells.0.count == cells.1.count,
      zip(cells.0, cells.1).allSatisfy({ $0.phrases.count == $1.phrases.count })
    else { return nil }
    let edits = zip(cells.0, cells.1).flatMap { old, new in
      let label = old.label == new.label ? old.label : nil
      return zip(old.phrases, new.phrases).filter { $0 != $1 }.map { edit($0, $1, label) }
    }
    return edits.isEmpty ? nil : edits
  }

  /// One phrase in place of another, without the mark that says whether it is selected, unless that is
  /// all that changed.
  private static func edit(_ old: String, _ new: String, _ label: String?) -> Edit {
    let (from, to) = (PictureCell.unmarked(old), PictureCell.unmarked(new))
    return from == to
      ? .phrase(label: label, from: old, to: new) : .phrase(label: label, from: from, to: to)
  }

  private static func trimmed(_ line: String) -> String {
    var text = line[...]
    while text.first == " " { text = text.dropFirst() }
    return PictureCell.unmarked(String(text))
  }
}
