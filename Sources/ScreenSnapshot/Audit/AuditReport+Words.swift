import ScreenText

/// The words that the terminal and all reports have in common.
extension AuditReport {
  /// The conclusion, as the title of a report.
  var title: String {
    switch conclusion {
    case .matched: "no law is broken"
    case .differs where groups.isEmpty: "an exception is no longer needed"
    case .differs: groups.count == 1 ? "1 finding" : "\(groups.count) findings"
    case .incomplete, .interrupted: "not all could be checked"
    }
  }

  /// The counts of laws, findings, stale exceptions and invalid screens.
  package var tally: Report.Tally {
    let held = laws.count { $0.holds }
    let broken = laws.count { !$0.groups.isEmpty }
    func nouns(_ noun: String, _ count: Int) -> String { count == 1 ? noun : "\(noun)s" }
    let counts: [Report.Tally.Count] = [
      .init(number: held, noun: "held"), .init(number: broken, noun: "broken", tone: .broken),
      .init(number: laws.count - held - broken, noun: "not checked"),
      .init(number: groups.count, noun: nouns("finding", groups.count)),
      .init(
        number: staleExceptions.count, noun: nouns("stale exception", staleExceptions.count)),
      .init(number: failures.count, noun: "invalid", tone: .failed),
    ]
    let shardName = shard.map { ", shard \($0)" } ?? ""
    return Report.Tally(
      subject: "\(WordList.count(laws.count, "law"))\(shardName)",
      counts: counts.filter { $0.number > 0 },
      none: shard == nil ? "none was checked" : "none are in this shard")
  }
}

extension AuditReport.LawResult {
  /// Whether the law was checked and is not broken.
  package var holds: Bool { groups.isEmpty && checkedCount > 0 }

  /// The number of checks: `54 relaunches`.
  package var checkedWords: String {
    if checkedCount == 0 { return "not checked" }
    if checkedCount == 1 { return "1 \(law.check.one)" }
    return "\(checkedCount) \(law.check.many)"
  }

  /// What was not checked, with the reasons.
  package var uncheckedWords: [String] {
    let reasons = unchecked.sorted { $0.key < $1.key }.map { reason, count in
      checkedCount == 0 ? reason : "\(count) not checked: \(reason)"
    }
    if checkedCount == 0, reasons.isEmpty, unsupported.isEmpty { return [law.nothingToCheck] }
    return unsupported.map { "\($0)" } + reasons
  }

  /// What to do if the findings are right for the app.
  package var hint: String? {
    guard law == .isolation, groups.contains(where: { $0.example.endReason == nil }) else {
      return nil
    }
    return "if 'navigate' need not work from every screen, declare "
      + "'static let navigatesAbsolutely = false' in the harness"
  }
}

extension AuditLaw {
  /// What one check of the law is.
  fileprivate var check: (one: String, many: String) {
    switch self {
    case .isolation: ("jump", "jumps")
    case .links: ("link opened", "links opened")
    case .restoration: ("relaunch", "relaunches")
    case .back: ("step back", "steps back")
    case .tabs: ("tap on tabs", "taps on tabs")
    case .controls: ("control", "controls")
    case .exits: ("screen", "screens")
    case .reachability: ("place", "places")
    }
  }

  /// Why a law was not checked if the harness supports its operations.
  fileprivate var nothingToCheck: String {
    switch self {
    case .isolation: "found no screen to jump to"
    case .links: "found no link"
    case .restoration, .reachability: "found no screen"
    case .back: "found no screen to go back from"
    case .tabs: "found no screen with tabs to tap"
    case .controls: "found no control that navigates"
    case .exits: "found nothing to leave"
    }
  }
}

extension AuditGroup {
  /// Where the law is broken: `after home, on settings`.
  ///
  /// - Parameter maximum: The number of screens above which only their number is given.
  /// - Returns: One line.
  package func places(maximum: Int = 3) -> String {
    let screens = "on \(Self.list(screens, maximum))"
    if let control = example.control {
      let others = key.screen == nil ? "" : " and \(count - 1) more"
      return "'\(TextColumns.visible(control))'\(others) \(screens)"
    }
    guard !previousScreens.isEmpty else { return screens }
    return "after \(Self.list(previousScreens, maximum)), \(screens)"
  }

  private static func list(_ names: [String], _ maximum: Int) -> String {
    if names.count > maximum { return "\(names.count) screens" }
    let names = names.map(TextColumns.visible)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The steps of the example, what should be visible after them, and what is.
  package var exampleLines: [String] {
    let note =
      "not in a new process: "
      + (example.law == .isolation && example.endReason != nil ? "it takes more steps, or " : "")
      + "a screen leaves something behind in the process"
    let lines =
      example.steps.map { "> \($0)" }
      + ["expected: \(example.expected)", "found:    \(example.found)"]
      + (isConfirmed ? [] : [note]) + [journeyNote].compactMap(\.self)
    return lines.map(TextColumns.visible)
  }

  /// Why the steps of the example are no journey; nil if they are one.
  private var journeyNote: String? {
    for step in example.steps {
      switch try? Step(parsing: step) {
      case nil: return "not for a journey file: '\(step)' is no step of a journey"
      case .open(let url) where url.contains(Step.placeholder):
        return "not for a journey file: a secret is left out of '\(step)'"
      case .show, .tap, .type, .back, .tab, .open, .relaunch, .look: continue
      }
    }
    return nil
  }
}

extension AuditException {
  /// The law, the screen and the control.
  var subject: String {
    let control = control.map { " '\($0)'" } ?? ""
    return TextColumns.visible("\(law.rawValue) \(screen)\(control)")
  }

  /// The subject and the reason on one line.
  package var line: String { "\(subject): \(TextColumns.visible(reason))" }

  /// What to do about the exception if it is stale.
  package var staleHint: String { "nothing needs the exception: delete it" }
}
