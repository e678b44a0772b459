/// A word of the command line, or an option with its value.
enum Token {
  /// An existing option, with or without a value.
  case option(Option, flag: String, value: String?)
  /// An unknown option, without its value.
  case unknown(String)
  /// A word before `--`. The first one can be the verb.
  case word(String)
  /// A word after `--`.
  case operand(String)

  /// Splits the words into tokens, without validating them.
  ///
  /// A word that starts with `-` is an option, except for `-` itself. `--` ends the options. Options
  /// and other words can be in any order.
  ///
  /// - SeeAlso: POSIX.1-2017, XBD 12.2, guidelines 4, 6, 10 and 13; the GNU C library's manual,
  ///   "Program Argument Syntax Conventions", for long options, their `=`, and the order.
  static func tokens(of words: [String]) -> [Token] {
    var rest = words[...]
    var tokens: [Token] = []
    while let word = rest.popFirst() {
      if word == "--" { return tokens + rest.map(Token.operand) }
      tokens.append(token(for: word, before: &rest))
    }
    return tokens
  }

  private static func token(for word: String, before rest: inout ArraySlice<String>) -> Token {
    guard word.utf8.starts(with: "-".utf8), word != "-" else { return .word(word) }
    let (flag, value) = split(word)
    guard let option = Option.named(flag) else { return .unknown(flag) }
    guard option.value != nil, value == nil, let next = rest.first, !isOption(next) else {
      return .option(option, flag: flag, value: value)
    }
    rest.removeFirst()
    return .option(option, flag: flag, value: next)
  }

  /// Whether a word is an option, even if it follows an option that requires a value.
  ///
  /// A value that looks like an option has to follow `=`.
  private static func isOption(_ word: String) -> Bool {
    word.utf8.starts(with: "--".utf8) || Option.named(word) != nil
  }

  /// Splits by scalars, because a combining mark after `=` is part of the value.
  private static func split(_ word: String) -> (flag: String, value: String?) {
    let scalars = word.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return (word, nil) }
    let flag = scalars[..<equals]
    guard flag.contains(where: { $0 != "-" }) else { return (word, nil) }
    return (String(flag), String(scalars[equals...].dropFirst()))
  }
}
