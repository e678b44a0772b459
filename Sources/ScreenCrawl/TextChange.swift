import ScreenDriver
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// How the text of a screen differs from what it should be.
package struct TextChange: Equatable {
  /// What violations of one cause have in common.
  package let difference: TextDifference

  /// The first lines that differ, without the frame around them.
  package let expected: String
  package let found: String

  /// Compares two pictures without secrets.
  init(from expected: [UInt8], to found: [UInt8]) {
    let diff = LineDiff(from: expected, to: found)
    let change = diff.changes.first
    func text(_ lines: [LineDiff.Line], _ range: Range<Int>?) -> String {
      guard let range else { return Redaction.otherPlaceholder }
      return range.isEmpty ? "no such line" : lines[range.lowerBound].textInFrame
    }
    self.expected = change == nil ? Redaction.placeholder : text(diff.old, change?.old)
    self.found = text(diff.new, change?.new)
    difference = TextDifference(
      from: diff.changes.flatMap { diff.old[$0.old] },
      to: diff.changes.flatMap { diff.new[$0.new] })
  }
}

/// The words by which two texts differ, with placeholders instead of numbers.
package struct TextDifference: Codable, Hashable, Sendable {
  private let removed: [String]
  private let added: [String]

  /// - Complexity: O(*n* · *d*) for *d* words that differ.
  fileprivate init(from expected: [LineDiff.Line], to found: [LineDiff.Line]) {
    let changes = found.flatMap(\.words).difference(from: expected.flatMap(\.words))
    func words(_ changes: [CollectionDifference<String>.Change]) -> [String] {
      changes.map { change in
        switch change {
        case .insert(_, let word, _), .remove(_, let word, _): word.replacing(/[0-9]+/, with: "_")
        }
      }
    }
    (removed, added) = (words(changes.removals), words(changes.insertions))
  }
}

extension LineDiff.Line {
  /// The text without the frame and the spaces around it.
  fileprivate var textInFrame: String {
    text.replacing(/^[\s│]+|[\s│]+$/, with: "")
  }

  fileprivate var words: [String] {
    text.split { $0.isWhitespace || "│┌┐└┘├┤─╭╮╰╯┬┴┼".contains($0) }.map(String.init)
  }
}
