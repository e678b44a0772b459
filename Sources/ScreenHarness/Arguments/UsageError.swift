import ScreenRendering
import ScreenText

/// An error in the command line, and what to do about it.
///
/// The exit status is 64, `EX_USAGE` of sysexits(3).
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The error, and a hint unless the error says what to do.
  let description: String

  init(_ message: String, hint: String? = nil) {
    description = message + (hint.map { "\nhint: \($0)" } ?? "")
  }

  static func quoted(_ text: String) -> String { MessageFormatting.quoted(text) }

  static func didYouMean(_ choices: [String]) -> String {
    "did you mean \(WordList.alternatives(choices.map(quoted)))?"
  }

  /// The hint on the help of the verb that was typed, if any.
  static func help(of verb: Verb?) -> String {
    "see 'snapshot \(verb.map { "\($0.name) " } ?? "")--help'"
  }
}

extension UsageError {
  /// Creates the error about patterns, layouts or exclusions that select nothing.
  init(_ error: SelectionError) {
    self =
      switch error {
      case .noMatch(let pattern, let nearest): .noSuchScreen(pattern, nearest: nearest)
      case .hasFolder(let pattern):
        UsageError(
          "\(Self.quoted(pattern)) has a folder, but the verb selects screens",
          hint: "write the names of screens alone, without a folder")
      case .leftOut(let pattern):
        UsageError(
          "\(Self.quoted(pattern)) selects journeys, which '--layout' leaves out",
          hint: "remove '--layout', or leave out the pattern")
      case .nothingSelected:
        UsageError(
          "the options select no screen",
          hint: "name other screens, or remove the option that leaves them out")
      }
  }

  static func noSuchScreen(_ pattern: String, nearest: [String]) -> UsageError {
    let noun = GoldenFolder(of: pattern) == .journeys ? "journey" : "screen"
    let hint =
      if !nearest.isEmpty {
        didYouMean(nearest)
      } else if Verb(rawValue: pattern) != nil {
        "use 'snapshot \(pattern)'; a command has only one verb, its first word"
      } else {
        "list the \(noun)s with the verb 'list'"
      }
    return UsageError("no \(noun) matches \(quoted(pattern))", hint: hint)
  }

  /// The verb or the option in a variable of a test is unknown, or cannot run there.
  static func unusableInTest(_ word: String) -> UsageError {
    let verbs = WordList.alternatives(Verb.ofTests.map(\.name))
    return UsageError(
      "\(quoted(word)) cannot run in a test", hint: "set SCREENWALK_VERB to \(verbs)")
  }
}
