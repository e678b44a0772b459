import ScreenSnapshot

/// The tokens of a command line, read as a whole: options may stand before the verb.
struct ArgumentParser {
  /// The verb that was typed.
  let verb: Verb?
  private let tokens: [Token]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    verb = Self.firstWord(in: tokens).flatMap(Verb.init(rawValue:))
  }

  /// Whether the option that asks for it was given, properly.
  func asks(for request: Option.Request) -> Bool {
    tokens.contains { token in
      if case .option(let option, _, nil) = token, case .request(request) = option.effect {
        return true
      }
      return false
    }
  }

  /// What is to be run.
  ///
  /// - Throws: The first mistake, from left to right; that a screen is needed, or is one too many, comes last.
  func options() throws(UsageError) -> Options {
    var options = Options()
    options.verb = effectiveVerb
    options.patterns = patterns
    options.firstPatternCouldBeVerb = verb == nil && firstWord != nil
    var given: Set<String> = []
    for token in tokens {
      switch token {
      case .unknown(let flag): throw unknown(flag)
      case .option(let option, let flag, let value):
        try check(option, after: given)
        try apply(option, flag, value, to: &options)
        given.insert(option.flag)
      case .word, .operand: break
      }
    }
    if options.verb.requiresOperand, options.patterns.isEmpty { throw .missingScreen(options.verb) }
    if !options.verb.acceptsOperands, let word = options.patterns.first {
      throw .unexpectedScreen(word, verb: options.verb)
    }
    return options
  }
}

// MARK: - Words

extension ArgumentParser {
  private var effectiveVerb: Verb { verb ?? .implied }

  private var firstWord: String? { Self.firstWord(in: tokens) }

  private static func firstWord(in tokens: [Token]) -> String? {
    for case .word(let word) in tokens { return word }
    return nil
  }

  private var patterns: [String] {
    let words = tokens.compactMap { token -> String? in
      switch token {
      case .word(let word), .operand(let word): word
      case .option, .unknown: nil
      }
    }
    return verb == nil ? words : Array(words.dropFirst())
  }
}

// MARK: - Options

extension ArgumentParser {
  private func check(_ option: Option, after given: Set<String>) throws(UsageError) {
    guard option.verbs.contains(effectiveVerb) else { throw foreign(option) }
    if option.rejectsRepetition && given.contains(option.flag) {
      throw .repeatedOption(option.flag)
    }
    for other in Option.all where given.contains(other.flag) && option.contradicts(other) {
      throw .conflictingOptions(other.flag, option.flag)
    }
  }

  private func apply(
    _ option: Option, _ flag: String, _ value: String?, to options: inout Options
  ) throws(UsageError) {
    switch option.effect {
    case .flag(let change):
      guard value == nil else { throw .unexpectedValue(flag) }
      change(&options)
    case .request:
      // Without a value it would have been answered before.
      throw .unexpectedValue(flag)
    case .value(let expected, let store):
      guard let value, !value.isEmpty else {
        throw .missingValue(flag, expected: expected.expected, verb: verb)
      }
      guard store(&options, value) else { throw bad(value, for: flag, expected) }
    }
  }
}

// MARK: - Mistakes

extension ArgumentParser {
  /// Equally near flags of the verb come before those of others.
  private func unknown(_ flag: String) -> UsageError {
    let shown = Option.all.filter { $0.help != nil }
    let own = shown.filter { $0.verbs.contains(effectiveVerb) }
    let others = shown.filter { !$0.verbs.contains(effectiveVerb) }
    let names = (own + others).map { $0.flag.dropFirst(2) }.map(String.init)
    let nearest = NearestNames.nearest(to: String(flag.drop { $0 == "-" }), among: names)
    return .unknownOption(flag, verb: verb, nearest: nearest.map { "--\($0)" })
  }

  private func foreign(_ option: Option) -> UsageError {
    var misspelled: String?
    if verb == nil, let word = firstWord {
      let owners = option.verbs.map(\.name)
      misspelled = NearestNames.nearest(to: word, among: owners).isEmpty ? nil : word
    }
    return .unsupportedOption(option.flag, owners: option.verbs, misspelled: misspelled)
  }

  private func bad(_ value: String, for flag: String, _ expected: Option.Value) -> UsageError {
    let choice = expected.rest.isEmpty ? value : String(value.prefix { $0 != "=" })
    let nearest = NearestNames.nearest(to: choice, among: expected.choices).map {
      $0 + expected.rest
    }
    return .invalidValue(
      flag, value: value, expected: expected.expected, verb: verb, nearest: nearest)
  }
}
