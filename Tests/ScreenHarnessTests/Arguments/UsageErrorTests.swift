import Testing

@testable import ScreenHarness

@Suite("A mistake on the command line")
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
    "in an option's name is answered with the nearest ones",
    arguments: [
      (["--lyaout", "compact"], "unknown option '--lyaout'", "did you mean --layout?"),
      (["--lyaout=compact"], "unknown option '--lyaout'", "did you mean --layout?"),
      (["-layout"], "unknown option '-layout'", "did you mean --layout?"),
      (["--LAYOUT"], "unknown option '--LAYOUT'", "did you mean --layout?"),
      (["--ver"], "unknown option '--ver'", "did you mean --verbose or --version?"),
      (["--m"], "unknown option '--m'", "did you mean --manifests or --missing (record only)?"),
      (["record", "--m"], "unknown option '--m'", "did you mean --missing or --manifests?"),
      (["--prnue"], "unknown option '--prnue'", "did you mean --prune (record only)?"),
      (["list", "--jsno"], "unknown option '--jsno'", "did you mean --json?"),
      (
        ["record", "--jsno"], "unknown option '--jsno'",
        "did you mean --json (list and coverage only)?"
      ),
      (
        ["--colour"], "unknown option '--colour'",
        "did you mean --color?"
      ),
      (
        ["-x"], "unknown option '-x'",
        "see 'snapshot --help'; a screen that begins with '-' goes after '--'"
      ),
      (
        ["record", "--frobnicate"], "unknown option '--frobnicate'",
        "see 'snapshot record --help'; a screen that begins with '-' goes after '--'"
      ),
      (
        ["--=x"], "unknown option '--=x'",
        "see 'snapshot --help'; a screen that begins with '-' goes after '--'"
      ),
      (
        ["--allow-writing-to-package-directori"],
        "unknown option '--allow-writing-to-package-directori'",
        "see 'snapshot --help'; a screen that begins with '-' goes after '--'"
      ),
      (
        ["-\u{1B}[31m\n'\u{202E}\\"], #"unknown option '-\u{1B}[31m\n\'\u{202E}\\'"#,
        "see 'snapshot --help'; a screen that begins with '-' goes after '--'"
      ),
    ])
  func unknown(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test(
    "about the verb says whose option it is",
    arguments: [
      (["--prune"], "--prune belongs to record", "see 'snapshot record --help'"),
      (["verify", "--missing"], "--missing belongs to record", "see 'snapshot record --help'"),
      (["list", "--dry-run"], "--dry-run belongs to record", "see 'snapshot record --help'"),
      (["record", "--json"], "--json belongs to list and coverage", "see 'snapshot list --help'"),
      (["home", "--prune"], "--prune belongs to record", "see 'snapshot record --help'"),
      (
        ["recrod", "--prune"], "--prune belongs to record",
        "'recrod' is no verb; did you mean record?"
      ),
      (
        ["verify", "recrod", "--json"], "--json belongs to list and coverage",
        "see 'snapshot list --help'"
      ),
      (
        ["coverage", "--layout", "compact"],
        "--layout belongs to verify, record, review, list and show",
        "see 'snapshot verify --help'"
      ),
    ])
  func foreign(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test("about the verb is none where a word is behind the end of the options")
  func noVerb() {
    #expect(Self.text(for: ["--", "recrod"]) == nil)
  }

  @Test(
    "in a value says what it has to be",
    arguments: [
      (["--layout"], "--layout needs a value: compact or regular", "see 'snapshot --help'"),
      (
        ["record", "--layout", "--prune"], "--layout needs a value: compact or regular",
        "see 'snapshot record --help'"
      ),
      (["--layout="], "--layout needs a value: compact or regular", "see 'snapshot --help'"),
      (["--layout", ""], "--layout needs a value: compact or regular", "see 'snapshot --help'"),
      (["--color"], "--color needs a value: auto, always or never", "see 'snapshot --help'"),
      (["--package-path"], "--package-path needs a value: a folder", "see 'snapshot --help'"),
      (["--manifests", "--"], "--manifests needs a value: a folder", "see 'snapshot --help'"),
      (
        ["list", "--harness"], "--harness needs a value: the name of a harness",
        "see 'snapshot list --help'"
      ),
      (
        ["--layout", "compct"], "--layout takes compact or regular, not 'compct'",
        "did you mean --layout compact?"
      ),
      (
        ["--layout=REGULAR"], "--layout takes compact or regular, not 'REGULAR'",
        "did you mean --layout regular?"
      ),
      (
        ["--layout", "record"], "--layout takes compact or regular, not 'record'",
        "see 'snapshot --help'"
      ),
      (
        ["--color", "a"], "--color takes auto, always or never, not 'a'",
        "did you mean --color auto or --color always?"
      ),
      (
        ["list", "--color", "yes\u{7}"], #"--color takes auto, always or never, not 'yes\u{7}'"#,
        "see 'snapshot list --help'"
      ),
      (
        ["--shard", "0/5"], "--shard takes a part such as 2/5, or auto, not '0/5'",
        "see 'snapshot --help'"
      ),
      (
        ["--report", "pdf=x"],
        "--report takes FORMAT=PATH, FORMAT being json, junit, markdown, html or patch, not 'pdf=x'",
        "see 'snapshot --help'"
      ),
      (
        ["--report", "htm=x"],
        "--report takes FORMAT=PATH, FORMAT being json, junit, markdown, html or patch, not 'htm=x'",
        "did you mean --report html=PATH?"
      ),
      (
        ["merge", "a", "--report", "JSON"],
        "--report takes FORMAT=PATH, FORMAT being json, junit, markdown, html or patch, not 'JSON'",
        "did you mean --report json=PATH?"
      ),
      (
        ["--report", "=html"],
        "--report takes FORMAT=PATH, FORMAT being json, junit, markdown, html or patch, not '=html'",
        "see 'snapshot --help'"
      ),
      (
        ["--layout", "compact", "--layout=regular"], "--layout is given twice",
        "leave one of them out"
      ),
      (["list", "--json=yes"], "--json takes no value", "write --json alone"),
      (["--help="], "--help takes no value", "write --help alone"),
      (["-h=x"], "-h takes no value", "write -h alone"),
      (["--version=1"], "--version takes no value", "write --version alone"),
    ])
  func values(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test(
    "may be a contradiction, or a screen that is missing or one too many",
    arguments: [
      (
        ["--quiet", "--verbose"], "--quiet and --verbose contradict each other",
        "leave one of them out"
      ),
      (
        ["--verbose", "list", "--quiet"], "--verbose and --quiet contradict each other",
        "leave one of them out"
      ),
      (["show"], "show needs a screen", "'snapshot list' names the screens"),
      (["merge"], "merge needs a report", "name the JSON reports of all parts"),
      (["show", "--"], "show needs a screen", "'snapshot list' names the screens"),
      (
        ["coverage", "home"],
        "coverage takes no screens, it walks all of them; it was given 'home'",
        "write coverage without it"
      ),
      (
        ["coverage", "--", "--json"],
        "coverage takes no screens, it walks all of them; it was given '--json'",
        "write coverage without it"
      ),
    ])
  func contradictions(words: [String], message: String, hint: String) {
    #expect(Self.text(for: words) == "\(message)\nhint: \(hint)")
  }

  @Test(
    "in the first word is answered with the nearest verbs and screens",
    arguments: [
      ("recrod", "'recrod' is neither a verb nor a screen", "did you mean 'record'?"),
      (
        "recor", "'recor' is neither a verb nor a screen",
        "did you mean 'record' or 'recordings'?"
      ),
      (
        "x\ty", #"'x\ty' is neither a verb nor a screen"#,
        "'snapshot list' names the screens"
      ),
      ("hom", "'hom' is neither a verb nor a screen", #"did you mean 'home' or 'hom\u{7}'?"#),
    ])
  func firstWord(word: String, message: String, hint: String) {
    let error = UsageError.unknownVerbOrScreen(word, screens: ["home", "recordings", "hom\u{7}"])
    #expect(error.description == "\(message)\nhint: \(hint)")
  }

  @Test(
    "is the first one, from left to right; a missing screen comes last",
    arguments: [
      (
        ["show", "--prune", "--bogus", "--layout"],
        .unsupportedOption("--prune", owners: [.record], misspelled: nil)
      ),
      (
        ["show", "--layout"],
        .missingValue("--layout", expected: "compact or regular", verb: .show)
      ),
    ] as [([String], UsageError)])
  func first(words: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(words) }
  }
}
