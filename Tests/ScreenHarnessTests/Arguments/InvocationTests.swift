import Testing

@testable import ScreenHarness

@Suite("A command line")
struct InvocationTests {
  @Test(
    "begins with a verb, or with a screen to verify",
    arguments: [
      ([], .verify, [], false),
      (["verify"], .verify, [], false),
      (["record"], .record, [], false),
      (["list"], .list, [], false),
      (["show", "home"], .show, ["home"], false),
      (["home"], .verify, ["home"], true),
      (["home", "record"], .verify, ["home", "record"], true),
      (["Record"], .verify, ["Record"], true),
      (["recor"], .verify, ["recor"], true),
      ([""], .verify, [""], true),
      (["-"], .verify, ["-"], true),
      (["-", "record"], .verify, ["-", "record"], true),
    ] as [([String], Verb, [String], Bool)])
  func verbs(words: [String], verb: Verb, patterns: [String], couldBeVerb: Bool) throws {
    #expect(
      try Invocation(words)
        == .run(
          Options(verb: verb, patterns: patterns, firstPatternCouldBeVerb: couldBeVerb)))
  }

  @Test(
    "reaches screens that are named like verbs and options",
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
    "has options, each with its own effect",
    arguments: [
      (["--layout", "compact"], Options(layout: "compact")),
      (["--layout=regular"], Options(layout: "regular")),
      (["--package-path", "my app"], Options(packagePath: "my app")),
      (["--package-path", "-app"], Options(packagePath: "-app")),
      (["--package-path=--app"], Options(packagePath: "--app")),
      (["--manifests", "-"], Options(manifests: "-")),
      (["--manifests=a=b"], Options(manifests: "a=b")),
      (["--manifests=\u{301}"], Options(manifests: "\u{301}")),
      (["--harness", "BookshelfSnapshots"], Options(harness: "BookshelfSnapshots")),
      (["--harness", "record"], Options(harness: "record")),
      (["--color", "auto"], Options(color: .auto)),
      (["--color", "always"], Options(color: .always)),
      (["--color", "never"], Options(color: .never)),
      (["--quiet"], Options(verbosity: .quiet)),
      (["--verbose"], Options(verbosity: .verbose)),
      (["record", "--missing"], Options(verb: .record, missing: true)),
      (["record", "--prune"], Options(verb: .record, prune: true)),
      (["record", "--dry-run"], Options(verb: .record, dryRun: true)),
      (
        ["record", "--missing", "--prune", "--dry-run"],
        Options(verb: .record, missing: true, prune: true, dryRun: true)
      ),
      (["list", "--json"], Options(verb: .list, json: true)),
      (["coverage", "--json"], Options(verb: .coverage, json: true)),
      (["--allow-writing-to-package-directory"], Options()),
    ])
  func options(words: [String], options: Options) throws {
    #expect(try Invocation(words) == .run(options))
  }

  @Test(
    "takes options before, between and after the other words",
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
        == .run(Options(verb: .record, patterns: ["a", "b"], layout: "compact", prune: true)))
  }

  @Test(
    "may repeat an option: the last one wins, but for reports, which are written all",
    arguments: [
      (["--color", "always", "--color=never"], Options(color: .never)),
      (
        ["--report", "json=a", "--report=html=b=c"],
        Options(reports: [
          ReportRequest(format: .json, path: "a"), ReportRequest(format: .html, path: "b=c"),
        ])
      ),
      (["--shard", "2/5"], Options(shard: Shard(index: 2, of: 5).map(ShardChoice.part))),
      (["--shard=auto"], Options(shard: .automatic)),
      (["--package-path", "a", "--package-path", "b"], Options(packagePath: "b")),
      (["--quiet", "--quiet"], Options(verbosity: .quiet)),
    ])
  func repetition(words: [String], options: Options) throws {
    #expect(try Invocation(words) == .run(options))
  }

  @Test(
    "asks for help or the version, whatever else it says",
    arguments: [
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["home", "--help"], .help(nil)),
      (["record", "-h"], .help(.record)),
      (["--help", "record"], .help(.record)),
      (["show", "--help"], .help(.show)),
      (["list", "--bogus", "--prune", "--help"], .help(.list)),
      (["--layout", "--help"], .help(nil)),
      (["--layout", "-h"], .help(nil)),
      (["--help=no", "--help"], .help(nil)),
      (["--version"], .version),
      (["record", "--version", "--json"], .version),
      (["--version", "verify", "--help"], .help(.verify)),
    ] as [([String], Invocation)])
  func requests(words: [String], invocation: Invocation) throws {
    #expect(try Invocation(words) == invocation)
  }

  @Test(
    "does not ask for help in a value or behind '--'",
    arguments: [
      (["--manifests=--help"], Options(manifests: "--help")),
      (["--", "--help"], Options(patterns: ["--help"])),
      (["--harness", "-help"], Options(harness: "-help")),
    ])
  func noRequests(words: [String], options: Options) throws {
    #expect(try Invocation(words) == .run(options))
  }
}
