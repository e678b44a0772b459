import ScreenSnapshot

/// What a command line asks for, once its words are understood.
struct Options: Equatable, Sendable {
  var verb = Verb.implied
  /// The screens asked for, as they were typed; none stands for all.
  var patterns: [String] = []
  /// Whether the first pattern stands where a verb may: if no screen is called so, a verb may
  /// have been meant.
  var firstPatternCouldBeVerb = false

  /// `compact` or `regular`; all that the harness declares where it is `nil`.
  var layout: String?
  /// The part of the screens to look at.
  var shard: ShardChoice?
  /// The reports to write.
  var reports: [ReportRequest] = []
  /// The package's folder, as it was typed.
  var packagePath: String?
  /// The goldens' folder, as it was typed.
  var manifests: String?
  /// The harness that is meant, of several.
  var harness: String?

  /// How many worker processes there are at most; as many as there are cores where it is `nil`.
  var jobs: Int?
  /// How many seconds one screen may take.
  var timeout = 10.0
  /// Whether screens are shown in this process.
  var isInProcess = false
  /// Whether every screen is shown twice.
  var checksStability = false

  var color = Color.auto
  var verbosity = Verbosity.normal

  /// Whether recording writes new goldens only; may go with `prune` and `dryRun`.
  var missing = false
  /// Whether recording deletes obsolete goldens, too.
  var prune = false
  /// Whether recording only says what it would do.
  var dryRun = false
  /// Whether the list, or the coverage, is one JSON object.
  var json = false
}

/// Which part of the screens is looked at.
enum ShardChoice: Equatable, Sendable {
  /// The one that was typed.
  case part(Shard)
  /// The one that the CI server says.
  case automatic
}

/// A report that was asked for.
struct ReportRequest: Equatable, Sendable {
  let format: ReportFormat
  /// The file, as it was typed.
  let path: String
}

extension Options {
  /// When the output has colours.
  enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// How much is said.
  enum Verbosity: Sendable {
    case quiet
    case normal
    case verbose
  }
}

extension Options {
  /// The patterns that select screens; the words behind `merge` are reports.
  var screens: [String] { verb == .merge ? [] : patterns }

  /// The layouts to look at, of those that a harness declares.
  func layouts(among declared: [ScreenLayout]) -> [ScreenLayout] {
    declared.filter { layout.map($0.rawValue.elementsEqual) ?? true }
  }
}
