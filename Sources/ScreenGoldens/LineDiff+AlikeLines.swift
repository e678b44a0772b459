import ScreenText

/// What a person cannot see, or need not accept, in changed lines.
extension LineDiff {
  /// The maximum number of characters that are named.
  private static let maximumCharacters = 3

  /// The characters of lines that differ only in the composition of Unicode:
  /// `é is U+00E9, was U+0065 U+0301`.
  ///
  /// - Complexity: O(*n*) in the lines that changed.
  var compositionNotes: [String] {
    var notes: [String] = []
    for (old, new) in changedLines(alikeBy: \.text) {
      for (one, other) in zip(old.text, new.text)
      where !one.unicodeScalars.elementsEqual(other.unicodeScalars) {
        let note = "\(other) is \(Self.codePoints(of: other)), was \(Self.codePoints(of: one))"
        if !notes.contains(note) { notes.append(note) }
        if notes.count == Self.maximumCharacters { return notes }
      }
    }
    return notes
  }

  /// Whether a line differs only in dates and times of day.
  ///
  /// - Complexity: O(*n*) in the lines that changed.
  var changesTimes: Bool {
    !changedLines { WrittenTime.form(of: $0.bytes) }.isEmpty
  }

  /// The changed lines for which a key stays, each with the one that it replaces.
  private func changedLines<Key: Hashable>(
    alikeBy key: (Line) -> Key?
  ) -> [(old: Line, new: Line)] {
    changes.flatMap { change -> [(old: Line, new: Line)] in
      let lines = old[change.old].compactMap { line in key(line).map { ($0, line) } }
      let byKey = Dictionary(lines) { first, _ in first }
      return new[change.new].compactMap { line in
        guard let old = key(line).flatMap({ byKey[$0] }), old.bytes != line.bytes else {
          return nil
        }
        return (old: old, new: line)
      }
    }
  }

  private static func codePoints(of character: Character) -> String {
    character.unicodeScalars.map { "U+" + Int($0.value).digits(4, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
