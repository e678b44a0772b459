import ScreenSnapshot
import ScreenText

/// An error in the command line.
///
/// The exit status is 64, `EX_USAGE` of sysexits(3). `verb` is the verb that was typed, if any: the hint
/// names its help.
enum UsageError: Error, Equatable {
  /// `nearest` may contain flags of other verbs.
  case unknownOption(String, verb: Verb?, nearest: [String])
  /// `misspelled` is the first pattern, if it resembles one of the `owners` of the option.
  case unsupportedOption(String, owners: [Verb], misspelled: String?)
  case missingValue(String, expected: String, verb: Verb?)
  case unexpectedValue(String)
  case invalidValue(String, value: String, expected: String, verb: Verb?, nearest: [String])
  /// The two flags are in the order in which they were typed.
  case conflictingOptions(String, String)
  case repeatedOption(String)
  case missingScreen(Verb)
  case missingReport
  case unexpectedScreen(String, verb: Verb)
  /// The word after `help`.
  case unknownVerb(String, nearest: [String])
  /// `nearest` contains verbs and screens.
  case unknownVerbOrScreen(String, nearest: [String])

  case noSuchScreen(String, nearest: [String])
  case emptySelection
  case harnessMismatch(String, actual: String)
  /// The option `--layout` selects screens, but the pattern selects journeys.
  case noJourneys(pattern: String)
  /// The verb works with screens, but the pattern names the folder of layouts or journeys.
  case screensOnly(Verb, pattern: String)
  case undeclaredLayout(ScreenLayout, declared: [ScreenLayout])
  case reportAmongGoldens(String)
  case reportToStandardOutput(ReportFormat)
  case duplicateReportFile(String)
  /// An audit changes no goldens, so it has no patch.
  case unsupportedReport(ReportFormat, verb: Verb)
  /// `found` contains the variables of a CI server, if they are set but invalid.
  case unknownShard(found: String?)
  /// One of the two variables of a CI server is not set.
  case incompleteShard(found: String, missing: String)
  case ambiguousHarness([String])

  /// Creates the error about patterns, layouts or exclusions that select nothing.
  init(_ error: SelectionError) {
    switch error {
    case .noMatch(let pattern, let nearest): self = .noSuchScreen(pattern, nearest: nearest)
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
