import ScreenContents
import ScreenRendering
import ScreenReports
import ScreenText

/// An error in the command line.
///
/// The exit status is 64, `EX_USAGE` of sysexits(3). `verb` is the verb that was typed, if any: the hint
/// names its help.
enum UsageError: Error, Equatable {
  case unknownOption(String, verb: Verb?, nearest: [String])
  case unsupportedOption(String, owners: [Verb])
  case missingValue(String, expected: String, verb: Verb?)
  case unexpectedValue(String)
  case invalidValue(String, value: String, expected: String, verb: Verb?, nearest: [String])
  /// The two flags are in the order in which they were typed.
  case conflictingOptions(String, String)
  case repeatedOption(String)
  /// The verb requires a screen or a folder.
  case missingOperand(Verb)
  /// The verb takes no argument, or no other one: an exploration starts at one place.
  case unexpectedArgument(String, verb: Verb)
  /// A way starts at a screen, but leads nowhere.
  case missingGoal
  /// The verb draws pictures, but the layout has no pictures.
  case noPictures(Verb, ScreenLayout)
  /// The verb asks a person; SwiftPM gives a plugin neither a terminal nor standard input.
  case needsInput(Verb, command: String)
  /// The verb or the option in a variable of a test is unknown, or cannot run there.
  case unusableInTest(String)
  /// An argument in a variable has an unterminated quote.
  case openQuote(String)
  /// The word after `help`.
  case unknownVerb(String, nearest: [String])
  /// `nearest` contains verbs and screens.
  case unknownVerbOrScreen(String, nearest: [String])

  case noSuchScreen(String, nearest: [String])
  /// The harness declares other starts, or only one.
  case noSuchStart(String, declared: [String])
  /// The pattern has a folder, but the verb selects screens.
  case hasFolder(String)
  /// The pattern selects journeys, which the layout leaves out.
  case leftOut(String)
  case emptySelection
  case undeclaredLayout(ScreenLayout, declared: [ScreenLayout])
  /// A report cannot have the path, for a reason.
  case unusableReportPath(String, PathProblem)
  /// An audit and views change no goldens, so they have no patch.
  case unsupportedReport(ReportFormat, verb: Verb)
  case ambiguousHarness([String])
  case harnessMismatch(String, actual: String)

  /// Why a report cannot have a path.
  enum PathProblem: String {
    case amongGoldens = "it is in the manifests folder"
    case otherReport = "another report has it"
    case standardOutput = "it is standard output"
  }

  /// Creates the error about patterns, layouts or exclusions that select nothing.
  init(_ error: SelectionError) {
    switch error {
    case .noMatch(let pattern, let nearest): self = .noSuchScreen(pattern, nearest: nearest)
    case .hasFolder(let pattern): self = .hasFolder(pattern)
    case .leftOut(let pattern): self = .leftOut(pattern)
    case .nothingSelected: self = .emptySelection
    }
  }

  /// Creates the error about a first word that matches no screen.
  ///
  /// It suggests the nearest journeys if no verb and no screen is near.
  static func unknownVerbOrScreen(
    _ word: String, screens: [String], journeys: [String] = []
  ) -> UsageError {
    let names = Verb.allCases.map(\.name) + screens
    let nearest = NearestNames.nearest(to: word, among: names)
    return .unknownVerbOrScreen(word, nearest: nearest.isEmpty ? journeys : nearest)
  }
}

extension UsageError: CustomStringConvertible {
  var description: String { hint.map { "\(message)\nhint: \($0)" } ?? message }

  private var message: String {
    switch self {
    case .unknownOption(let flag, _, _): "unknown option \(quoted(flag))"
    case .unsupportedOption(let flag, let owners):
      "option '\(flag)' works only with \(WordList.list(owners.map { "'\($0.name)'" }))"
    case .missingValue(let flag, let expected, _): "option '\(flag)' requires a value: \(expected)"
    case .unexpectedValue(let flag): "option '\(flag)' takes no value"
    case .invalidValue(let flag, let value, let expected, _, _):
      "invalid value \(quoted(value)) for option '\(flag)': expected \(expected)"
    case .conflictingOptions(let first, let second):
      "options '\(first)' and '\(second)' cannot be combined"
    case .repeatedOption(let flag): "option '\(flag)' is given twice"
    case .missingOperand(let verb):
      "'\(verb.name)' requires \(verb == .views ? "a folder" : "at least one screen")"
    case .unexpectedArgument(let word, let verb):
      "unexpected argument \(quoted(word)) of '\(verb.name)'"
    case .missingGoal: "option '--from' works only with '--to'"
    case .noPictures(let verb, let layout):
      "'\(verb.name)' draws pictures\(verb == .show ? " of links" : ""), "
        + "but the layout '\(layout.rawValue)' has none"
    case .needsInput(.review, _): "'review' needs a terminal"
    case .needsInput(let verb, _):
      "'\(verb.name)' needs a terminal or standard input, which SwiftPM does not give to a plugin"
    case .unusableInTest(let word): "\(quoted(word)) cannot run in a test"
    case .openQuote(let text): "unterminated quote in \(quoted(text))"
    case .unknownVerb(let word, _): "\(quoted(word)) is not a verb"
    case .unknownVerbOrScreen(let word, _): "\(quoted(word)) is neither a verb nor a screen"
    case .noSuchScreen(let pattern, _):
      "no \(GoldenFolder(of: pattern) == .journeys ? "journey" : "screen") matches \(quoted(pattern))"
    case .noSuchStart(let name, let declared):
      declared.count == 1
        ? "the harness declares only one start" : "the harness has no start \(quoted(name))"
    case .leftOut(let pattern):
      "\(quoted(pattern)) selects journeys, which '--layout' leaves out"
    case .hasFolder(let pattern): "\(quoted(pattern)) has a folder, but the verb selects screens"
    case .emptySelection: "the options select no screen"
    case .undeclaredLayout(let layout, _): "the harness has no layout '\(layout.rawValue)'"
    case .unusableReportPath(let path, let problem):
      "a report cannot have the path \(quoted(path)): \(problem.rawValue)"
    case .unsupportedReport(let format, let verb):
      "'\(verb.name)' writes no \(format.rawValue) report"
    case .harnessMismatch(let name, let actual): "this harness is '\(actual)', not \(quoted(name))"
    case .ambiguousHarness:
      "option '--harness' is required because the package has several harnesses"
    }
  }

  /// The options of SwiftPM that build the package in another way.
  private static let optionsOfSwiftPM: Set = [
    "-c", "--configuration", "--scratch-path", "--build-path", "--disable-sandbox",
    "--build-system", "--swift-sdk", "--triple", "--sanitize", "--traits", "-Xswiftc",
  ]

  /// What to do about it; nil if the message says so.
  private var hint: String? {
    switch self {
    case .unknownOption(let flag, _, _) where Self.optionsOfSwiftPM.contains(flag):
      "options of SwiftPM come before 'snapshot', as in 'swift package -c release snapshot'"
    case .unknownOption(_, let verb, []):
      "\(help(of: verb)); put '--' before a screen that starts with '-'"
    case .unknownOption(_, _, let nearest): didYouMean(nearest.map { "'\($0)'" })
    case .unsupportedOption(_, let owners): help(of: owners.first)
    case .missingValue(_, _, let verb), .invalidValue(_, _, _, let verb, []): help(of: verb)
    case .unknownVerb(_, []): help(of: nil)
    case .invalidValue(let flag, _, _, _, let nearest):
      didYouMean(nearest.map { "'\(flag) \($0)'" })
    case .unusableInTest:
      "set SCREENWALK_VERB to \(WordList.alternatives(ToolEnvironment.verbsOfTests.map(\.name)))"
    case .unexpectedValue, .conflictingOptions, .repeatedOption, .openQuote: nil
    case .unusableReportPath: "choose another path"
    case .unexpectedArgument(_, let verb), .missingOperand(let verb): help(of: verb)
    case .missingGoal: "add '--to SCREEN'"
    case .unsupportedReport(let format, _):
      "use \(WordList.alternatives(ReportFormat.allCases.filter { $0 != format }.map(\.rawValue)))"
    case .noSuchScreen(let pattern, []) where Verb(rawValue: pattern) != nil:
      "use 'snapshot \(pattern)'; a command has only one verb, its first word"
    case .noSuchScreen(let pattern, []) where GoldenFolder(of: pattern) == .journeys:
      "list the journeys with the verb 'list'"
    case .unknownVerbOrScreen(_, []):
      "list the verbs with 'snapshot help', and the screens with 'snapshot list'"
    case .noSuchScreen(_, []): "list the screens with the verb 'list'"
    case .noPictures: "remove '--layout', or name another layout"
    case .needsInput(.review, let command):
      "use '\(command)' on a terminal, or 'verify' to print all differences"
    case .needsInput(_, let command): "use '\(command)'"
    case .noSuchStart(_, let declared):
      declared.count == 1
        ? "remove '--start'" : "use \(WordList.alternatives(declared.map { "'--start \($0)'" }))"
    case .leftOut: "remove '--layout', or leave out the pattern"
    case .hasFolder: "write the names of screens alone, without a folder"
    case .emptySelection: "name other screens, or remove the option that leaves them out"
    case .undeclaredLayout(.controls, _):
      "remove '--layout', or add '.controls' to 'layouts' of the harness"
    case .undeclaredLayout(_, let declared):
      WordList.alternatives(
        ["remove '--layout'"] + declared.map { "use '--layout \($0.rawValue)'" })
    case .harnessMismatch(_, let actual): "remove '--harness' or use '--harness \(actual)'"
    case .ambiguousHarness(let names):
      "use \(WordList.alternatives(names.map { "'--harness \($0)'" }))"
    case .unknownVerb(_, let nearest), .unknownVerbOrScreen(_, let nearest),
      .noSuchScreen(_, let nearest):
      didYouMean(nearest.map(quoted))
    }
  }

  private func quoted(_ text: String) -> String { MessageFormatting.quoted(text) }

  private func didYouMean(_ choices: [String]) -> String {
    "did you mean \(WordList.alternatives(choices))?"
  }

  private func help(of verb: Verb?) -> String {
    "see 'snapshot \(verb.map { "\($0.name) " } ?? "")--help'"
  }
}
