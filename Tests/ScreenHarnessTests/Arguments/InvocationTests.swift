import Testing

@testable import ScreenHarness
@testable import ScreenReports

@Suite("Invocation")
struct InvocationTests {
  @Test(
    "A command line with a verb, screens and options is a run",
    arguments: runs)
  func run(line: String, options: Options) throws {
    #expect(try Invocation(ShellWords.words(of: line)) == .run(options))
  }

  private static let runs: [(String, Options)] = table.map { ($0.key, $0.value) }

  private static let table: KeyValuePairs<String, Options> = [
    // The first word is a verb, or a screen to verify that may be a misspelled verb.
    "": Options(), "verify": Options(), "record": Options(verb: .record),
    "list": Options(verb: .list), "show home": Options(verb: .show, patterns: ["home"]),
    "home": screens("home"), "home record": screens("home", "record"), "Record": screens("Record"),
    "recor": screens("recor"), "''": screens(""), "-": screens("-"),
    "- record": screens("-", "record"),

    // A verb or '--' precedes screens whose names are verbs or options.
    "verify record": Options(patterns: ["record"]), "verify verify": Options(patterns: ["verify"]),
    "verify help": Options(patterns: ["help"]), "-- record": Options(patterns: ["record"]),
    "verify -- --json": Options(patterns: ["--json"]), "--": Options(),
    "-- -h -- ''": Options(patterns: ["-h", "--", ""]), "-- help": Options(patterns: ["help"]),
    "-- --help": Options(patterns: ["--help"]),

    // A value follows its option, or an equals sign if it looks like an option.
    "--exclude 'a*' --exclude=-b": Options(exclusions: ["a*", "-b"]),
    "--package-path 'my app'": Options(packagePath: "my app"),
    "--package-path -app": Options(packagePath: "-app"),
    "--package-path=--app": Options(packagePath: "--app"),
    "--manifests -": Options(manifests: "-"), "--manifests=a=b": Options(manifests: "a=b"),
    "--manifests=\u{301}": Options(manifests: "\u{301}"),
    "--manifests=--help": Options(manifests: "--help"),
    "--harness record": Options(harness: "record"), "--harness -help": Options(harness: "-help"),
    "--timeout=0.5": Options(timeout: .milliseconds(500)), "--timeout 10": Options(),
    "--allow-writing-to-package-directory": Options(),

    // Options precede, separate and follow the other words.
    "--prune record a b --layout compact": recording,
    "--layout compact record --prune a b": recording,
    "record a --prune b --layout=compact": recording,
    "--layout=compact --prune record -- a b": recording,
    "record a --layout=compact --prune -- b": recording,

    // An option without a value, and one that is repeatable, can be given twice.
    "--report json=a --report=html=b=c": Options(reports: [
      ReportRequest(format: .json, path: "a"), ReportRequest(format: .html, path: "b=c"),
    ]),
    "--quiet --quiet": Options(verbosity: .quiet),
  ]

  private static let recording = Options(
    verb: .record, patterns: ["a", "b"], layout: .compact, prunesObsolete: true)

  private static func screens(_ patterns: String...) -> Options {
    Options(patterns: patterns, firstPatternCouldBeVerb: true)
  }

  @Test(
    "A command line with --help, --version or the verb 'help' is a request for help or the version",
    arguments: [
      ("--help", .help(nil)), ("-h", .help(nil)), ("home --help", .help(nil)),
      ("record -h", .help(.record)), ("--help record", .help(.record)),
      ("show --help", .help(.show)), ("list --bogus --prune --help", .help(.list)),
      ("--layout --help", .help(nil)), ("--layout -h", .help(nil)),
      ("--help=no --help", .help(nil)), ("--version", .version),
      ("record --version --json", .version), ("--version verify --help", .help(.verify)),
      ("help", .help(nil)), ("help audit", .help(.audit)),
      ("--bogus help --color never show home", .help(.show)), ("help record --version", .version),
    ] as [(String, Invocation)])
  func requests(line: String, invocation: Invocation) throws {
    #expect(try Invocation(ShellWords.words(of: line)) == invocation)
  }
}
