import ScreenAudit
import ScreenContents
import ScreenRendering
import ScreenReports
import ScreenSnapshot

/// The contents of a valid command line.
///
/// An option is a property, and a row in the table below.
struct Options: Equatable, Sendable {
  var verb = Verb.implied
  /// The names and patterns of screens, as typed; empty for all screens.
  var patterns: [String] = []
  /// Whether the first pattern is where a verb can be: if no screen matches it, it may be a misspelled
  /// verb.
  var firstPatternCouldBeVerb = false

  /// The URLs to open, which the patterns of 'show' are split into once the screens are known.
  var links: [String] = []

  /// The names and patterns of screens to leave out.
  var exclusions: [String] = []

  /// The name of the start of an exploration; nil for the first one, or the one that the place needs.
  var start: String?

  /// Nil for all layouts of the harness.
  var layout: ScreenLayout?
  var reports: [ReportRequest] = []
  var packagePath: String?
  var manifests: String?
  var harness: String?

  /// The maximum number of worker processes; nil for the number of cores.
  var jobs: Int?
  /// The time limit for one screen.
  var timeout = Duration.seconds(10)
  /// Whether this process renders the screens, instead of workers.
  var isInProcess = false
  /// The laws of an audit to check; empty for all.
  var laws: [AuditLaw] = []
  var mapFormat = MapFormat.text
  /// The screen that a way starts from; nil for the start of the app.
  var wayStart: String?
  /// The screen that a way leads to; nil for a map.
  var wayGoal: String?
  /// The maximum number of places of a crawl.
  var maximumPlaces = AuditSession.defaultMaximumPlaces
  /// Whether an audit checks all pairs of screens, however many.
  var checksAllPairs = false
  /// Whether every screen is rendered again, in another order.
  var checksStability = false

  var color = Color.auto
  var verbosity = ReportPrinter.Verbosity.normal

  var recordsOnlyMissing = false
  var prunesObsolete = false
  var isDryRun = false
  var printsJSON = false
  /// Whether an exploration serves an assistant.
  var servesMCP = false
}

/// The value of `--report`.
struct ReportRequest: Equatable, Sendable {
  let format: ReportFormat
  /// The path of the file, as typed.
  let path: String
}

extension Options {
  enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// The patterns, unless they are the place to start at or the folder of views.
  var screens: [String] { [.explore, .views].contains(verb) ? [] : patterns }

  /// The names that select screens.
  var selection: ScreenSelection { ScreenSelection(screens, except: exclusions) }
}

// MARK: - Declarations

extension Option {
  /// The options by topic, in the order of the help.
  static let groups: [(title: String, options: [Option])] = [
    ("Recording options", recording), ("Selection options", selection),
    ("Rendering options", rendering), ("Output options", output), ("Package options", package),
    ("Other options", [printVersion, printHelp]),
    // SwiftPM's own option, if it follows the plugin's verb instead of preceding it.
    ("", [Option("--allow-writing-to-package-directory", help: nil) { _ in }]),
  ]

  static let all = groups.flatMap(\.options)

  /// Returns the option with this exact flag.
  static func named(_ flag: String) -> Option? {
    all.first { $0.flag == flag || $0.short == flag }
  }

  private static let recording = [
    Option(
      "--missing", help: "Record only new goldens and missing results, and keep changed ones",
      verbs: [.record]
    ) { $0.recordsOnlyMissing = true },
    Option("--prune", help: "Also delete obsolete goldens", verbs: [.record]) {
      $0.prunesObsolete = true
    },
    Option("--dry-run", help: "Print what would change, without writing", verbs: [.record]) {
      $0.isDryRun = true
    },
  ]

  private static let selection = [
    Option(
      "--layout", .choice, default: "all", help: "Select one layout only, and no journeys",
      verbs: selectingVerbs + [.explore]
    ) { $0.layout = $1 },
    Option(
      "--exclude", .text("PATTERN", "the name or a pattern of screens"),
      help: "Leave out screens and journeys that match the pattern",
      verbs: selectingVerbs, isRepeatable: true
    ) { $0.exclusions.append($1) },
    Option(
      "--start", .text("NAME", "the name of a start"), default: "the first one",
      help: "Start of the app, if the harness declares several", verbs: [.explore]
    ) { $0.start = $1 },
    Option(
      "--law", .choice, help: "Check only this law", verbs: [.audit], isRepeatable: true
    ) { $0.laws.append($1) },
    Option(
      "--limit", .integer(1...10_000_000, named: "N"), in: \.maximumPlaces,
      help: "Crawl at most N places", verbs: [.audit, .map]),
    Option(
      "--all-pairs", help: "Check all pairs of screens, even above \(PairSelection.maximumScreens)",
      verbs: [.audit]
    ) { $0.checksAllPairs = true },
  ]

  private static let rendering = [
    Option(
      "--jobs", .integer(1...256, named: "N"), default: "core count",
      help: "Render in at most N processes",
      verbs: Verb.allCases.filter { $0 != .explore },
      conflicts: ["--no-workers"]
    ) { $0.jobs = $1 },
    Option(
      "--timeout", .seconds(0.1...86_400), in: \.timeout,
      help: "Time limit for one screen, control or step, in seconds",
      conflicts: ["--no-workers"]),
    Option("--no-workers", help: "Render in one process, for debugging") { $0.isInProcess = true },
    Option(
      "--check-stability",
      help: "Render every screen again in another order and second, not only if it differs",
      verbs: [.verify, .check, .record, .review, .list]
    ) { $0.checksStability = true },
  ]

  private static let output = [
    Option(
      "--report", .report,
      help: "Write a report", verbs: Verb.allCases.filter(\.writesReports), isRepeatable: true
    ) { $0.reports.append($1) },
    Option(
      "--json", help: "Print one JSON object instead of lines",
      verbs: [.list, .coverage, .audit, .views, .explore]
    ) {
      $0.printsJSON = true
    },
    Option(
      "--mcp", help: "Serve an assistant over the Model Context Protocol", verbs: [.explore],
      conflicts: ["--json", "--no-workers"]
    ) { $0.servesMCP = true },
    Option(
      "--format", .choice, in: \.mapFormat, help: "Format of the map", verbs: [.map]),
    Option(
      "--to", .text("SCREEN", "the name of a screen"),
      help: "Print the steps of a shortest way to this screen, ready for a journey",
      verbs: [.map], conflicts: ["--format"]
    ) { $0.wayGoal = $1 },
    Option(
      "--from", .text("SCREEN", "the name of a screen"), default: "the start of the app",
      help: "Screen that the way starts from", verbs: [.map]
    ) { $0.wayStart = $1 },
    Option(
      "--color", .choice, in: \.color,
      help: "Color the output; auto depends on the terminal, NO_COLOR and CLICOLOR_FORCE",
      verbs: printingVerbs),
    Option(
      "--quiet", help: "Print counts only", verbs: countingVerbs,
      conflicts: ["--verbose"]
    ) { $0.verbosity = .quiet },
    Option(
      "--verbose",
      help: "Also print matched screens, whole differences, and controls that no journey uses",
      verbs: [.verify, .check, .record, .review, .coverage, .audit]
    ) { $0.verbosity = .verbose },
  ]

  private static let package = [
    Option(
      "--package-path", .folder, default: "enclosing package",
      help: "Folder of the package; 'swift package' takes it before 'snapshot'"
    ) { $0.packagePath = $1 },
    Option(
      "--manifests", .folder, default: "PACKAGE/manifests", help: "Folder of the goldens",
      verbs: [.verify, .check, .record, .review, .list, .show, .coverage, .explore]
    ) { $0.manifests = $1 },
    Option(
      "--harness", .text("NAME", "the name of a harness"),
      help: "Harness to run, if the package has several"
    ) { $0.harness = $1 },
  ]

  static let printVersion = Option("--version", help: "Print the version") { _ in }
  static let printHelp = Option("--help", short: "-h", help: "Print this help") { _ in }

  /// The verbs that accept screens.
  private static let selectingVerbs: [Verb] = [.verify, .check, .record, .review, .list, .show]

  /// The verbs that print lines for people.
  private static let printingVerbs = Verb.allCases.filter { ![.show, .map].contains($0) }
  private static let countingVerbs = printingVerbs.filter { $0 != .explore }
}
