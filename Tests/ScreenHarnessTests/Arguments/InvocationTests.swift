import Testing

@testable import ScreenHarness
@testable import ScreenReports

@Suite("Invocation")
struct InvocationTests {
  @Test(
    "A command line starts with a verb, or with a screen to verify",
    arguments: [
      ([], .verify, [], false), (["verify"], .verify, [], false), (["record"], .record, [], false),
      (["list"], .list, [], false), (["show", "home"], .show, ["home"], false),
      (["home"], .verify, ["home"], true),
      (["home", "record"], .verify, ["home", "record"], true),
      (["Record"], .verify, ["Record"], true), (["recor"], .verify, ["recor"], true),
      ([""], .verify, [""], true), (["-"], .verify, ["-"], true),
      (["-", "record"], .verify, ["-", "record"], true),
    ] as [([String], Verb, [String], Bool)])
  func verbs(words: [String], verb: Verb, patterns: [String], couldBeVerb: Bool) throws {
    #expect(
      try Invocation(words)
        == .run(Options(verb: verb, patterns: patterns, firstPatternCouldBeVerb: couldBeVerb)))
  }

  @Test(
    "A verb or '--' precedes screens whose names are verbs or options",
    arguments: [
      (["verify", "record"], ["record"]),
      (["verify", "verify"], ["verify"]),
      (["--", "record"], ["record"]),
      (["verify", "--", "--json"], ["--json"]),
      (["--", "-h", "--", ""], ["-h", "--", ""]),
      (["--"], []),
    ])
  func delimiter(words: [String], patterns: [String]) throws {
    #expect(try Invocation(words) == .run(Options(patterns: patterns)))
  }

  @Test(
    "A value follows its option, or an equals sign if it looks like an option",
    arguments: [
      (["--exclude", "a*", "--exclude=-b"], Options(exclusions: ["a*", "-b"])),
      (["--package-path", "my app"], Options(packagePath: "my app")),
      (["--package-path", "-app"], Options(packagePath: "-app")),
      (["--package-path=--app"], Options(packagePath: "--app")),
      (["--manifests", "-"], Options(manifests: "-")),
      (["--manifests=a=b"], Options(manifests: "a=b")),
      (["--manifests=\u{301}"], Options(manifests: "\u{301}")),
      (["--harness", "record"], Options(harness: "record")),
      (["--timeout=0.5"], Options(timeout: .milliseconds(500))), (["--timeout", "10"], Options()),
      (["--allow-writing-to-package-directory"], Options()),
    ])
  func options(words: [String], options: Options) throws {
    #expect(try Invocation(words) == .run(options))
  }

  @Test(
    "Options can precede, separate and follow the other words",
    arguments: [
      ["--prune", "record", "a", "b", "--layout", "compact"],
      ["--layout", "compact", "record", "--prune", "a", "b"],
      ["record", "a", "--prune", "b", "--layout=compact"],
      ["--layout=compact", "--prune", "record", "--", "a", "b"],
      ["record", "a", "--layout=compact", "--prune", "--", "b"],
    ])
  func order(words: [String]) throws {
    #expect(
      try Invocation(words)
        == .run(
          Options(verb: .record, patterns: ["a", "b"], layout: .compact, prunesObsolete: true)))
  }

  @Test(
    "An option without a value, and an option that is repeatable, can be given twice",
    arguments: [
      (
        ["--report", "json=a", "--report=html=b=c"],
        Options(reports: [
          ReportRequest(format: .json, path: "a"), ReportRequest(format: .html, path: "b=c"),
        ])
      ),
      (["--quiet", "--quiet"], Options(verbosity: .quiet)),
    ])
  func repetition(words: [String], options: Options) throws {
    #expect(try Invocation(words) == .run(options))
  }

  @Test(
    "A command line with --help, --version or the verb 'help' is a request for help or the version",
    arguments: [
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["home", "--help"], .help(nil)),
      (["record", "-h"], .help(.record)), (["--help", "record"], .help(.record)),
      (["show", "--help"], .help(.show)), (["list", "--bogus", "--prune", "--help"], .help(.list)),
      (["--layout", "--help"], .help(nil)), (["--layout", "-h"], .help(nil)),
      (["--help=no", "--help"], .help(nil)), (["--version"], .version),
      (["record", "--version", "--json"], .version),
      (["--version", "verify", "--help"], .help(.verify)),
      (["help"], .help(nil)), (["help", "audit"], .help(.audit)),
      (["--bogus", "help", "--color", "never", "show", "home"], .help(.show)),
      (["help", "record", "--version"], .version),
    ] as [([String], Invocation)])
  func requests(words: [String], invocation: Invocation) throws {
    #expect(try Invocation(words) == invocation)
  }

  @Test(
    "A value and a word after '--' are no request for help",
    arguments: [
      (["--manifests=--help"], Options(manifests: "--help")),
      (["--", "--help"], Options(patterns: ["--help"])),
      (["--", "help"], Options(patterns: ["help"])),
      (["verify", "help"], Options(patterns: ["help"])),
      (["--harness", "-help"], Options(harness: "-help")),
    ])
  func noRequests(words: [String], options: Options) throws {
    #expect(try Invocation(words) == .run(options))
  }
}
