/// An option of the command line: its spelling, help, verbs, value and effect.
///
/// The parser and the help know nothing else about an option.
struct Option: Sendable {
  let flag: String
  /// A second spelling, such as `-h`.
  let short: String?
  /// Nil hides the option from help and suggestions.
  let help: String?
  let verbs: [Verb]
  /// The flags of options that cannot be combined with this one; one of the two declares it.
  let conflicts: [String]
  let value: Value?
  /// Stores the value, which is empty for an option without one; returns false if it is malformed.
  let apply: @Sendable (inout Options, String) -> Bool

  /// The description of an option's value.
  struct Value: Sendable {
    /// The name of the value in help, such as `DIR`.
    let placeholder: String
    /// The valid values, as errors name them: "compact or regular".
    let expectation: String
    var defaultDescription: String?
    /// Whether the option can be given several times, each time with another value.
    var isRepeatable = false

    /// The note that ends the help of the option.
    var note: String {
      if isRepeatable { return " (repeatable)" }
      return defaultDescription.map { " (default: \($0))" } ?? ""
    }
  }

  func conflicts(with other: Option) -> Bool {
    conflicts.contains(other.flag) || other.conflicts.contains(flag)
  }
}

extension Option {
  /// Creates an option without a value.
  init(
    _ flag: String, short: String? = nil, help: String?, verbs: [Verb] = Verb.allCases,
    conflicts: [String] = [], set: @escaping @Sendable (inout Options) -> Void
  ) {
    self.init(
      flag: flag, short: short, help: help, verbs: verbs, conflicts: conflicts, value: nil
    ) { options, _ in
      set(&options)
      return true
    }
  }

  /// Creates an option with a value.
  init<T>(
    _ flag: String, _ type: OptionValue<T>, default: String? = nil, help: String,
    verbs: [Verb] = Verb.allCases, conflicts: [String] = [], isRepeatable: Bool = false,
    store: @escaping @Sendable (inout Options, T) -> Void
  ) {
    var value = type.value
    (value.defaultDescription, value.isRepeatable) = (`default`, isRepeatable)
    self.init(
      flag: flag, short: nil, help: help, verbs: verbs, conflicts: conflicts, value: value
    ) { options, text in
      guard let value = type.parse(text) else { return false }
      store(&options, value)
      return true
    }
  }

  /// Creates an option whose default is the initial value of `field`.
  init<T>(
    _ flag: String, _ type: OptionValue<T>, in field: any WritableKeyPath<Options, T> & Sendable,
    help: String, verbs: [Verb] = Verb.allCases, conflicts: [String] = []
  ) {
    self.init(
      flag, type, default: type.describe(Options()[keyPath: field]), help: help, verbs: verbs,
      conflicts: conflicts
    ) { $0[keyPath: field] = $1 }
  }
}
