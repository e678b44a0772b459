import Foundation

/// The words of a name in camel case or with separators.
package enum IdentifierWords {
  /// Splits a name at changes of case and at characters that are neither letters nor digits.
  ///
  /// A run of capitals is one word. Its last letter starts the next word if a lower-case letter
  /// follows: `openURLInTab2` becomes `open`, `URL`, `In`, `Tab2`.
  package static func split(_ name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    var previous: Character?
    for index in name.indices {
      let character = name[index]
      let next = name[name.index(after: index)...].first
      if !character.isLetter && !character.isNumber {
        words.append(name[start..<index])
        start = name.index(after: index)
      } else if begins(character, after: previous, before: next) {
        words.append(name[start..<index])
        start = index
      }
      previous = character
    }
    words.append(name[start...])
    return words.filter { !$0.isEmpty }
  }

  private static func begins(
    _ character: Character, after previous: Character?, before next: Character?
  ) -> Bool {
    guard character.isUppercase, let previous else { return false }
    return !previous.isUppercase || next?.isLowercase == true
  }

  /// The name as a title: `readingLists` becomes `Reading Lists`, `openURL` becomes `Open URL`.
  ///
  /// A text that is not the name of something, such as a sentence, a number or a UUID, stays as it
  /// is.
  package static func title(of name: String) -> String {
    guard isIdentifier(name) else { return name }
    return split(name)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      && UUID(uuidString: name) == nil
  }
}
