import Testing

@testable import ScreenDriver
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
      (["--lyaout", "compact"], "--lyaout", "'--layout'"),
      (["--lyaout=compact"], "--lyaout", "'--layout'"),
      (["-layout"], "-layout", "'--layout'"), (["--LAYOUT"], "--LAYOUT", "'--layout'"),
      (["--ver"], "--ver", "'--verbose' or '--version'"),
      (["--m"], "--m", "'--missing', '--mcp' or '--manifests'"),
      (["--prnue"], "--prnue", "'--prune'"),
      (["record", "--jsno"], "--jsno", "'--json'"),
      (["--colour"], "--colour", "'--color'"),
    ])
  func misspelled(words: [String], option: String, nearest: String) {
    #expect(
      Self.text(for: words) == "unknown option '\(option)'\nhint: did you mean \(nearest)?")
  }

  @Test(
    "The error about an unknown option without a similar option leads to the help",
    arguments: [
      (["-x"], "-x", "snapshot"), (["record", "--frobnicate"], "--frobnicate", "snapshot record"),
      (["--=x"], "--=x", "snapshot"),
      (
        ["--allow-writing-to-package-directori"], "--allow-writing-to-package-directori", "snapshot"
      ),
      (["-\u{1B}[31m\n'\u{202E}\\"], #"-\u{1B}[31m\n\'\u{202E}\\"#, "snapshot"),
    ])
  func unknown(words: [String], option: String, command: String) {
    #expect(
      Self.text(for: words) == """
        unknown option '\(option)'
        hint: see '\(command) --help'; put '--' before a screen that starts with '-'
        """)
  }

  @Test(
    "The error about an option of SwiftPM says where it belongs",
    arguments: ["-c", "--configuration", "--scratch-path", "--build-path", "--disable-sandbox"])
  func optionOfSwiftPM(option: String) {
    #expect(
      Self.text(for: ["verify", option, "release"]) == """
        unknown option '\(option)'
        hint: options of SwiftPM come before 'snapshot', as in 'swift package -c release snapshot'
        """)
  }

  @Test(
    "The error about an option of another verb names its verbs",
    arguments: [
      (["--prune"], "--prune", "'record'", "see 'snapshot record --help'"),
      (["verify", "--missing"], "--missing", "'record'", "see 'snapshot record --help'"),
      (["list", "--dry-run"], "--dry-run", "'record'", "see 'snapshot record --help'"),
      (
        ["record", "--json"], "--json", "'list', 'coverage', 'audit' and 'explore'",
        "see 'snapshot list --help'"
      ),
      (["home", "--prune"], "--prune", "'record'", "see 'snapshot record --help'"),
      (["recrod", "--prune"], "--prune", "'record'", "see 'snapshot record --help'"),
      (
        ["coverage", "--layout", "compact"], "--layout",
        "'verify', 'record', 'review', 'list', 'show' and 'explore'", "see 'snapshot verify --help'"
      ),
    ])
  func unsupported(words: [String], option: String, verbs: String, hint: String) {
    #expect(
      Self.text(for: words) == "option '\(option)' works only with \(verbs)\nhint: \(hint)")
  }

  @Test(
    "The help of a word that is no verb is an error with the nearest verbs",
    arguments: [
      ("audti", "did you mean 'audit'?"), ("nonsense", "see 'snapshot --help'"),
      ("help", "see 'snapshot --help'"),
    ])
  func helpOfNoVerb(word: String, hint: String) {
    #expect(Self.text(for: ["help", word]) == "'\(word)' is not a verb\nhint: \(hint)")
  }

  @Test(
    "A verb or an option of another tool leads to the one of this tool",
    arguments: [
      (
        ["accept", "approve", "update", "-u", "--update", "--record"],
        "use 'snapshot record' to accept all differences, or 'snapshot review' to choose"
      ),
      (["--review"], "use 'snapshot review'"), (["test", "run"], "use 'snapshot verify'"),
      (["diff"], "use 'snapshot verify', which prints the differences"),
      (["--only"], "write the names alone, as in 'snapshot verify home'"),
      (["--watch"], "run 'snapshot' again after each change, because it watches no files"),
    ])
  func otherTools(words: [String], hint: String) {
    for word in words {
      if word.hasPrefix("-") {
        let message = "unknown option '\(word)'\nhint: \(hint)"
        #expect(Self.text(for: [word, "home"]) == message)
        #expect(Self.text(for: ["record", word]) == message)
      } else {
        #expect(Self.text(for: ["help", word]) == "'\(word)' is not a verb\nhint: \(hint)")
        let screens = ["rest", "runner", "dates"]
        #expect(
          UsageError.unknownVerbOrScreen(word, screens: screens).description
            == "'\(word)' is neither a verb nor a screen\nhint: \(hint)")
      }
    }
  }

  @Test("A word after '--' is never a misspelled verb")
  func noVerb() {
    #expect(Self.text(for: ["--", "recrod"]) == nil)
  }

  private static let layouts = "compact, regular or controls"
  private static let colors = "auto, always or never"
  private static let reports = "json=PATH, junit=PATH, markdown=PATH, html=PATH or patch=PATH"
  private static let laws =
    "isolation, links, restoration, back, tabs, controls, exits or reachability"
  private static let seconds = "a number of seconds from 0.1 to 86400"

  @Test(
    "The error about a missing value names the valid values",
    arguments: [
      (["--layout"], "--layout", layouts, "snapshot"),
      (["record", "--layout", "--prune"], "--layout", layouts, "snapshot record"),
      (["--layout="], "--layout", layouts, "snapshot"),
      (["--layout", ""], "--layout", layouts, "snapshot"),
      (["--color"], "--color", colors, "snapshot"),
      (["--package-path"], "--package-path", "a folder", "snapshot"),
      (["--manifests", "--"], "--manifests", "a folder", "snapshot"),
      (["list", "--harness"], "--harness", "the name of a harness", "snapshot list"),
    ])
  func missingValue(words: [String], option: String, expected: String, command: String) {
    #expect(
      Self.text(for: words)
        == "option '\(option)' requires a value: \(expected)\nhint: see '\(command) --help'")
  }

  @Test(
    "The error about an invalid value names the valid values, and the nearest of them",
    arguments: [
      (["--layout", "compct"], "compct", layouts, "did you mean '--layout compact'?"),
      (["--layout=REGULAR"], "REGULAR", layouts, "did you mean '--layout regular'?"),
      (["--layout", "record"], "record", layouts, "see 'snapshot --help'"),
      (["--color", "a"], "a", colors, "did you mean '--color auto' or '--color always'?"),
      (["list", "--color", "yes\u{7}"], #"yes\u{7}"#, colors, "see 'snapshot list --help'"),
      (["--jobs", "257"], "257", "a number from 1 to 256", "see 'snapshot --help'"),
      (
        ["audit", "--limit", "0"], "0", "a number from 1 to 10000000", "see 'snapshot audit --help'"
      ),
      (
        ["audit", "--law", "isolatoin"], "isolatoin", laws,
        "did you mean '--law isolation'?"
      ),
      (["--timeout", "nan"], "nan", seconds, "see 'snapshot --help'"),
      (["--report", "pdf=x"], "pdf=x", reports, "see 'snapshot --help'"),
      (["--report", "htm=x"], "htm=x", reports, "did you mean '--report html=PATH'?"),
      (["audit", "a", "--report", "JSON"], "JSON", reports, "did you mean '--report json=PATH'?"),
      (["--report", "=html"], "=html", reports, "see 'snapshot --help'"),
    ])
  func invalidValue(words: [String], value: String, expected: String, hint: String) {
    let option = words.first { $0.hasPrefix("--") }?.prefix { $0 != "=" } ?? ""
    #expect(
      Self.text(for: words) == """
        invalid value '\(value)' for option '\(option)': expected \(expected)
        hint: \(hint)
        """)
  }

  @Test(
    "An option without a value rejects a value",
    arguments: [
      (["list", "--json=yes"], "--json"), (["--help="], "--help"), (["-h=x"], "-h"),
      (["--version=1"], "--version"),
    ])
  func unexpectedValue(words: [String], option: String) {
    #expect(
      Self.text(for: words)
        == "option '\(option)' takes no value")
  }

  @Test(
    "Conflicting and repeated options, missing screens and unexpected screens are errors",
    arguments: [
      (
        ["--quiet", "--verbose"], "options '--quiet' and '--verbose' cannot be combined",
        nil
      ),
      (
        ["--verbose", "record", "--quiet"], "options '--verbose' and '--quiet' cannot be combined",
        nil
      ),
      (
        ["--layout", "compact", "--layout=regular"], "option '--layout' is given twice",
        nil
      ),
      (
        ["--timeout", "3", "--color=auto", "--timeout", "5"], "option '--timeout' is given twice",
        nil
      ),
      (
        ["audit", "--report", "patch=x"], "'audit' writes no patch report",
        "use json, junit, markdown or html"
      ),
      (["show"], "'show' requires at least one screen", "list the screens with 'snapshot list'"),
      (
        ["show", "--"], "'show' requires at least one screen",
        "list the screens with 'snapshot list'"
      ),
      (
        ["coverage", "home"], "unexpected argument 'home' of 'coverage'",
        "see 'snapshot coverage --help'"
      ),
      (
        ["coverage", "--", "--json"],
        "unexpected argument '--json' of 'coverage'", "see 'snapshot coverage --help'"
      ),
    ] as [([String], String, String?)])
  func contradictions(words: [String], message: String, hint: String?) {
    #expect(Self.text(for: words) == message + (hint.map { "\nhint: \($0)" } ?? ""))
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
        "list the verbs with 'snapshot help', and the screens with 'snapshot list'"
      ),
      ("verfy", "'verfy' is neither a verb nor a screen", "did you mean 'verify'?"),
      ("hom", "'hom' is neither a verb nor a screen", #"did you mean 'home' or 'hom\u{7}'?"#),
    ])
  func firstWord(word: String, message: String, hint: String) {
    let error = UsageError.unknownVerbOrScreen(word, screens: ["home", "recordings", "hom\u{7}"])
    #expect(error.description == "\(message)\nhint: \(hint)")
  }

  @Test("A selection without screens and journeys names the option that may cause it")
  func emptySelection() {
    #expect(
      UsageError(.nothingSelected).description == """
        the options select no screen
        hint: remove '--exclude', or name other screens
        """)
  }

  @Test(
    "The first error from left to right is reported, a missing screen last",
    arguments: [
      (
        ["show", "--prune", "--bogus", "--layout"],
        .unsupportedOption("--prune", owners: [.record])
      ),
      (
        ["show", "--layout"],
        .missingValue("--layout", expected: "compact, regular or controls", verb: .show)
      ),
    ] as [([String], UsageError)])
  func first(words: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(words) }
  }
}
