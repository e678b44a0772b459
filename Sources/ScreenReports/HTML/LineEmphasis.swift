/// The parts of two lines that differ, if one line replaces the other.
enum LineEmphasis {
  /// A part of a line.
  struct Span: Equatable, Sendable {
    let text: String
    /// Whether the other line lacks the text.
    let isChanged: Bool
  }

  /// Compares two lines word by word.
  ///
  /// - Returns: The spans of each line in order. If the lines have no word in common, no span is marked
  ///   as changed.
  /// - Complexity: O(*n* · *d*) for *n* words with *d* differences. Lines of more than
  ///   ``maximumWords`` are not compared.
  static func spans(_ old: String, _ new: String) -> (old: [Span], new: [Span]) {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    guard oldWords.count + newWords.count <= maximumWords else { return unemphasized(old, new) }
    var (oldIsKept, newIsKept) = (
      Array(repeating: true, count: oldWords.count), Array(repeating: true, count: newWords.count)
    )
    for change in newWords.difference(from: oldWords) {
      switch change {
      case .remove(let offset, _, _): oldIsKept[offset] = false
      case .insert(let offset, _, _): newIsKept[offset] = false
      }
    }
    let kept = zip(oldWords, oldIsKept).filter { $1 && $0.contains { $0 != " " } }
    guard !kept.isEmpty else { return unemphasized(old, new) }
    return (spans(oldWords, oldIsKept), spans(newWords, newIsKept))
  }

  /// The maximum number of compared words in two lines together.
  static let maximumWords = 2_000

  private static func unemphasized(_ old: String, _ new: String) -> (old: [Span], new: [Span]) {
    ([Span(text: old, isChanged: false)], [Span(text: new, isChanged: false)])
  }

  /// Splits a line into runs of letters and digits, runs of spaces, and single other characters.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var lastKind: Int?
    for character in line {
      let kind = character.isLetter || character.isNumber ? 0 : character == " " ? 1 : nil
      if let kind, kind == lastKind {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      lastKind = kind
    }
    return words
  }

  /// Joins neighboring words, and never marks spaces as changed.
  private static func spans(_ words: [String], _ isKept: [Bool]) -> [Span] {
    var spans: [Span] = []
    for (word, isKept) in zip(words, isKept) {
      let isChanged = !isKept && word.contains { $0 != " " }
      if let last = spans.last, last.isChanged == isChanged {
        spans[spans.count - 1] = Span(text: last.text + word, isChanged: isChanged)
      } else {
        spans.append(Span(text: word, isChanged: isChanged))
      }
    }
    return spans
  }
}
