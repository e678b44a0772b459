/// A word of the command line, or an option and its value, before the verb is known.
enum Token {
  /// An option that exists. The value is `nil` where none was given, needed or not.
  case option(Option, flag: String, value: String?)
  /// What looks like an option and is none, without its value.
  case unknown(String)
  /// A word that may be the verb where it is the first.
  case word(String)
  /// A word after `--`.
  case operand(String)

  /// Takes the words apart, once and without judging: every list of words has its tokens.
  ///
  /// A word that begins with `-` is an option, a lone `-` is not, and `--` ends the options.
  /// Options may stand among the other words.
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

  /// Whether a word that stands where a value should is an option instead.
  ///
  /// One that has to be the value all the same is written behind `=`.
  private static func isOption(_ word: String) -> Bool {
    word.utf8.starts(with: "--".utf8) || Option.named(word) != nil
  }

  /// By scalars: a combining mark after the `=` is a part of the value, not of the `=`.
  private static func split(_ word: String) -> (flag: String, value: String?) {
    let scalars = word.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return (word, nil) }
    let flag = scalars[..<equals]
    guard flag.contains(where: { $0 != "-" }) else { return (word, nil) }
    return (String(flag), String(scalars[equals...].dropFirst()))
  }
}
