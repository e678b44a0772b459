import ScreenRendering
import ScreenReports
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
    let parser = ArgumentParser(arguments)
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

/// Parses a command line as a whole, because options may precede the verb.
struct ArgumentParser {
  /// The words before `--` that belong to no option; the first one can be the verb.
  private(set) var words: [String] = []
  /// The words after `--`.
  private var operands: [String] = []
  private var flags: [Flag] = []

  /// An option as it is typed.
  private struct Flag {
    let flag: String
    /// The option; nil if no option has this flag.
    let option: Option?
    let value: String?
  }

  /// The verb, if one is typed.
  var verb: Verb? { words.first.flatMap(Verb.init(rawValue:)) }

  /// Splits arguments into words and options, without validating them.
  ///
  /// An argument that starts with `-` is an option, except for `-` itself. `--` ends the options. Options
  /// and other words can be in any order.
  ///
  /// - SeeAlso: POSIX.1-2017, XBD 12.2, guidelines 4, 6, 10 and 13; the GNU C library's manual,
  ///   "Program Argument Syntax Conventions", for long options, their `=`, and the order.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      guard word.utf8.starts(with: "-".utf8), word != "-" else {
        words.append(word)
        continue
      }
      let (flag, joined) = Self.split(word)
      let option = Option.named(flag)
      var value = joined
      if option?.value != nil, joined == nil, let next = rest.first, !Self.isOption(next) {
        value = rest.removeFirst()
      }
      flags.append(Flag(flag: flag, option: option, value: value))
    }
    operands = Array(rest)
  }

  /// Whether an argument is an option, even if it follows an option that requires a value.
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

// MARK: - Requests

extension ArgumentParser {
  /// Whether the option is given, without a value.
  func contains(_ requested: Option) -> Bool {
    flags.contains { $0.option?.flag == requested.flag && $0.value == nil }
  }

  /// The verb after the word `help`; nil for the help of the command.
  func helpTopic() throws(UsageError) -> Verb? {
    guard let word = words.dropFirst().first else { return nil }
    if let verb = Verb(rawValue: word) { return verb }
    let nearest = NearestNames.nearest(to: word, among: Verb.allCases.map(\.name))
    throw UsageError(
      "\(UsageError.quoted(word)) is not a verb",
      hint: nearest.isEmpty ? UsageError.help(of: nil) : UsageError.didYouMean(nearest))
  }

  /// Parses the options and the operands.
  ///
  /// - Throws: The first error, from left to right; errors about operands come last.
  func options() throws(UsageError) -> Options {
    var options = Options()
    options.verb = effectiveVerb
    options.patterns = words.dropFirst(verb == nil ? 0 : 1) + operands
    options.firstPatternCouldBeVerb = verb == nil && !words.isEmpty
    var given: Set<String> = []
    for flag in flags {
      guard let option = flag.option else { throw unknown(flag.flag) }
      try check(option, after: given)
      try apply(option, flag.flag, flag.value, to: &options)
      given.insert(option.flag)
    }
    try checkReports(of: options)
    try checkOperands(of: options)
    return options
  }

  private var effectiveVerb: Verb { verb ?? .implied }

  private func checkReports(of options: Options) throws(UsageError) {
    let (verb, formats) = (options.verb, options.verb.reportFormats)
    guard let request = options.reports.first(where: { !formats.contains($0.format) }) else {
      return
    }
    throw UsageError(
      "'\(verb.name)' writes no \(request.format.rawValue) report",
      hint: "use \(WordList.alternatives(formats.map(\.rawValue)))")
  }

  private func checkOperands(of options: Options) throws(UsageError) {
    let (verb, operands) = (options.verb, options.verb.page.operands)
    if options.patterns.count < operands.minimum, options.selection.isEmpty {
      throw UsageError(
        "'\(verb.name)' requires \(verb == .views ? "a folder" : "at least one screen")",
        hint: UsageError.help(of: verb))
    }
    let maximum = options.wayGoal == nil ? operands.maximum : 0
    if options.patterns.count > maximum {
      let word = UsageError.quoted(options.patterns[maximum])
      throw UsageError(
        "unexpected argument \(word) of '\(verb.name)'", hint: UsageError.help(of: verb))
    }
    if options.wayStart != nil, options.wayGoal == nil {
      throw UsageError("option '--from' works only with '--to'", hint: "add '--to SCREEN'")
    }
  }
}

// MARK: - Options

extension ArgumentParser {
  private func check(_ option: Option, after given: Set<String>) throws(UsageError) {
    let flag = option.flag
    guard option.verbs.contains(effectiveVerb) else {
      throw UsageError(
        "option '\(flag)' works only with \(WordList.list(option.verbs.map { "'\($0.name)'" }))",
        hint: UsageError.help(of: option.verbs.first))
    }
    if option.value?.isRepeatable == false && given.contains(flag) {
      throw UsageError("option '\(flag)' is given twice")
    }
    for other in Option.all where given.contains(other.flag) && option.conflicts(with: other) {
      throw UsageError("options '\(other.flag)' and '\(flag)' cannot be combined")
    }
  }

  private func apply(
    _ option: Option, _ flag: String, _ text: String?, to options: inout Options
  ) throws(UsageError) {
    guard let value = option.value else {
      guard text == nil, option.apply(&options, "") else {
        throw UsageError("option '\(flag)' takes no value")
      }
      return
    }
    guard let text, !text.isEmpty else {
      throw UsageError(
        "option '\(flag)' requires a value: \(value.expectation)", hint: UsageError.help(of: verb))
    }
    guard option.apply(&options, text) else {
      throw UsageError(
        "invalid value \(UsageError.quoted(text)) for option '\(flag)': "
          + "expected \(value.expectation)", hint: UsageError.help(of: verb))
    }
  }

  /// The options of SwiftPM that build the package in another way.
  private static let optionsOfSwiftPM: Set = [
    "-c", "--configuration", "--scratch-path", "--build-path", "--disable-sandbox",
    "--build-system", "--swift-sdk", "--triple", "--sanitize", "--traits", "-Xswiftc",
  ]

  private func unknown(_ flag: String) -> UsageError {
    let names = Option.all.filter { $0.help != nil }.map { String($0.flag.dropFirst(2)) }
    let nearest = NearestNames.nearest(to: String(flag.drop { $0 == "-" }), among: names)
    let hint =
      if Self.optionsOfSwiftPM.contains(flag) {
        "options of SwiftPM come before 'snapshot', as in 'swift package -c release snapshot'"
      } else if nearest.isEmpty {
        "\(UsageError.help(of: verb)); put '--' before a screen that starts with '-'"
      } else {
        UsageError.didYouMean(nearest.map { "--\($0)" })
      }
    return UsageError("unknown option \(UsageError.quoted(flag))", hint: hint)
  }
}
