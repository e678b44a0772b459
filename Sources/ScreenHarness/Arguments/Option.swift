/// An option of the command line: its spelling, its help, its verbs and its effect.
///
/// The scanner and the help know nothing else of it.
struct Option: Sendable {
  /// As it is typed: `--name`.
  let flag: String
  /// A second, short spelling: `-h`.
  var short: String?
  let effect: Effect
  /// What stands beside it in the help; `nil` hides it there and from suggestions.
  let help: String?
  var verbs = Verb.allCases
  /// The flags of options that contradict this one; either side may say it.
  var excludes: [String] = []
  /// Whether it may be given once only, since a second value looks like one more and is none; of
  /// others the last wins.
  var rejectsRepetition = false
}

extension Option {
  /// What an option does where it is given.
  enum Effect: Sendable {
    /// Stands alone and changes the options.
    case flag(@Sendable (inout Options) -> Void)
    /// Takes a value and stores it; says false to one that it does not understand.
    case value(Value, store: @Sendable (inout Options, String) -> Bool)
    /// Stands alone and is all that is asked for, whatever else is.
    case request(Request)
  }

  /// What can be asked for instead of a run.
  enum Request: Sendable {
    case help
    case version
  }

  /// What is said of an option's value.
  struct Value: Sendable {
    /// As the help spells it: `DIR`.
    let name: String
    /// What it has to be: "compact or regular".
    let expected: String
    /// All that it can be, or begin with, where that can be counted.
    var choices: [String] = []
    /// What goes on behind a choice, as the help spells it: `=PATH`.
    var rest = ""
    /// What holds without the option.
    var standard: String?
  }

  var value: Value? {
    guard case .value(let value, _) = effect else { return nil }
    return value
  }

  func contradicts(_ other: Option) -> Bool {
    excludes.contains(other.flag) || other.excludes.contains(flag)
  }
}

extension Option.Effect {
  /// Where in the options a value of that type is stored.
  typealias Field<Value> = any WritableKeyPath<Options, Value> & Sendable

  static func flag(_ field: Field<Bool>) -> Self {
    .flag { $0[keyPath: field] = true }
  }

  static func verbosity(_ verbosity: Options.Verbosity) -> Self {
    .flag { $0.verbosity = verbosity }
  }

  /// Any text, stored as it is.
  static func text(
    _ name: String, _ expected: String, standard: String? = nil,
    in field: Field<String?>
  ) -> Self {
    .value(Option.Value(name: name, expected: expected, standard: standard)) { options, word in
      options[keyPath: field] = word
      return true
    }
  }

  /// One of several words, stored by `store` once it is known to be one of them.
  static func choice(
    of choices: [String], standard: String,
    store: @escaping @Sendable (inout Options, String) -> Bool
  ) -> Self {
    let value = Option.Value(
      name: choices.joined(separator: "|"), expected: MessageFormatting.alternatives(choices),
      choices: choices, standard: standard)
    return .value(value) { choices.contains($1) && store(&$0, $1) }
  }

  /// A case of `Choice`.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ field: Field<Choice>, standard: String
  ) -> Self {
    choice(of: Choice.allCases.map(\.rawValue), standard: standard) { options, word in
      guard let choice = Choice(rawValue: word) else { return false }
      options[keyPath: field] = choice
      return true
    }
  }
}
