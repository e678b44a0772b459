import ScreenDriver
import ScreenRendering
import ScreenText

/// The request that a command line makes.
enum Invocation: Equatable, Sendable {
  case run(Options)
  /// The help of a verb; nil for the help of the command.
  case help(Verb?)
  case version

  /// Parses the arguments after the name of the command.
  ///
  /// `--help`, then `--version`, then the word `help` in place of a verb take precedence over everything
  /// else, including errors.
  init(_ arguments: [String]) throws(UsageError) {
    let parser = ArgumentParser(Token.tokens(of: arguments))
    if parser.contains(.printHelp) {
      self = .help(parser.verb)
    } else if parser.contains(.printVersion) {
      self = .version
    } else if parser.words.first == "help" {
      self = .help(try parser.helpTopic())
    } else {
      self = .run(try parser.options())
    }
  }

  /// Checks that a test does what a verb does: one that only prints would be green without a screen.
  func checkInTest() throws(UsageError) {
    switch self {
    case .run: break
    case .help: throw .unusableInTest("help")
    case .version: throw .unusableInTest(Option.printVersion.flag)
    }
  }
}

/// Parses all tokens of a command line together, because options may precede the verb.
struct ArgumentParser {
  /// The verb, if one is typed.
  let verb: Verb?
  /// The words before `--`.
  let words: [String]
  private let tokens: [Token]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    words = tokens.compactMap { if case .word(let word) = $0 { word } else { nil } }
    verb = words.first.flatMap(Verb.init(rawValue:))
  }

  /// Whether the option is given, without a value.
  func contains(_ requested: Option) -> Bool {
    tokens.contains { token in
      guard case .option(let option, _, nil) = token else { return false }
      return option.flag == requested.flag
    }
  }

  /// The verb after the word `help`; nil for the help of the command.
  func helpTopic() throws(UsageError) -> Verb? {
    guard let word = words.dropFirst().first else { return nil }
    if let verb = Verb(rawValue: word) { return verb }
    throw .unknownVerb(
      word, nearest: NearestNames.nearest(to: word, among: Verb.allCases.map(\.name)))
  }

  /// Parses the tokens.
  ///
  /// - Throws: The first error, from left to right; errors about operands come last.
  func options() throws(UsageError) -> Options {
    var options = Options()
    options.verb = effectiveVerb
    options.patterns = patterns
    options.firstPatternCouldBeVerb = verb == nil && !words.isEmpty
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
    let unsupported = options.reports.first { !options.verb.reportFormats.contains($0.format) }
    if let unsupported { throw .unsupportedReport(unsupported.format, verb: options.verb) }
    try checkOperands(of: options)
    return options
  }

  private func checkOperands(of options: Options) throws(UsageError) {
    switch (options.verb.page.operands, options.patterns.first) {
    case (.screensAndLinks, nil) where options.selection.isEmpty:
      throw .missingOperand(options.verb)
    case (.folder, nil): throw .missingOperand(options.verb)
    case (.folder, _) where options.patterns.count > 1:
      throw .unexpectedArgument(options.patterns[1], verb: options.verb)
    case (.place, _) where options.patterns.count > 1:
      throw .unexpectedArgument(options.patterns[1], verb: options.verb)
    case (.auditedScreens, let word?) where options.wayGoal != nil:
      throw .unexpectedArgument(word, verb: options.verb)
    case (.auditedScreens, _) where options.wayStart != nil && options.wayGoal == nil:
      throw .missingGoal
    case (.none, let word?): throw .unexpectedArgument(word, verb: options.verb)
    default: break
    }
  }
}

// MARK: - Words

extension ArgumentParser {
  private var effectiveVerb: Verb { verb ?? .implied }

  private var patterns: [String] {
    let operands = tokens.compactMap { if case .operand(let word) = $0 { word } else { nil } }
    return words.dropFirst(verb == nil ? 0 : 1) + operands
  }
}

// MARK: - Options

extension ArgumentParser {
  private func check(_ option: Option, after given: Set<String>) throws(UsageError) {
    guard option.verbs.contains(effectiveVerb) else {
      throw .unsupportedOption(option.flag, owners: option.verbs)
    }
    if option.value?.isRepeatable == false && given.contains(option.flag) {
      throw .repeatedOption(option.flag)
    }
    for other in Option.all where given.contains(other.flag) && option.conflicts(with: other) {
      throw .conflictingOptions(other.flag, option.flag)
    }
  }

  private func apply(
    _ option: Option, _ flag: String, _ text: String?, to options: inout Options
  ) throws(UsageError) {
    if let value = option.value {
      guard let text, !text.isEmpty else {
        throw .missingValue(flag, expected: value.expectation, verb: verb)
      }
      guard option.apply(&options, text) else { throw invalid(text, for: flag, value) }
    } else {
      guard text == nil, option.apply(&options, "") else { throw .unexpectedValue(flag) }
    }
  }
}

// MARK: - Errors

extension ArgumentParser {
  private func unknown(_ flag: String) -> UsageError {
    let names = Option.all.filter { $0.help != nil }.map { String($0.flag.dropFirst(2)) }
    let nearest = NearestNames.nearest(to: String(flag.drop { $0 == "-" }), among: names)
    return .unknownOption(flag, verb: verb, nearest: nearest.map { "--\($0)" })
  }

  private func invalid(_ text: String, for flag: String, _ value: Option.Value) -> UsageError {
    let choice = value.suffix.isEmpty ? text : String(text.prefix { $0 != "=" })
    let nearest = NearestNames.nearest(to: choice, among: value.choices).map { $0 + value.suffix }
    return .invalidValue(
      flag, value: text, expected: value.expectation, verb: verb, nearest: nearest)
  }
}
