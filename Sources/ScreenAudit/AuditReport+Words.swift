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

  var tally: Report.Tally {
    let held = laws.count { $0.holds }
    let broken = laws.count { !$0.groups.isEmpty }
    let undecided = laws.count { $0.isUncheckedByLimit && $0.checkedCount > 0 }
    let counts: [Report.Tally.Count] = [
      .init(number: held, noun: "held"), .init(number: broken, noun: "broken", tone: .broken),
      .init(number: undecided, noun: "mostly not checked"),
      .init(number: laws.count - held - broken - undecided, noun: "not checked"),
      .init(number: groups.count, noun: "finding", plural: "findings"),
      .init(number: staleExceptions.count, noun: "stale exception", plural: "stale exceptions"),
      .init(number: failures.count, noun: "invalid", tone: .failed),
      .init(number: unstable.count, noun: "unstable"),
      .init(
        number: unwiredControlCount, noun: "control is not wired", plural: "controls are not wired"),
    ]
    let origin = starts.isEmpty ? "" : " from \(WordList.count(starts.count, "start"))"
    return Report.Tally(
      subject: WordList.count(laws.count, "law") + origin,
      counts: counts.filter { $0.number > 0 }, none: "none was checked")
  }
}

extension LawFindings {
  var holds: Bool { groups.isEmpty && checkedCount > 0 && !isMostlyUndecided }

  /// The number of checks: `66 relaunches`.
  var checkedWords: String {
    let checks = law.type.checks
    if checkedCount == 0 { return "not checked" }
    return checkedCount == 1 ? "1 \(checks.one)" : "\(checkedCount) \(checks.many)"
  }

  var uncheckedFacts: [Report.Fact] {
    let reasons = omissions.map { gap, omission in
      let reason = gap.words
      if checkedCount == 0 { return Report.Fact(reason) }
      let text = "\(omission.count) not checked: \(reason)"
      let places = omission.places.sorted().map(TextColumns.visible)
      return gap == .notWired
        ? Report.Fact(text, beginningWith: places) : Report.Fact(text, on: places)
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
  var cause: String {
    ([example.cause.words] + [example.moment?.rawValue].compactMap(\.self)).joined(separator: " ")
  }

  /// What is wrong, with the cause that an exception names: `a sheet stays (.leftovers)`.
  var title: String { "\(cause) (.\(example.cause.kind.rawValue))" }

  /// Where the law is broken, on one line: `after home, on settings`; above a maximum, only the number of screens.
  func places(maximum: Int = maximumNames) -> String {
    let on = "on \(Self.list(screens, maximum))"
    let from = starts.isEmpty ? "" : ", \(WordList.starts(starts))"
    if !previousScreens.isEmpty {
      let inPairs =
        pairs.count < previousScreens.count * screens.count ? ", in \(pairs.count) pairs" : ""
      return "after \(Self.list(previousScreens, maximum)), \(on)\(inPairs)\(from)"
    }
    guard let control = example.control else { return on + from }
    let others = hasManyControls ? " and \(count - 1) more" : ""
    return "'\(TextColumns.visible(control))'\(others) \(on)\(from)"
  }

  private static func list(_ names: [String], _ maximum: Int) -> String {
    if names.count <= maximum { return WordList.list(names.map(TextColumns.visible)) }
    let count = names.count { $0 != Place.startName }
    return count < names.count ? "\(Place.startName) and \(count) screens" : "\(count) screens"
  }

  /// The steps of the example, what should be visible after them, and what is.
  var reportedExample: Report.Example {
    // No steps show that a screen is not reached.
    if law == .reachability { return Report.Example(notes: screenLines) }
    let notes =
      ["expected: \(example.expectedWords)", "found:    \(example.found)"]
      + [confirmationNote, journeyNote].compactMap(\.self)
    return Report.Example(
      steps: example.steps.map { TextColumns.visible("> \($0.text)") },
      notes: notes.map(TextColumns.visible))
  }

  /// Why the steps are no journey; nil if they are one.
  private var journeyNote: String? {
    if example.moment == .beforeSettling {
      return "not for a journey file: a journey waits for the app before it opens a link"
    }
    let step = example.steps.first { if case .openWithoutSecret = $0 { true } else { false } }
    return step.map { "not for a journey file: a secret is left out of '\($0.text)'" }
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

extension WordList {
  /// `from signedIn and signedOut`.
  static func starts(_ names: [String]) -> String { "from \(list(names.map(TextColumns.visible)))" }
}

// MARK: - Exceptions

extension AuditException {
  var subject: String {
    let control = control.map { " '\($0)'" } ?? ""
    let previous = previous.map { " after \($0)" } ?? ""
    let start = start.map { " from \($0)" } ?? ""
    let cause = cause.map { " (.\($0.rawValue))" } ?? ""
    return TextColumns.visible("\(law.rawValue) \(screen)\(previous)\(start)\(control)\(cause)")
  }

  var line: String { "\(subject): \(TextColumns.visible(reason))" }

  var staleHint: String { "nothing needs the exception: delete it" }
}
