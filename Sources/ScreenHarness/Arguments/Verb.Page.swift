extension Verb {
  /// What the help of a verb says apart from its options, which say it themselves.
  struct Page: Sendable {
    /// One line, imperative, without a full stop.
    let summary: String
    /// What has to be known beyond the summary, in sentences.
    let explanation: String
    /// The words after the options, as a usage line spells them; without brackets, one is needed;
    /// empty where there are none.
    var operands = "[SCREEN…]"
    /// The exit statuses that the verb has of its own, and what they say.
    let statuses: [Status]
    /// Whole command lines.
    let examples: [String]
  }

  /// An exit status and what it says.
  struct Status: Sendable {
    let code: Int
    let meaning: String
  }

  /// What the verb's help says.
  ///
  /// A new verb is a new case and its page here.
  var page: Page {
    switch self {
    case .verify: .verify
    case .record: .record
    case .review: .review
    case .list: .list
    case .show: .show
    case .coverage: .coverage
    case .merge: .merge
    }
  }

  /// Whether the verb has nothing to do without a word behind it.
  var requiresOperand: Bool { acceptsOperands && !page.operands.hasPrefix("[") }

  /// Whether words may stand behind the verb.
  var acceptsOperands: Bool { !page.operands.isEmpty }
}

extension Verb.Page {
  /// The verb's own statuses and that of wrong usage, which is the same for all, sorted.
  var allStatuses: [Verb.Status] {
    (statuses + [Verb.Status(code: 64, meaning: "wrong usage")]).sorted { $0.code < $1.code }
  }
}

extension Verb.Page {
  fileprivate static let verify = Verb.Page(
    summary: "Compare every screen with its golden",
    explanation: """
      A golden is the text once accepted for a screen. A screen without one is new, a golden \
      without a screen is obsolete, and both count as differences. Verifying never writes a \
      golden: 'snapshot record' does. A screen that is named like a verb is reached by \
      'snapshot verify NAME'. On GitHub Actions, differences become annotations, too.
      """,
    statuses: [
      .init(code: 0, meaning: "all screens matched"),
      .init(code: 1, meaning: "something differs"),
      .init(code: 2, meaning: "something could not be verified"),
      .init(code: 130, meaning: "interrupted; what was found so far is reported"),
    ],
    examples: [
      "swift package snapshot",
      "swift package snapshot 'book*' --layout compact",
      "swift package snapshot verify record",
    ])

  fileprivate static let record = Verb.Page(
    summary: "Write the goldens that are new or changed",
    explanation: """
      Goldens that are equal are not touched. Obsolete ones, which belong to no screen any more, \
      stay unless --prune is given. SwiftPM has to be told that writing is allowed, as below.
      """,
    statuses: [
      .init(code: 0, meaning: "all screens are recorded"),
      .init(code: 2, meaning: "some could not be recorded; the others are"),
      .init(code: 130, meaning: "interrupted; each golden is old or new"),
    ],
    examples: [
      "swift package snapshot record --dry-run",
      "swift package --allow-writing-to-package-directory snapshot record",
      "swift package --allow-writing-to-package-directory snapshot record 'book*'",
    ])

  fileprivate static let review = Verb.Page(
    summary: "Go through the differences one by one",
    explanation: """
      On a terminal, shows one difference at a time and asks: accept, accept all like it, skip or \
      quit. What is accepted is written at once. Elsewhere prints all differences, and the \
      commands that accept them. SwiftPM's plugins have no terminal: run the harness itself.
      """,
    statuses: [
      .init(code: 0, meaning: "nothing is left"),
      .init(code: 1, meaning: "some differences are left"),
      .init(code: 2, meaning: "something could not be verified or recorded"),
      .init(code: 130, meaning: "interrupted; what is left is as it was"),
    ],
    examples: [
      "swift run MyAppSnapshots review",
      "swift run MyAppSnapshots review 'book*'",
    ])

  fileprivate static let list = Verb.Page(
    summary: "List every screen with its path and verdict",
    explanation: """
      Walks the screens as verifying does, and prints a line for each: screen, layout, tab, path \
      and verdict. Nothing is written.
      """,
    statuses: [
      .init(code: 0, meaning: "all screens are listed, whatever their verdicts"),
      .init(code: 2, meaning: "something could not be verified"),
      .init(code: 130, meaning: "interrupted; what was found so far is listed"),
    ],
    examples: [
      "swift package snapshot list 'regular/*'",
      "swift package snapshot list --json",
    ])

  fileprivate static let show = Verb.Page(
    summary: "Print the text of screens, as they render now",
    explanation: """
      Prints what recording would write, whether the golden is the same or not. Nothing is \
      compared or written.
      """,
    operands: "SCREEN…",
    statuses: [
      .init(code: 0, meaning: "all screens are printed"),
      .init(code: 2, meaning: "some could not be rendered"),
      .init(code: 130, meaning: "interrupted; the rest is not printed"),
    ],
    examples: [
      "swift package snapshot show bookDetail",
      "swift package snapshot show 'book*' --layout regular",
    ])

  fileprivate static let coverage = Verb.Page(
    summary: "List the cases of routes, sheets and the like that no screen shows",
    explanation: """
      Walks all screens of the manifest, and looks for every case of the types of routes, sheets, \
      tabs, flows and overlays. A case that no screen needs to show goes into 'exceptions' of the \
      harness, with a reason; an exception that is not needed any more counts as a mistake. It \
      says which types it could not look at, and which screens show the same. --verbose names a \
      screen for each case.
      """,
    operands: "",
    statuses: [
      .init(code: 0, meaning: "all cases are shown or excepted"),
      .init(code: 1, meaning: "some case is not shown, or an exception is stale"),
      .init(code: 2, meaning: "some screen could not be shown, or nothing could be looked at"),
      .init(code: 130, meaning: "interrupted; nothing is reported"),
    ],
    examples: [
      "swift package snapshot coverage",
      "swift package snapshot coverage --json",
    ])

  fileprivate static let merge = Verb.Page(
    summary: "Make one report of those of several parts",
    explanation: """
      Reads the JSON reports that 'snapshot --shard I/N --report json=PATH' wrote, prints what \
      they found together, and writes it in every form that is asked for. Nothing is walked.
      """,
    operands: "REPORT…",
    statuses: [
      .init(code: 0, meaning: "all screens of all parts matched"),
      .init(code: 1, meaning: "something differs"),
      .init(code: 2, meaning: "something could not be verified, or a part is missing"),
    ],
    examples: [
      "swift package snapshot merge part-1.json part-2.json",
      "swift package snapshot merge part-*.json --report html=/tmp/report.html",
    ])
}
