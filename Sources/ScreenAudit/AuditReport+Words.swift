import ScreenCrawl
import ScreenDriver
import ScreenJobs
import ScreenReports
import ScreenSnapshot
import ScreenText

/// The words that the terminal and all reports have in common.
///
/// What a finding says is in ``LawCause``; what a law expects, its hint and its counts are in the file of the law.
extension AuditReport {
  /// The conclusion, as the title of a report.
  func title(of conclusion: Conclusion) -> String {
    switch conclusion {
    case .matched: "no law is broken"
    case .differs where groups.isEmpty: "an exception is no longer needed"
    case .differs: groups.count == 1 ? "1 finding" : "\(groups.count) findings"
    case .incomplete, .interrupted: "not all could be checked"
    }
  }

  /// The counts of laws, findings, stale exceptions and invalid screens.
  var tally: Report.Tally {
    let held = laws.count { $0.holds }
    let broken = laws.count { !$0.groups.isEmpty }
    let undecided = laws.count { $0.isUncheckedByLimit && $0.checkedCount > 0 }
    func nouns(_ noun: String, _ count: Int) -> String { count == 1 ? noun : "\(noun)s" }
    let unwired = unwiredControlCount == 1 ? "control is not wired" : "controls are not wired"
    let counts: [Report.Tally.Count] = [
      .init(number: held, noun: "held"), .init(number: broken, noun: "broken", tone: .broken),
      .init(number: undecided, noun: "mostly not checked"),
      .init(number: laws.count - held - broken - undecided, noun: "not checked"),
      .init(number: groups.count, noun: nouns("finding", groups.count)),
      .init(
        number: staleExceptions.count, noun: nouns("stale exception", staleExceptions.count)),
      .init(number: failures.count, noun: "invalid", tone: .failed),
      .init(number: unwiredControlCount, noun: unwired),
    ]
    let origin = starts.isEmpty ? "" : " from \(WordList.count(starts.count, "start"))"
    return Report.Tally(
      subject: WordList.count(laws.count, "law") + origin,
      counts: counts.filter { $0.number > 0 }, none: "none was checked")
  }
}

extension LawFindings {
  /// Whether the law was checked and is not broken.
  var holds: Bool { groups.isEmpty && checkedCount > 0 && !isMostlyUndecided }

  /// The number of checks: `66 relaunches`.
  var checkedWords: String {
    let checks = law.type.checks
    if checkedCount == 0 { return "not checked" }
    return checkedCount == 1 ? "1 \(checks.one)" : "\(checkedCount) \(checks.many)"
  }

  /// What was not checked, with the reasons.
  var uncheckedFacts: [Report.Fact] {
    let reasons = omissions.map { gap, omission in
      let reason = gap.words
      if checkedCount == 0 { return Report.Fact(reason) }
      let text = "\(omission.count) not checked: \(reason)"
      if !omission.controls.isEmpty {
        let controls = omission.controls.sorted().map { "'\($0.control)' on \($0.screen)" }
        return Report.Fact(text, beginningWith: controls.map(TextColumns.visible))
      }
      return Report.Fact(text, on: omission.places.sorted().map(TextColumns.visible))
    }
    if checkedCount == 0, reasons.isEmpty, unsupported.isEmpty {
      return [Report.Fact(law.type.nothingToCheck)]
    }
    return unsupportedOperations.map { Report.Fact("\($0)") } + reasons
  }

  /// The reasons why the law was not checked somewhere, in alphabetical order.
  var omissions: [(gap: LawGap, omission: Omission)] {
    gaps.map { ($0.key, $0.value) }.sorted { $0.0.words < $1.0.words }
  }

  /// The operations that the harness does not support, in declared order.
  var unsupportedOperations: [UnsupportedOperation] {
    UnsupportedOperation.allCases.filter(unsupported.contains)
  }

  /// What to do if the findings are right for the app.
  var hint: String? { law.type.hint(on: groups.map(\.example)) }
}

// MARK: - Findings

extension AuditGroup {
  /// What is wrong.
  var cause: String {
    example.cause.words + (example.moment?.words ?? "")
  }

  /// What is wrong, with the cause that an exception names: `a sheet stays (.leftovers)`.
  var title: String {
    "\(cause) (\(example.cause.kind.words))"
  }

  /// Where the law is broken: `after home, on settings`.
  ///
  /// - Parameter maximum: The number of screens above which only their number is given.
  /// - Returns: One line.
  func places(maximum: Int = maximumNames) -> String {
    places(maximum) + (starts.isEmpty ? "" : ", \(StartWords.from(starts))")
  }

  private func places(_ maximum: Int) -> String {
    if !pairs.isEmpty { return ScreenPairs.words(of: pairs, maximum: maximum) }
    let screens = "on \(ScreenPairs.list(screens, maximum))"
    guard let control = example.control else { return screens }
    let others = hasManyControls ? " and \(count - 1) more" : ""
    return "'\(TextColumns.visible(control))'\(others) \(screens)"
  }

  /// The steps of the example, what should be visible after them, and what is.
  var reportedExample: Report.Example {
    guard law.type.showsExample else { return Report.Example(notes: screenLines) }
    let notes =
      ["expected: \(example.expectedWords)", "found:    \(example.foundWords)"]
      + [confirmationNote, journeyNote].compactMap(\.self)
    return Report.Example(
      steps: example.steps.map { TextColumns.visible("> \($0.text)") },
      notes: notes.map(TextColumns.visible))
  }

  /// Why the steps are no journey; nil if they are one.
  private var journeyNote: String? {
    example.moment == .beforeSettling
      ? "not for a journey file: a journey waits for the app before it opens a link"
      : example.steps.lazy.compactMap(\.journeyNote).first
  }

  /// The names of all screens, unless the first line of the finding has them.
  private var screenLines: [String] {
    screens.count > Self.maximumNames ? TextColumns.list(screens.map(TextColumns.visible)) : []
  }

  /// Why the example is right by itself; nil if a new process confirms it.
  private var confirmationNote: String? {
    isConfirmed
      ? nil
      : "not in each new process: a screen leaves something behind in the process, or the app does not do "
        + "the same each time"
  }
}

extension Violation {
  var expectedWords: String { law.type.expectation(of: self) }
  var foundWords: String { found.words }
}

extension Found {
  var words: String {
    switch self {
    case .state(let path): path
    case .controls(let labels, let path):
      labels.isEmpty
        ? "\(path) without controls"
        : "\(path) with \(labels.map { "'\(TextColumns.visible($0))'" }.joined(separator: ", "))"
    case .error(let reason): reason
    case .end(let end): end.words
    case .notReached: "not reached from the start"
    }
  }
}

extension ProcessEnd {
  var words: String {
    switch self {
    case .crash(let crash): crash.reason
    case .hang(let limit): TimeLimit.reason(limit)
    }
  }
}

extension Step {
  /// Why a journey cannot have the step; nil if it can.
  fileprivate var journeyNote: String? {
    switch self {
    case .openWithoutSecret: "not for a journey file: a secret is left out of '\(text)'"
    case .start, .show, .tap, .tapTwice, .type, .back, .tab, .open, .event, .relaunch, .look: nil
    }
  }
}

/// The words for starts of the app.
enum StartWords {
  /// `from signedIn and signedOut`.
  static func from(_ names: [String]) -> String {
    "from \(WordList.list(names.map(TextColumns.visible)))"
  }
}

// MARK: - Exceptions

extension AuditCause {
  /// The case as in Swift.
  var words: String { ".\(rawValue)" }
}

extension AuditException {
  /// The law, the screen, the control and the cause.
  var subject: String {
    let control = control.map { " '\($0)'" } ?? ""
    let previous = previous.map { " after \($0)" } ?? ""
    let start = start.map { " from \($0)" } ?? ""
    let cause = cause.map { " (\($0.words))" } ?? ""
    return TextColumns.visible("\(law.rawValue) \(screen)\(previous)\(start)\(control)\(cause)")
  }

  /// The subject and the reason on one line.
  var line: String { "\(subject): \(TextColumns.visible(reason))" }

  /// What to do about the exception if it is stale.
  var staleHint: String { "nothing needs the exception: delete it" }
}
