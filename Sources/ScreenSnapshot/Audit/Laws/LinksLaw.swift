import ScreenText

/// Links: opening a screen's link shows what navigating to the screen shows.
///
/// It does so from a fresh start and over every screen, also itself, and the tab that it leaves keeps its stack. A broken
/// link, whose path goes on, changes nothing and is refused. Over a screen, the app may refuse a link for a reason; it
/// may also keep a link for later, if nothing changes. If the harness does not report the outcome, it may declare what
/// blocks links.
enum LinksLaw: Law {
  /// The link to a screen after a start and over every screen.
  case screen(Int)

  /// The link to a screen over one other screen, or after a start.
  ///
  /// The process shows no third screen, so that none leaves something behind.
  case link(to: Int, over: Int?)

  /// The link to a screen at the moments that a jump does not make.
  case moments(Int)

  /// The link to a screen at the moments that are made on one screen, or after a start.
  case momentsOn(Int?, link: Int)

  /// All links over a screen that refuses them, and its broken link.
  case refusals(over: Int)

  /// The broken link of a screen.
  case broken(Int)

  /// The cases of the enum of links, which should all be links of screens.
  case cases

  static let name = AuditLaw.links
  static let checks = (one: "link opened", many: "links opened")
  static let nothingToCheck = "found no link"

  enum Cause: String, LawStatement {
    case refused = "a link is refused"
    case refusedWithoutReason = "a link is refused without a reason"
    case refusedChangesSomething = "a refused link changes something"
    case ignored = "a link is ignored"
    case changesOtherTab = "a link changes the stack of another tab"
    case ignoredAsOpened = "a link is ignored, but reported as opened"
    case waitingChangesSomething = "a waiting link changes something"
    case brokenIsNotRefused = "a broken link is not refused"
    case brokenChangesSomething = "a broken link changes something"

    var kind: AuditCause? {
      switch self {
      case .refused, .refusedWithoutReason, .refusedChangesSomething: .refused
      case .ignored, .ignoredAsOpened: .doesNothing
      case .waitingChangesSomething: .otherState
      case .changesOtherTab: .losesStack
      case .brokenIsNotRefused, .brokenChangesSomething: .notRefused
      }
    }
  }

  enum Gap: String, LawStatement {
    case noLink = "'link(to:)' returns no link"
    case caseWithoutLink = "no link of a screen has the case"
    case casesWithoutNames = "the cases of 'linkType' cannot be read"
    case blocked = "the harness declares that the screen below blocks links"
    case refused = "the app refuses the link over the screen, for a reason"
    case fallback = "the app shows something else on purpose"
    case otherMoments =
      "the audit opens each link after only one closed sheet, closed dialog, push and back, change of tab, and other link"
    case waits = "the app keeps the link for later"
    case likeJump = "a jump shows the same, which breaks the law of isolation"
    case ends = "the link crashes or hangs"
    case cannotShowScreenBelow = "the screen below the link cannot be shown"
  }

  static func expectation(of violation: Violation) -> String {
    guard violation.isOfBrokenLink else {
      return violation.expected ?? "the screen \(violation.screen)"
    }
    return violation.expected.map { "a refusal, and still \($0)" } ?? "a refusal"
  }

  static func hint(on examples: [Violation]) -> String? {
    func first(_ cause: Cause) -> Violation? { examples.first { $0.isCaused(by: cause) } }
    if first(.ignored) != nil {
      return
        "if the app keeps links for later, return a 'LinkOutcome' from 'open(_:in:)', or declare "
        + "'linkBlockers' in the harness"
    }
    if let example = first(.ignoredAsOpened) {
      return
        "'open(_:in:)' returned '.opened', and '\(TextColumns.visible(example.foundWords))' is still visible; "
        + "if that is right, return '.waiting', or '.refused' with a reason"
    }
    return first(.brokenIsNotRefused).map { _ in
      "throw an error, or return '.refused' with a reason, from 'open(_:in:)' if the app knows no such link"
    }
  }
}

// MARK: - Parts

extension LinksLaw {
  static func parts(of plan: AuditPlan) -> [(position: Int, part: LinksLaw)] {
    let cases = plan.patterns.isEmpty && plan.positions.first == 0 ? [(0, LinksLaw.cases)] : []
    return plan.positions.flatMap { position in
      let index = plan.indices[position]
      return [LinksLaw.screen(index), .broken(index), .moments(index)].map { (position, $0) }
    } + cases
  }

  static func part(showing violation: Violation, among screens: [String]) -> LinksLaw? {
    guard let index = screens.firstIndex(of: violation.screen) else { return nil }
    if violation.isOfBrokenLink { return .broken(index) }
    if violation.moment == .refused { return .refusals(over: index) }
    let previous = violation.previous.flatMap(screens.firstIndex)
    return violation.moment == nil
      ? .link(to: index, over: previous) : .momentsOn(previous, link: index)
  }

  var subject: Int? {
    switch self {
    case .screen(let index), .link(let index, _), .broken(let index), .moments(let index),
      .momentsOn(_, let index), .refusals(let index):
      index
    case .cases: nil
    }
  }

  private var isOfMoments: Bool { if case .moments = self { true } else { false } }

  func violation(by crash: StepCrash, among screens: [String]) -> Violation? {
    guard crash.steps.contains(where: \.opensLink), let subject else { return nil }
    let screen = screens[subject]
    switch self {
    case .link, .cases, .momentsOn, .refusals: return nil
    case .broken:
      return Self.violation(
        .fails(.brokenLink, crash.failure), on: screen, steps: crash.steps, .end(crash.end))
    case .screen, .moments:
      var previous: String?
      if case .show(let first) = crash.steps[0] { previous = first }
      // The law of back goes back after a jump alone.
      let isBack = isOfMoments && crash.steps.last == .back
      let operation: CheckedOperation = isBack ? .back : .link
      return Self.violation(
        .fails(operation, crash.failure), on: screen, after: previous, steps: crash.steps,
        .end(crash.end))
    }
  }

  /// The law of controls reports a control that ends the process at a moment, the law of back a step back after a
  /// jump, and the law of isolation a jump that does over another screen.
  func isReportedByAnotherLaw(_ crash: StepCrash) -> Bool {
    if crash.steps.contains(where: \.opensLink) { return false }
    return if case .show = crash.steps.last { crash.steps.count > 1 } else { true }
  }

  @MainActor
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    func check(_ index: Int, over list: [Int?]) async throws -> LawFindings {
      guard let opener = try await LinkOpener(of: index, auditor, progress) else {
        var findings = LawFindings()
        findings.leaveOut(.noLink, by: LinksLaw.self, on: auditor.name(of: index))
        return findings
      }
      var findings = try await LinkCheck(opener).check(over: list)
      let tabs = LinkTabsCheck(opener, progress)
      findings.merge(try await tabs.findings(over: list.compactMap(\.self)))
      return findings
    }
    switch self {
    case .screen(let index):
      let screens = auditor.app.screens.indices.filter { !auditor.leftOut.contains($0) }
      return try await check(index, over: [nil] + screens)
    case .link(let index, let first):
      return try await check(index, over: first == nil ? [nil] : [first, nil])
    case .moments(let index), .momentsOn(_, let index):
      // The part of the link over screens counts a screen without a link.
      guard let opener = try await LinkOpener(of: index, auditor, progress) else {
        return LawFindings()
      }
      let moments = LinkMomentCheck(opener, progress)
      if case .momentsOn(let first, _) = self { return try await moments.check(on: first) }
      return try await moments.check()
    case .refusals(let first):
      var findings = try await BrokenLinkCheck(auditor, progress).check(first)
      for index in auditor.linkedScreens {
        let opener = try await LinkOpener(of: index, auditor, progress)
        findings.addCheck(try await opener?.open(over: first)?.violationBelow)
      }
      return findings
    case .broken(let index): return try await BrokenLinkCheck(auditor, progress).check(index)
    case .cases: return LinkCases.findings(with: auditor)
    }
  }
}

extension Violation {
  /// Whether the violation is of a broken link.
  fileprivate var isOfBrokenLink: Bool {
    switch cause.statement as? LawCause<LinksLaw.Cause> {
    case .fails(.brokenLink, _): true
    case .own(let cause): cause.kind == .notRefused
    default: false
    }
  }
}
