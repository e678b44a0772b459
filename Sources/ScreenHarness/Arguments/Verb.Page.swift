extension Verb {
  /// The help of a verb, except for its options.
  struct Page: Sendable {
    let summary: String
    let explanation: String
    var operands = Operands.screens
    /// The exit statuses, sorted, without those that all verbs have.
    let statuses: KeyValuePairs<Int, String>
    let examples: [String]
  }

  var page: Page {
    switch self {
    case .verify:
      Page(
        summary: "Compare every screen with its golden",
        explanation: """
          A golden is a file with the accepted text of one screen: its picture, or what its controls do. \
          A journey is a file with steps through the app and their accepted results. A screen without a \
          golden and a journey with a step without a result are new. A golden without a screen is \
          obsolete. All of them count as differences. This verb never writes files of goldens: use \
          'snapshot record'. If the name of a screen is 'help' or a verb, use 'snapshot verify \
          NAME'. On GitHub Actions, differences also become annotations.
          """,
        statuses: [
          0: "all screens match",
          1: "differences found",
          2: "some screens could not be verified",
        ],
        examples: [
          "swift package snapshot",
          "swift package snapshot 'book*' --layout compact",
          "swift package snapshot verify record",
        ])
    case .check:
      Page(
        summary: "Run verify, coverage and audit, for CI",
        explanation: """
          Runs the three verbs one after the other, whatever the first ones say, and prints each part as it \
          does alone. The last line says how each ended, and the status is the worst. Screens and \
          patterns select what is verified; the other parts always cover the whole app. A report has all parts.
          """,
        statuses: [
          0: "all screens match, every case is rendered or excepted, and no law is broken",
          1: "a part found differences, missing cases or broken laws",
          2: "a part could not check everything",
        ],
        examples: [
          "swift package snapshot check",
          "swift package snapshot check --report html=/tmp/check.html",
        ])
    case .record:
      Page(
        summary: "Record new and changed goldens",
        explanation: """
          Goldens that still match are not touched. In a journey, only the results of steps are written. \
          Obsolete goldens, which belong to no screen, are kept unless you pass --prune. On macOS, SwiftPM \
          requires permission to write to the package, as in the examples.
          """,
        statuses: [
          0: "all screens are recorded",
          2: "a screen or journey could not be recorded; everything else is recorded",
        ],
        examples: [
          "swift package snapshot record --dry-run",
          "swift package --allow-writing-to-package-directory snapshot record",
          "swift package --allow-writing-to-package-directory snapshot record 'book*'",
        ])
    case .review:
      Page(
        summary: "Accept or skip the differences one by one",
        explanation: """
          This verb prints one difference at a time on a terminal and asks whether to accept it, accept \
          all like it, skip it or quit. It writes accepted goldens immediately. SwiftPM plugins have no \
          terminal, so run the harness itself.
          """,
        statuses: [
          0: "no differences are left",
          1: "some differences are left",
          2: "some screens could not be verified or recorded",
        ],
        examples: [
          "swift run MyAppSnapshots review",
          "swift run MyAppSnapshots review 'book*'",
        ])
    case .list:
      Page(
        summary: "List every screen with its path and verdict",
        explanation: """
          Renders the screens as 'verify' does, and prints a line for each: screen, layout, tab, path \
          and verdict. The layout 'controls' stands for what the controls of the screen do. Journeys \
          follow the screens. This verb writes no files.
          """,
        statuses: [
          0: "all screens are listed, regardless of their verdicts",
          2: "some screens could not be verified",
        ],
        examples: [
          "swift package snapshot list 'regular/*'",
          "swift package snapshot list --json",
        ])
    case .show:
      Page(
        summary: "Print the text of screens as they render now",
        explanation: """
          Prints what 'record' would write, whether or not it matches the golden: pictures, what the \
          controls do, and journeys. For a URL, prints the path and the picture that the \
          link leads to from the start of the app, in the layout of journeys or that of --layout, or why \
          the app refuses it. This verb compares nothing and writes no files.
          """,
        operands: .screensAndLinks,
        statuses: [
          0: "all screens are printed",
          2: "some screens could not be rendered, or the app refuses a link",
        ],
        examples: [
          "swift package snapshot show bookDetail",
          "swift package snapshot show 'book*' --layout regular",
          "swift package snapshot show controls/bookDetail journeys/lend-a-book",
          "swift package snapshot show myapp://books/dune",
        ])
    case .coverage:
      Page(
        summary: "List the routes, sheets and other cases that no screen renders",
        explanation: """
          Renders all screens of the manifest and compares them with the cases of the types of routes, \
          sheets, tabs, flows, overlays and alerts, including enums inside cases. If the harness has \
          'linkPatterns()', lists the patterns without a screen, and the links of screens that match no \
          pattern. If a case needs no screen, add it to 'coverageExceptions' of the harness, with a reason. An exception that is no \
          longer needed counts as a missing case. The output also names types that cannot be checked, \
          and screens that render the same text.
          """,
        operands: .none,
        statuses: [
          0: "every case is rendered or excepted",
          1: "a case is not rendered, or an exception is no longer needed",
          2: "a screen could not be rendered, or no type could be checked",
        ],
        examples: [
          "swift package snapshot coverage",
          "swift package snapshot coverage --json",
        ])
    case .audit:
      Page(
        summary: "Check laws of navigation over all screens, without goldens",
        explanation: """
          A law holds for every app: a screen looks the same after every other screen, a link opens \
          what the jump shows, every cover can be closed. Violations with one cause are one finding, with \
          the steps of a journey that shows it. If a finding is right for the app, add it to \
          'auditExceptions' of the harness, with a reason. This verb reads and writes no goldens, and its \
          reports have every format except for patch. On GitHub Actions, findings also become annotations.
          """,
        operands: .auditedScreens,
        statuses: [
          0: "no law is broken",
          1: "a law is broken, or an exception is no longer needed",
          2: """
          a screen cannot be rendered, nothing was checked, a limit left most of a law unchecked, a law of --law is \
          not supported, or an exception has no reason or no screen
          """,
        ],
        examples: [
          "swift package snapshot audit",
          "swift package snapshot audit --law isolation --law links",
          "swift package snapshot audit 'book*' --json",
          "swift package snapshot audit --report html=/tmp/audit.html",
        ])
    case .map:
      Page(
        summary: "Draw what taps lead to",
        explanation: """
          Taps every control of every screen, or of the selected ones, and prints the screens with the \
          controls that lead from one to another: as lines, or as a Mermaid diagram for Markdown. A state \
          that matches no screen is named by its path. Also crawls the app from its start, and marks \
          screens that neither taps, events nor a link reach, and screens that only a link reaches. Back, tabs \
          and controls that only close something are left out. With --to, prints the steps of a shortest \
          way to one screen, which were taken again. This verb reads no goldens and writes no files.
          """,
        operands: .auditedScreens,
        statuses: [
          0: "the map or the way is printed",
          1: "no way leads to the screen of --to",
          2: "the map is printed without screens that could not be rendered",
        ],
        examples: [
          "swift package snapshot map",
          "swift package snapshot map 'library*' --format mermaid",
          "swift package snapshot map --from library --to paywall",
        ])
    case .views:
      Page(
        summary: "Compare real views with the contents of their screens",
        explanation: """
          A user interface test on a Mac exports the accessibility tree of each screen of the app, a file for each \
          screen and layout. This verb reads the files of FOLDER and prints what the view or the content lacks, other \
          labels, values and states, and screens without a view. If an element is only in one of both on purpose, add \
          it to 'viewExceptions' of the harness, with a reason. An HTML report draws each view that differs below a \
          drawing of its content. This verb reads and writes no goldens.
          """,
        operands: .folder,
        statuses: [
          0: "all views agree with their contents",
          1: "a view differs from its content, or an exception is no longer needed",
          2: """
          a screen has no view, did not appear or cannot be rendered, or a file is not a view of a screen
          """,
        ],
        examples: [
          "swift package snapshot views /tmp/views",
          "swift package snapshot views /tmp/views --report html=/tmp/views.html",
        ])
    case .explore:
      Page(
        summary: "Use the app as text, and save the steps as a journey",
        explanation: """
          On a terminal, this verb prints the app as text with numbered controls, and performs what you \
          type: a step of a journey, the number of a control, 'undo', 'steps', 'save NAME', 'help' or \
          'quit'. A step that crashes or hangs costs only itself. Without a terminal, it reads steps from \
          standard input, one a line, and prints the text of a journey, or with --json an object for each \
          step; it stops at the first step that fails. With --layout, the app is in that layout. SwiftPM \
          plugins have no terminal and no input, so run the harness itself.
          """,
        operands: .place,
        statuses: [
          0: "the input has ended",
          2: "the app could not start, or a step of standard input failed",
        ],
        examples: [
          "swift run MyAppSnapshots explore",
          "swift run MyAppSnapshots explore bookDetail",
          "swift run MyAppSnapshots explore --json < steps.txt",
        ])
    }
  }
}

extension Verb.Page {
  /// The statuses of the verb, and those that all verbs have, sorted.
  var allStatuses: [(code: Int, meaning: String)] {
    statuses.map { ($0, $1) } + [(64, "invalid usage"), (130, "interrupted")]
  }
}
