import ScreenText

extension LineDiff {
  /// The maximum number of characters that are named.
  private static let maximumCharacters = 3

  /// The characters of lines that differ only in the composition of Unicode:
  /// `é is U+00E9, was U+0065 U+0301`.
  ///
  /// - Complexity: O(*n*) in the lines that changed.
  var compositionNotes: [String] {
    var notes: [String] = []
    let lines = changes.flatMap { change in
      let old = Dictionary(old[change.old].map { ($0.text, $0) }) { first, _ in first }
      return new[change.new].compactMap { line in old[line.text].map { (old: $0, new: line) } }
    }
    for (old, new) in lines {
      for (one, other) in zip(old.text, new.text)
      where !one.unicodeScalars.elementsEqual(other.unicodeScalars) {
        let note = "\(other) is \(Self.codePoints(of: other)), was \(Self.codePoints(of: one))"
        if !notes.contains(note) { notes.append(note) }
        if notes.count == Self.maximumCharacters { return notes }
      }
    }
    return notes
  }

  private static func codePoints(of character: Character) -> String {
    character.unicodeScalars.map { "U+" + Int($0.value).digits(4, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
