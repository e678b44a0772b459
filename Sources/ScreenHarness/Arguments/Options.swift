import ScreenSnapshot

/// The contents of a valid command line.
struct Options: Equatable, Sendable {
  var verb = Verb.implied
  /// The names and patterns of screens, or the reports to merge, as typed; empty for all screens.
  var patterns: [String] = []
  /// Whether the first pattern is where a verb can be: if no screen matches it, it may be a misspelled
  /// verb.
  var firstPatternCouldBeVerb = false

  /// The names and patterns of screens to leave out.
  var exclusions: [String] = []

  /// Nil for all layouts of the harness.
  var layout: ScreenLayout?
  var shard: ShardOption?
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
  /// The format of a map.
  var mapFormat = MapFormat.text
  /// The limits of an audit's crawl.
  var crawlLimits = CrawlLimits()
  /// Whether every screen is rendered again, in another order.
  var checksStability = false

  var color = Color.auto
  var verbosity = Verbosity.normal

  var recordsOnlyMissing = false
  var prunesObsolete = false
  var isDryRun = false
  var printsJSON = false
}

/// The value of `--shard`.
enum ShardOption: Equatable, Sendable {
  case shard(Shard)
  /// The shard that the CI server assigns.
  case automatic
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

  enum Verbosity: Sendable {
    case quiet
    case normal
    case verbose
  }

  /// The patterns, unless they are reports to merge.
  var screens: [String] { verb == .merge ? [] : patterns }

  /// The names that select screens.
  var selection: SelectionCriteria {
    var selection = SelectionCriteria(patterns: screens)
    selection.exclusions = exclusions
    return selection
  }

  func layouts(among declared: [ScreenLayout]) -> [ScreenLayout] {
    declared.filter { layout == nil || layout == $0 }
  }
}
