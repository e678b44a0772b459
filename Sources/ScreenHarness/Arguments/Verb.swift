/// What the command is to do: its first word.
enum Verb: String, CaseIterable, Sendable {
  case verify
  case record
  case review
  case list
  case show
  case coverage
  case merge

  /// The verb of a command line that names none.
  static let implied = Verb.verify

  /// The word, as it is typed.
  var name: String { rawValue }
}
