extension Report {
  /// What a word says about its subject, most severe first; it sets the color and the sign.
  package enum Tone: Int {
    /// Something could not be verified.
    case failed
    case changed
    case broken
    case new
    case renamed
    case obsolete
    case unchecked
    case held
    case matched

    /// Whether a person has something to do.
    package var asksForSomething: Bool { ![.unchecked, .held, .matched].contains(self) }

    /// A sign that distinguishes the tone without its color.
    var sign: String {
      switch self {
      case .failed: "!"
      case .changed: "≠"
      case .broken: "✗"
      case .new: "+"
      case .renamed: "→"
      case .obsolete: "−"
      case .unchecked: "–"
      case .held, .matched: "✓"
      }
    }
  }

  /// A word with its tone, such as a verdict.
  package struct Badge: Hashable {
    package let word: String
    package let tone: Tone

    package init(_ word: String, _ tone: Tone) {
      (self.word, self.tone) = (word, tone)
    }

    /// The word; of what was not checked, only the sign.
    var shortWord: String { tone == .unchecked ? tone.sign : word }
  }
}

extension Report.Badge: Comparable {
  /// Whether a badge is more severe than another.
  package static func < (left: Self, right: Self) -> Bool {
    (left.tone.rawValue, left.word) < (right.tone.rawValue, right.word)
  }
}
