import ScreenSnapshot

/// Why a command line cannot be understood.
///
/// The exit status is 64, `EX_USAGE` of sysexits(3). A `verb` is the one that was typed, `nil` where
/// none was: the hint leads to its help.
enum UsageError: Error, Equatable {
  /// No verb has such an option; `nearest` are flags, also of other verbs than `verb`.
  case unknownOption(String, verb: Verb?, nearest: [String])
  /// The option is one of `owners`. `misspelled` is the first pattern where it may have been meant
  /// for one of them.
  case unsupportedOption(String, owners: [Verb], misspelled: String?)
  case missingValue(String, expected: String, verb: Verb?)
  case unexpectedValue(String)
  case invalidValue(String, value: String, expected: String, verb: Verb?, nearest: [String])
  /// The two contradict each other, in the order they were typed.
  case conflictingOptions(String, String)
  /// The option was given before.
  case repeatedOption(String)
  case missingScreen(Verb)
  /// The verb takes no screens, and was given this word.
  case unexpectedScreen(String, verb: Verb)
  /// The first word was looked up among verbs and screens; `nearest` are both.
  case unknownVerbOrScreen(String, nearest: [String])

  /// A pattern matches nothing; `nearest` are screens.
  case noSuchScreen(String, nearest: [String])
  /// The harness is called otherwise.
  case otherHarness(String, this: String)
  /// The harness does not draw the layout.
  case undeclaredLayout(String, declared: [String])
  /// A report would be written among the goldens, which only recording changes.
  case reportAmongGoldens(String)
  /// A report would be written to standard output, as the path is meant elsewhere.
  case reportToStandardOutput(ReportFormat)
  /// Two reports would be one file.
  case duplicateReportFile(String)
  /// No CI server says which part this is, or what it says makes no sense.
  case unknownShard(found: String?)
  /// The CI server sets one of the two variables only.
  case incompleteShard(found: String, missing: String)
  /// Screens or reports were named, and each of several harnesses has screens of its own.
  case ambiguousHarness([String])

  /// The error about a first word that no screen is called by.
  static func unknownVerbOrScreen(_ word: String, screens: [String]) -> UsageError {
    let names = Verb.allCases.map(\.name) + screens
    return .unknownVerbOrScreen(word, nearest: NearestNames.nearest(to: word, among: names))
  }
}
