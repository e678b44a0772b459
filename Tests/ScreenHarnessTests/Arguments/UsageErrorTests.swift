import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("UsageError")
struct UsageErrorTests {
  private static func text(for words: [String]) -> String? {
    do {
      _ = try Invocation(words)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "The error about an unknown option suggests the nearest options",
    arguments: [
      (["--lyaout", "compact"], "unknown option '--lyaout'", "did you mean '--layout'?"),
      (["--lyaout=compact"], "unknown option '--lyaout'", "did you mean '--layout'?"),
      (["-layout"], "unknown option '-layout'", "did you mean '--layout'?"),
      (["--LAYOUT"], "unknown option '--LAYOUT'", "did you mean '--layout'?"),
      (["--ver"], "unknown option '--ver'", "did you mean '--verbose' or '--version'?"),
      (["--m"], "unknown option '--m'", "did you mean '--manifests' or '--missing' (record only)?"),
      (["record", "--m"], "unknown option '--m'", "did you mean '--missing' or '--manifests'?"),
      (["--prnue"], "unknown option '--prnue'", "did you mean '--prune' (record only)?"),
      (["list", "--jsno"], "unknown option '--jsno'", "did you mean '--json'?"),
      (
        ["record", "--jsno"], "unknown option '--jsno'",
        "did you mean '--json' (list and coverage only)?"
      ),
      (
        ["--colour"], "unknown option '--colour'",
        "did you mean '--color'?"
      ),
      (
        ["-x"], "unknown option '-x'",
        "see 'snapshot --help'; put '--' before a screen that starts with '-'"
      ),
      (
        ["record", "--frobnicate"], "unknown option '--frobnicate'",
        "see 'snapshot record --help'; put '--' before a screen that starts with '-'"
      ),
      (
        ["--=x"], "unknown option '--=x'",
        "see 'snapshot --help'; put '--' before a screen that starts with '-'"
      ),
      (
        ["--allow-writing-to-package-directori"],
        "unknown option '--allow-writing-to-package-directori'",
        "see 'snapshot --help'; put '--' before a screen that starts with '-'"
      ),
      (
        ["-\u{1B}[31m\n'\u{202E}\\"], #"unknown option '-\u{1B}[31m\n\'\u{202E}\\'"#,
        "see 'snapshot --help'; put '--' before a screen that starts with '-'"
      ),
    ])
  func unknown(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test(
    "The error about an option of another verb names its verbs",
    arguments: [
      (["--prune"], "option '--prune' works only with 'record'", "see 'snapshot record --help'"),
      (
        ["verify", "--missing"], "option '--missing' works only with 'record'",
        "see 'snapshot record --help'"
      ),
      (
        ["list", "--dry-run"], "option '--dry-run' works only with 'record'",
        "see 'snapshot record --help'"
      ),
      (
        ["record", "--json"], "option '--json' works only with 'list' and 'coverage'",
        "see 'snapshot list --help'"
      ),
      (
        ["home", "--prune"], "option '--prune' works only with 'record'",
        "see 'snapshot record --help'"
      ),
      (
        ["recrod", "--prune"], "option '--prune' works only with 'record'",
        "'recrod' is not a verb; did you mean 'record'?"
      ),
      (
        ["verify", "recrod", "--json"], "option '--json' works only with 'list' and 'coverage'",
        "see 'snapshot list --help'"
      ),
      (
        ["coverage", "--layout", "compact"],
        "option '--layout' works only with 'verify', 'record', 'review', 'list' and 'show'",
        "see 'snapshot verify --help'"
      ),
    ])
  func unsupported(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test("A word after '--' is never a misspelled verb")
  func noVerb() {
    #expect(Self.text(for: ["--", "recrod"]) == nil)
  }

  @Test(
    "The error about a value names the valid values",
    arguments: [
      (
        ["--layout"], "option '--layout' requires a value: compact or regular",
        "see 'snapshot --help'"
      ),
      (
        ["record", "--layout", "--prune"], "option '--layout' requires a value: compact or regular",
        "see 'snapshot record --help'"
      ),
      (
        ["--layout="], "option '--layout' requires a value: compact or regular",
        "see 'snapshot --help'"
      ),
      (
        ["--layout", ""], "option '--layout' requires a value: compact or regular",
        "see 'snapshot --help'"
      ),
      (
        ["--color"], "option '--color' requires a value: auto, always or never",
        "see 'snapshot --help'"
      ),
      (
        ["--package-path"], "option '--package-path' requires a value: a folder",
        "see 'snapshot --help'"
      ),
      (
        ["--manifests", "--"], "option '--manifests' requires a value: a folder",
        "see 'snapshot --help'"
      ),
      (
        ["list", "--harness"], "option '--harness' requires a value: the name of a harness",
        "see 'snapshot list --help'"
      ),
      (
        ["--layout", "compct"],
        "invalid value 'compct' for option '--layout': expected compact or regular",
        "did you mean '--layout compact'?"
      ),
      (
        ["--layout=REGULAR"],
        "invalid value 'REGULAR' for option '--layout': expected compact or regular",
        "did you mean '--layout regular'?"
      ),
      (
        ["--layout", "record"],
        "invalid value 'record' for option '--layout': expected compact or regular",
        "see 'snapshot --help'"
      ),
      (
        ["--color", "a"], "invalid value 'a' for option '--color': expected auto, always or never",
        "did you mean '--color auto' or '--color always'?"
      ),
      (
        ["list", "--color", "yes\u{7}"],
        #"invalid value 'yes\u{7}' for option '--color': expected auto, always or never"#,
        "see 'snapshot list --help'"
      ),
      (
        ["--jobs", "257"],
        "invalid value '257' for option '--jobs': expected a number from 1 to 256",
        "see 'snapshot --help'"
      ),
      (
        ["--timeout", "nan"],
        "invalid value 'nan' for option '--timeout': expected a number of seconds from 0.1 to 86400",
        "see 'snapshot --help'"
      ),
      (
        ["--shard", "0/5"],
        "invalid value '0/5' for option '--shard': expected a shard such as 2/5, or auto",
        "see 'snapshot --help'"
      ),
      (
        ["--report", "pdf=x"],
        "invalid value 'pdf=x' for option '--report': expected json=PATH, junit=PATH, markdown=PATH, html=PATH or patch=PATH",
        "see 'snapshot --help'"
      ),
      (
        ["--report", "htm=x"],
        "invalid value 'htm=x' for option '--report': expected json=PATH, junit=PATH, markdown=PATH, html=PATH or patch=PATH",
        "did you mean '--report html=PATH'?"
      ),
      (
        ["merge", "a", "--report", "JSON"],
        "invalid value 'JSON' for option '--report': expected json=PATH, junit=PATH, markdown=PATH, html=PATH or patch=PATH",
        "did you mean '--report json=PATH'?"
      ),
      (
        ["--report", "=html"],
        "invalid value '=html' for option '--report': expected json=PATH, junit=PATH, markdown=PATH, html=PATH or patch=PATH",
        "see 'snapshot --help'"
      ),
      (
        ["--layout", "compact", "--layout=regular"], "option '--layout' is given twice",
        "remove one of them"
      ),
      (["list", "--json=yes"], "option '--json' takes no value", "use '--json' without a value"),
      (["--help="], "option '--help' takes no value", "use '--help' without a value"),
      (["-h=x"], "option '-h' takes no value", "use '-h' without a value"),
      (["--version=1"], "option '--version' takes no value", "use '--version' without a value"),
    ])
  func values(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test(
    "Conflicting options, missing screens and unexpected screens are errors",
    arguments: [
      (
        ["--quiet", "--verbose"], "options '--quiet' and '--verbose' cannot be combined",
        "remove one of them"
      ),
      (
        ["--verbose", "list", "--quiet"], "options '--verbose' and '--quiet' cannot be combined",
        "remove one of them"
      ),
      (["show"], "'show' requires at least one screen", "list the screens with 'snapshot list'"),
      (["merge"], "'merge' requires at least one report", "pass the JSON reports of all shards"),
      (
        ["show", "--"], "'show' requires at least one screen",
        "list the screens with 'snapshot list'"
      ),
      (
        ["coverage", "home"], "unexpected argument 'home': 'coverage' always renders all screens",
        "remove 'home'"
      ),
      (
        ["coverage", "--", "--json"],
        "unexpected argument '--json': 'coverage' always renders all screens",
        "remove '--json'"
      ),
    ])
  func contradictions(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test(
    "The error about an unknown first word suggests the nearest verbs and screens",
    arguments: [
      ("recrod", "'recrod' is neither a verb nor a screen", "did you mean 'record'?"),
      (
        "recor", "'recor' is neither a verb nor a screen",
        "did you mean 'record' or 'recordings'?"
      ),
      (
        "x\ty", #"'x\ty' is neither a verb nor a screen"#,
        "list the screens with 'snapshot list'"
      ),
      ("hom", "'hom' is neither a verb nor a screen", #"did you mean 'home' or 'hom\u{7}'?"#),
    ])
  func firstWord(word: String, message: String, hint: String) {
    let error = UsageError.unknownVerbOrScreen(word, screens: ["home", "recordings", "hom\u{7}"])
    #expect(error.description == "\(message)\nhint: \(hint)")
  }

  @Test(
    "The error about a tab or a flow lists those of the selected screens",
    arguments: [
      (
        .unknownName(.tab, "carrt", nearest: ["cart"], known: ["shelf", "cart"]),
        "no selected screen is in a tab 'carrt'",
        "did you mean 'cart'? the tabs are 'shelf' and 'cart'"
      ),
      (
        .unknownName(.flow, "x", nearest: [], known: ["open", "closed"]),
        "no selected screen is in a flow 'x'", "the flows are 'open' and 'closed'"
      ),
      (
        .unknownName(.flow, "open", nearest: [], known: []),
        "no selected screen is in a flow 'open'", "remove '--flow'"
      ),
      (
        .noScreens, "the options select no screen",
        "remove '--tab', '--flow' or '--exclude', or name other screens"
      ),
    ] as [(LocationError, String, String)])
  func locations(error: LocationError, message: String, hint: String) {
    #expect(UsageError(error).description == "\(message)\nhint: \(hint)")
  }

  @Test(
    "The first error from left to right is reported, a missing screen last",
    arguments: [
      (
        ["show", "--prune", "--bogus", "--layout"],
        .unsupportedOption("--prune", owners: [.record], misspelled: nil)
      ),
      (
        ["show", "--layout"], .missingValue("--layout", expected: "compact or regular", verb: .show)
      ),
    ] as [([String], UsageError)])
  func first(words: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(words) }
  }
}
