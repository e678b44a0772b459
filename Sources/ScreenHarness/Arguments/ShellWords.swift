/// The words of a command line, quoted as in a shell.
///
/// - SeeAlso: POSIX.1-2024, Shell Command Language, section 2.2, “Quoting”.
enum ShellWords {
  /// Splits a text into words, and removes the quotes.
  static func words(of text: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      switch (character, quote) {
      case _ where isEscaped:
        // Between double quotes, other characters keep the backslash.
        let keepsBackslash = quote != nil && !"\"\\$`".contains(character)
        word = (word ?? "") + (keepsBackslash ? "\\" : "") + String(character)
        isEscaped = false
      case ("\\", nil), ("\\", "\""): isEscaped = true
      case (_, character): quote = nil
      case ("'", nil), ("\"", nil): (quote, word) = (character, word ?? "")
      case (_, nil) where character.isWhitespace:
        words += [word].compactMap(\.self)
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped {
      throw UsageError("unterminated quote in \(UsageError.quoted(text))")
    }
    return words + [word].compactMap(\.self)
  }

  /// A word, quoted if necessary.
  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./=,:@%+".unicodeScalars.contains($0)
    }
    if isPlain && !word.isEmpty { return word }
    return "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
