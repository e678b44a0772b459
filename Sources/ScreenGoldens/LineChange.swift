import Foundation
import ScreenText

/// What a difference changes in a line: phrases that replace others.
///
/// Two screens that changed for the same reason have the same changes, whatever their positions. Phrases are the
/// texts between two frames of a picture, or between two or more spaces.
struct LineChange: Hashable, Sendable {
  /// The label of a row: the phrase before the last ones, which end at the frame.
  ///
  /// For a line that was only added or only removed, its sign, because blank lines have no phrases that differ.
  let label: String?

  /// The phrases with two spaces between them.
  let old: String
  let new: String

  /// The changes of a difference, for which the number of a line, its indentation and its frame do not count.
  ///
  /// - Complexity: O(*n*) in the changed lines.
  static func all(of diff: UnifiedDiff) -> Set<LineChange> {
    var all: Set<LineChange> = []
    for run in diff.hunks.flatMap({ $0.lines.split { $0.kind == .context } }) {
      let (old, new) = (run.filter { $0.kind == .removed }, run.filter { $0.kind == .added })
      let changes = zip(old, new).compactMap { LineChange(from: $0.text, to: $1.text) }
      let arePairs = old.count == new.count && changes.count == old.count
      all.formUnion(arePairs ? changes : run.map(LineChange.init))
    }
    return all
  }

  /// Creates the change of a line that was only added or only removed, or that looks the same.
  private init(of line: HunkLine) {
    let text = Self.phrases(of: line.text).map(\.text).joined(separator: "  ")
    label = line.kind.rawValue
    (old, new) = line.kind == .removed ? (text, "") : ("", text)
  }

  /// Compares two lines; nil if they have the same phrases.
  init?(from old: String, to new: String) {
    let endsAtFrame = Self.endsAtFrame(old) && Self.endsAtFrame(new)
    let (old, new) = (Self.phrases(of: old), Self.phrases(of: new))
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = min(
      zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count,
      min(old.count, new.count) - prefix)
    let changed = [old, new].map { $0[prefix..<($0.count - suffix)] }
    if changed.allSatisfy(\.isEmpty) { return nil }
    let startsCell = changed.contains { $0.first?.isFirst == true }
    let isAfterLabel = endsAtFrame && suffix == 0 && prefix > 0 && !startsCell
    label = isAfterLabel ? old[prefix - 1].text : nil
    (self.old, self.new) = (
      changed[0].map(\.text).joined(separator: "  "),
      changed[1].map(\.text).joined(separator: "  ")
    )
  }

  private struct Phrase: Equatable {
    let text: String

    /// Whether a frame is before the phrase.
    let isFirst: Bool
  }

  /// Whether the last phrase reaches the frame, as a value does and a title beside a button does not.
  private static func endsAtFrame(_ line: String) -> Bool {
    line.split(separator: "│").last { !$0.allSatisfy(\.isWhitespace) }?.hasSuffix("  ") != true
  }

  private static func phrases(of line: String) -> [Phrase] {
    line.split(separator: "│").flatMap { cell in
      let texts = cell.split(separator: "  ").map {
        String($0).trimmingCharacters(in: .whitespaces)
      }
      return texts.filter { !$0.isEmpty }.enumerated()
        .map { Phrase(text: $0.element, isFirst: $0.offset == 0) }
    }
  }
}
