import Testing

@testable import ScreenHarness

@Suite("Help")
struct HelpTests {
  @Test("of the whole command")
  func verboseCommand() {
    let text = """
      Usage: snapshot [VERB] [options] [SCREEN…]

      Compare every screen of the app with its golden, the text once accepted for it

      Verbs:
        verify    Compare every screen with its golden (the default)
        record    Write the goldens that are new or changed
        review    Go through the differences one by one
        list      List every screen with its path and verdict
        show      Print the text of screens, as they render now
        coverage  List the cases of routes, sheets and the like that no screen shows
        merge     Make one report of those of several parts

      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything;
      one with a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'. Without one,
      all screens are taken.

      Options:
        --layout compact|regular   Take one layout only (default: all of the harness)
        --shard I/N|auto           Take the I-th of N parts; auto asks the CI server
                                   (default: all screens)
        --report FORMAT=PATH       Write a report too: json, junit, markdown, html or
                                   patch; may be given again
        --jobs N                   Show screens in N processes (default: the cores,
                                   fewer for few screens)
        --timeout SECONDS          Let one screen take this long (default: 10)
        --no-workers               Show screens in one process, for a debugger
        --check-stability          Show every screen twice, not only those that differ
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --manifests DIR            Keep goldens in DIR (default: PACKAGE/manifests)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0    all screens matched
        1    something differs
        2    something could not be verified
        64   wrong usage
        130  interrupted; what was found so far is reported
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot
        swift package snapshot 'book*' --layout compact
        swift package --allow-writing-to-package-directory snapshot record

      More on a verb: snapshot VERB --help
      """
    #expect(Help.text(for: nil) == text)
  }

  @Test("of verify")
  func verify() {
    let text = """
      Usage: snapshot verify [options] [SCREEN…]

      Compare every screen with its golden

      A golden is the text once accepted for a screen. A screen without one is new, a
      golden without a screen is obsolete, and both count as differences. Verifying
      never writes a golden: 'snapshot record' does. A screen that is named like a
      verb is reached by 'snapshot verify NAME'. On GitHub Actions, differences become
      annotations, too.

      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything;
      one with a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'. Without one,
      all screens are taken.

      Options:
        --layout compact|regular   Take one layout only (default: all of the harness)
        --shard I/N|auto           Take the I-th of N parts; auto asks the CI server
                                   (default: all screens)
        --report FORMAT=PATH       Write a report too: json, junit, markdown, html or
                                   patch; may be given again
        --jobs N                   Show screens in N processes (default: the cores,
                                   fewer for few screens)
        --timeout SECONDS          Let one screen take this long (default: 10)
        --no-workers               Show screens in one process, for a debugger
        --check-stability          Show every screen twice, not only those that differ
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --manifests DIR            Keep goldens in DIR (default: PACKAGE/manifests)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0    all screens matched
        1    something differs
        2    something could not be verified
        64   wrong usage
        130  interrupted; what was found so far is reported
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot
        swift package snapshot 'book*' --layout compact
        swift package snapshot verify record
      """
    #expect(Help.text(for: .verify) == text)
  }

  @Test("of record")
  func record() {
    let text = """
      Usage: snapshot record [options] [SCREEN…]

      Write the goldens that are new or changed

      Goldens that are equal are not touched. Obsolete ones, which belong to no screen
      any more, stay unless --prune is given. SwiftPM has to be told that writing is
      allowed, as below.

      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything;
      one with a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'. Without one,
      all screens are taken.

      Options:
        --missing                  Write new goldens only, leave changed ones alone
        --prune                    Delete obsolete goldens, too
        --dry-run                  Say what would be done, and do nothing
        --layout compact|regular   Take one layout only (default: all of the harness)
        --jobs N                   Show screens in N processes (default: the cores,
                                   fewer for few screens)
        --timeout SECONDS          Let one screen take this long (default: 10)
        --no-workers               Show screens in one process, for a debugger
        --check-stability          Show every screen twice, not only those that differ
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --manifests DIR            Keep goldens in DIR (default: PACKAGE/manifests)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0    all screens are recorded
        2    some could not be recorded; the others are
        64   wrong usage
        130  interrupted; each golden is old or new
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot record --dry-run
        swift package --allow-writing-to-package-directory snapshot record
        swift package --allow-writing-to-package-directory snapshot record 'book*'
      """
    #expect(Help.text(for: .record) == text)
  }

  @Test("of review")
  func review() {
    let text = """
      Usage: snapshot review [options] [SCREEN…]

      Go through the differences one by one

      On a terminal, shows one difference at a time and asks: accept, accept all like
      it, skip or quit. What is accepted is written at once. Elsewhere prints all
      differences, and the commands that accept them. SwiftPM's plugins have no
      terminal: run the harness itself.

      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything;
      one with a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'. Without one,
      all screens are taken.

      Options:
        --layout compact|regular   Take one layout only (default: all of the harness)
        --jobs N                   Show screens in N processes (default: the cores,
                                   fewer for few screens)
        --timeout SECONDS          Let one screen take this long (default: 10)
        --no-workers               Show screens in one process, for a debugger
        --check-stability          Show every screen twice, not only those that differ
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --manifests DIR            Keep goldens in DIR (default: PACKAGE/manifests)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0    nothing is left
        1    some differences are left
        2    something could not be verified or recorded
        64   wrong usage
        130  interrupted; what is left is as it was
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift run MyAppSnapshots review
        swift run MyAppSnapshots review 'book*'
      """
    #expect(Help.text(for: .review) == text)
  }

  @Test("of list")
  func list() {
    let text = """
      Usage: snapshot list [options] [SCREEN…]

      List every screen with its path and verdict

      Walks the screens as verifying does, and prints a line for each: screen, layout,
      tab, path and verdict. Nothing is written.

      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything;
      one with a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'. Without one,
      all screens are taken.

      Options:
        --json                     Print one JSON object instead of lines
        --layout compact|regular   Take one layout only (default: all of the harness)
        --shard I/N|auto           Take the I-th of N parts; auto asks the CI server
                                   (default: all screens)
        --jobs N                   Show screens in N processes (default: the cores,
                                   fewer for few screens)
        --timeout SECONDS          Let one screen take this long (default: 10)
        --no-workers               Show screens in one process, for a debugger
        --check-stability          Show every screen twice, not only those that differ
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --manifests DIR            Keep goldens in DIR (default: PACKAGE/manifests)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0    all screens are listed, whatever their verdicts
        2    something could not be verified
        64   wrong usage
        130  interrupted; what was found so far is listed
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot list 'regular/*'
        swift package snapshot list --json
      """
    #expect(Help.text(for: .list) == text)
  }

  @Test("of show")
  func show() {
    let text = """
      Usage: snapshot show [options] SCREEN…

      Print the text of screens, as they render now

      Prints what recording would write, whether the golden is the same or not.
      Nothing is compared or written.

      SCREEN is the name of a screen, or a pattern, in which '*' stands for anything;
      one with a slash is tried on LAYOUT/SCREEN too, as in 'compact/*'.

      Options:
        --layout compact|regular  Take one layout only (default: all of the harness)
        --jobs N                  Show screens in N processes (default: the cores,
                                  fewer for few screens)
        --timeout SECONDS         Let one screen take this long (default: 10)
        --no-workers              Show screens in one process, for a debugger
        --package-path DIR        Work on the package in DIR (default: the nearest
                                  folder with a Package.swift, from here upwards)
        --harness NAME            Run the harness NAME, where the package has several
        --version                 Print the version
        -h, --help                Print this help

      Exit status:
        0    all screens are printed
        2    some could not be rendered
        64   wrong usage
        130  interrupted; the rest is not printed
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot show bookDetail
        swift package snapshot show 'book*' --layout regular
      """
    #expect(Help.text(for: .show) == text)
  }

  @Test("of coverage")
  func coverage() {
    let text = """
      Usage: snapshot coverage [options]

      List the cases of routes, sheets and the like that no screen shows

      Walks all screens of the manifest, and looks for every case of the types of
      routes, sheets, tabs, flows and overlays. A case that no screen needs to show
      goes into 'exceptions' of the harness, with a reason; an exception that is not
      needed any more counts as a mistake. It says which types it could not look at,
      and which screens show the same. --verbose names a screen for each case.

      Options:
        --json                     Print one JSON object instead of lines
        --jobs N                   Show screens in N processes (default: the cores,
                                   fewer for few screens)
        --timeout SECONDS          Let one screen take this long (default: 10)
        --no-workers               Show screens in one process, for a debugger
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0    all cases are shown or excepted
        1    some case is not shown, or an exception is stale
        2    some screen could not be shown, or nothing could be looked at
        64   wrong usage
        130  interrupted; nothing is reported
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot coverage
        swift package snapshot coverage --json
      """
    #expect(Help.text(for: .coverage) == text)
  }

  @Test("of merge")
  func merge() {
    let text = """
      Usage: snapshot merge [options] REPORT…

      Make one report of those of several parts

      Reads the JSON reports that 'snapshot --shard I/N --report json=PATH' wrote,
      prints what they found together, and writes it in every form that is asked for.
      Nothing is walked.

      Options:
        --report FORMAT=PATH       Write a report too: json, junit, markdown, html or
                                   patch; may be given again
        --package-path DIR         Work on the package in DIR (default: the nearest
                                   folder with a Package.swift, from here upwards)
        --manifests DIR            Keep goldens in DIR (default: PACKAGE/manifests)
        --harness NAME             Run the harness NAME, where the package has several
        --color auto|always|never  Colour the output; NO_COLOR and CLICOLOR_FORCE
                                   count (default: auto, on a terminal)
        --quiet                    Print less: the counts only
        --verbose                  Print more: matched screens, whole differences
        --version                  Print the version
        -h, --help                 Print this help

      Exit status:
        0   all screens of all parts matched
        1   something differs
        2   something could not be verified, or a part is missing
        64  wrong usage
        'swift package' turns all of them but 0 into 1.

      Examples:
        swift package snapshot merge part-1.json part-2.json
        swift package snapshot merge part-*.json --report html=/tmp/report.html
      """
    #expect(Help.text(for: .merge) == text)
  }

  @Test("stays within 80 columns, without blanks at line ends", arguments: [nil] + Verb.allCases)
  func columns(verb: Verb?) {
    let lines = Help.text(for: verb).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
  }

  @Test("shows every option that a verb takes, but for the hidden one", arguments: Verb.allCases)
  func options(verb: Verb) {
    let text = Help.text(for: verb)
    let shown = Option.all.map(\.flag).filter {
      text.contains("  \($0)") || text.contains(", \($0)")
    }
    let taken = Option.all.filter { $0.verbs.contains(verb) && $0.help != nil }.map(\.flag)
    #expect(shown == taken)
  }
}
