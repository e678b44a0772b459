import Foundation
import ScreenText

/// Links: opening a screen's link shows what navigating to the screen shows.
///
/// It does so from a fresh start and over every screen, also itself. Broken links change nothing and are
/// refused: ``LinkDefect``. Over a screen, the app may refuse a link for a reason, or keep it for later: then the link is opened
/// when what blocks it has ended. If the harness does not report the outcome, it may declare what blocks links.
enum LinksLaw: Law {
  /// The link to a screen after a start and over every screen.
  ///
  /// Each step is announced only in a process that takes the place of one that a step has ended, because the
  /// messages take longer than the steps.
  case screen(Int, announcesSteps: Bool = false)

  /// The link to a screen over one other screen, or after a start.
  ///
  /// The process shows no third screen, so that none leaves something behind.
  case link(to: Int, over: Int?)

  /// The broken links of a screen.
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
    case waitingChangesSomething = "a waiting link changes something"
    case waitingIsForgotten = "a waiting link is not opened later"
    case brokenIsNotRefused = "a broken link is not refused"
    case brokenChangesSomething = "a broken link changes something"
    case furtherComponentIsNotRefused = "a link with a component too many is not refused"
    case otherHostIsNotRefused = "a link with another host is not refused"
    case emptyPathIsNotRefused = "a link without a path is not refused"
    case encodedDelimiterIsNotRefused = "a link with an encoded delimiter is not refused"
    case unknownItemChangesSomething = "an unknown query item changes where a link leads"
    case foreignSchemeIsNotRefused = "a link with a foreign scheme is not refused"
    case repeatedItemIsNotRefused = "a link with a repeated query item is not refused"

    var kind: AuditCause? {
      switch self {
      case .refused, .refusedWithoutReason, .refusedChangesSomething: .refused
      case .ignored: .doesNothing
      case .waitingChangesSomething: .otherState
      case .waitingIsForgotten: .forgotten
      case .brokenIsNotRefused, .brokenChangesSomething, .furtherComponentIsNotRefused,
        .otherHostIsNotRefused, .emptyPathIsNotRefused, .encodedDelimiterIsNotRefused,
        .unknownItemChangesSomething, .foreignSchemeIsNotRefused, .repeatedItemIsNotRefused:
        .notRefused
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
    case waitsWithoutEnd = "the link waits, and the audit finds no way to end what blocks it"
    case ends = "the link crashes or hangs"
    case cannotShowScreenBelow = "the screen below the link cannot be shown"
  }

  static func expectation(of violation: Violation) -> String {
    guard violation.isOfBrokenLink, !violation.isOfUnknownItem else {
      return violation.expected ?? "the screen \(violation.screen)"
    }
    return violation.expected.map { "a refusal, and still \($0)" } ?? "a refusal"
  }

  static func hint(on examples: [Violation]) -> String? {
    examples.contains { $0.isCaused(by: Cause.ignored) }
      ? "if the app keeps links for later, return a 'LinkOutcome' from 'open(_:in:)', or declare "
        + "'linkBlockers' in the harness"
      : examples.contains { $0.isCaused(by: Cause.brokenIsNotRefused) }
        ? "throw an error, or return '.refused' with a reason, from 'open(_:in:)' if the app knows no such link"
        : nil
  }
}

// MARK: - Parts

extension LinksLaw {
  static func parts(of plan: AuditPlan) -> [(position: Int, part: LinksLaw)] {
    let cases = plan.patterns.isEmpty && plan.positions.first == 0 ? [(0, LinksLaw.cases)] : []
    return plan.positions.flatMap { position in
      let index = plan.indices[position]
      return [(position, LinksLaw.screen(index)), (position, .broken(index))]
    } + cases
  }

  static func part(showing violation: Violation, among screens: [String]) -> LinksLaw? {
    guard let index = screens.firstIndex(of: violation.screen) else { return nil }
    return violation.isOfBrokenLink
      ? .broken(index) : .link(to: index, over: violation.previous.flatMap(screens.firstIndex))
  }

  var subject: Int? {
    switch self {
    case .screen(let index, _), .link(let index, _), .broken(let index): index
    case .cases: nil
    }
  }

  var announcesSteps: Bool {
    if case .screen(_, let announcesSteps) = self { announcesSteps } else { true }
  }

  var withAnnouncedSteps: LinksLaw? {
    if case .screen(let index, _) = self { .screen(index, announcesSteps: true) } else { self }
  }

  func violation(by crash: StepCrash, among screens: [String]) -> Violation? {
    guard crash.steps.contains(where: \.opensLink), let subject else { return nil }
    let screen = screens[subject]
    switch self {
    case .link, .cases: return nil
    case .broken:
      return Self.violation(
        .fails(.brokenLink, crash.failure), on: screen, steps: crash.steps, .end(crash.end))
    case .screen:
      var previous: String?
      if case .show(let first) = crash.steps[0] { previous = first }
      return Self.violation(
        .fails(.link, crash.failure), on: screen, after: previous, steps: crash.steps,
        .end(crash.end))
    }
  }

  /// The law of controls reports a control that ends the process in the search for a way out.
  func isReportedByAnotherLaw(_ crash: StepCrash) -> Bool {
    if crash.steps.contains(where: \.opensLink) { return false }
    return if case .show = crash.steps.last { false } else { true }
  }

  @MainActor
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    switch self {
    case .screen(let index, let announcesSteps):
      let part = Activity.auditPart(words(among: auditor.app.screens))
      return try await LinkCheck(auditor, progress, announcing: announcesSteps ? nil : part)
        .check(index, over: [nil] + auditor.app.screens.indices.map(\.self))
    case .link(let index, let first):
      return try await LinkCheck(auditor, progress)
        .check(index, over: first == nil ? [nil] : [first, nil])
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

  /// Whether the violation is of a link that may be opened.
  fileprivate var isOfUnknownItem: Bool {
    isCaused(by: LinksLaw.Cause.unknownItemChangesSomething)
  }
}

// MARK: - Links

@MainActor
private struct LinkCheck {
  private let auditor: Auditor
  private let progress: StepProgress

  /// What is announced instead of each step; nil if each step is.
  private let part: Activity?
  private var findings = LawFindings()

  /// The number of screens between two announcements of the part: each of them has the time limit of a step.
  private static let screensPerAnnouncement = 16

  /// The number of screens over which a link ends the process before it is not opened any more.
  private static let maximumEnds = 3

  init(_ auditor: Auditor, _ progress: StepProgress, announcing part: Activity? = nil) {
    (self.auditor, self.progress, self.part) = (auditor, progress, part)
  }

  /// Checks the link to a screen over others, and after a start.
  ///
  /// - Complexity: Two jumps and an open link per screen.
  consuming func check(_ index: Int, over list: [Int?]) async throws -> LawFindings {
    let expected = try await auditor.freshState(of: index)
    guard let url = try auditor.app.link(index) else {
      leaveOut(.noLink, on: index)
      return findings
    }
    if part != nil {
      for first in list.compactMap(\.self) { await auditor.prepare(first, progress) }
    }
    announcePart()
    let opened = try await open(url, to: index, over: list)
    let afterStart = opened.first { $0.first == nil }?.result
    for link in opened {
      if let gap = gap(of: link, to: expected) {
        leaveOut(gap, on: link.first)
        continue
      }
      var steps = steps(opening: url, over: link.first)
      if let change = link.textChange {
        let isOfJump = try await isShownByJump(change, from: link.first, to: index)
        findings.addCheck(
          isOfJump
            ? nil
            : LinksLaw.violation(
              by: change, on: auditor.name(of: index), after: link.first.map(auditor.name),
              steps: steps))
        continue
      }
      var result = link.result
      if link.outcome == .waiting, result == .visible(link.before), link.before != expected {
        let found = try await resultLater(of: link, url, to: expected)
        announcePart()
        guard let later = found else {
          leaveOut(.waitsWithoutEnd, on: link.first)
          continue
        }
        steps += later.steps
        result = later.result
      }
      var other: StateDifference?
      func violation(
        _ cause: (DescribedState) -> LawCause<LinksLaw.Cause>?
      ) -> Violation? {
        LinksLaw.violation(
          by: result, on: auditor.name(of: index), after: link.first.map(auditor.name),
          steps: steps, expected: expected, ifInvalid: link.causeIfInvalid, cause: cause)
      }
      findings.addCheck(
        violation { found in
          if found == expected { return nil }
          if let cause = link.ownCause(of: found, afterStart) { return .own(cause) }
          // A link that shows the same after a start leaves nothing of the screen below it.
          if link.result != afterStart,
            let leftovers = Leftovers(of: link.before, in: found, insteadOf: expected)
          {
            other = found.difference(
              apartFrom: leftovers, of: link.before, insteadOf: expected)
            return .stays(leftovers)
          }
          return .differs(StateDifference(from: expected, to: found))
        })
      // What stays may hide another mistake.
      if let other {
        findings.violations += [violation { _ in .differs(other) }].compactMap(\.self)
      }
    }
    return findings
  }

  /// Whether a jump shows the same text as a link, so that the law of isolation reports it.
  private func isShownByJump(
    _ change: TextChange, from first: Int?, to index: Int
  ) async throws -> Bool {
    guard let first, auditor.app.navigatesAbsolutely else { return false }
    let driver = try await auditor.driver(at: first)
    if try await auditor.failure(of: { try await driver.show(index) }) != nil { return false }
    return try await auditor.textChange(on: index, shownBy: driver) == change
  }

  /// Why a link that does not show its screen breaks no law.
  private func gap(of link: OpenedLink, to expected: DescribedState) -> LinksLaw.Gap? {
    if link.result == .visible(expected) { return nil }
    if link.outcome.isFallback, case .visible = link.result { return .fallback }
    let isRefused = link.refusal?.isEmpty == false && link.after == link.before
    if isRefused, link.first != nil { return .refused }
    let isBlocked =
      link.outcome == .unreported && link.result == .visible(link.before)
      && auditor.app.linkBlockers.contains {
        $0.blocksLinks(over: link.before, named: link.first.map(auditor.name))
      }
    return isBlocked ? .blocked : nil
  }

  /// Opens a link that waits, and ends what may block it: what covers the screen, and then the flow if the link
  /// leads to another one.
  ///
  /// - Returns: The first end after which the link is open, or else the last one; nil if the audit cannot tell
  ///   what the link waits for.
  private func resultLater(
    of link: OpenedLink, _ url: URL, to expected: DescribedState
  ) async throws -> (steps: [Step], result: OperationResult)? {
    let leadsToOtherFlow = link.before.flow != expected.flow
    var last: (steps: [Step], result: OperationResult)?
    for endsFlow in leadsToOtherFlow ? [false, true] : [false] {
      last = nil
      guard
        let end = try await auditor.end(of: link.first, andOfItsFlow: endsFlow, progress),
        let result = try await result(of: url, to: expected, over: link.first, after: end)
      else { continue }
      if result == .visible(expected) { return (end.steps, result) }
      last = (end.steps, result)
    }
    // The end of a flow may be a sign-out, which cancels the link that waited for a form.
    return leadsToOtherFlow && link.before.isCovered ? nil : last
  }

  /// Opens a link that waits over a screen, and ends what it waits for; nil if the app does not let it end.
  private func result(
    of url: URL, to expected: DescribedState, over first: Int?, after end: WayOut
  ) async throws -> OperationResult? {
    let steps = steps(opening: url, over: first)
    guard let driver = try? await auditor.driver(at: first) else { return nil }
    _ = try await auditor.failure(of: { _ = try await driver.open(url) })
    var result = try await auditor.result(with: driver, of: driver.settle)
    for (count, control) in end.controls.enumerated() {
      guard let found = try? driver.scene.control(control),
        progress.begin(steps + end.steps.prefix(count + 1))
      else { return nil }
      result = try await auditor.result(with: driver) { try await driver.operate(found) }
      // The link may be opened before everything has ended.
      guard case .visible(let state) = result, state != expected else { return result }
    }
    return result
  }

  /// Opens a link over screens and after a start.
  ///
  /// A link that ends the process after a start would end it over every screen.
  ///
  /// - Returns: The links that did not show their screen at once.
  private mutating func open(
    _ url: URL, to index: Int, over list: [Int?]
  ) async throws -> [OpenedLink] {
    var opened: [OpenedLink] = []
    var endCount = 0
    for (count, first) in list.enumerated() {
      if count % Self.screensPerAnnouncement == 0 { announcePart() }
      if let first, part != nil, try await showsAtOnce(url, to: index, over: first) {
        findings.addCheck(nil)
      } else if progress.leavesOut(steps(opening: url, over: first)) {
        endCount += first == nil ? Self.maximumEnds : 1
      } else if endCount >= Self.maximumEnds {
        leaveOut(.ends, on: first)
      } else if let link = try await open(url, to: index, over: first) {
        opened.append(link)
      } else {
        leaveOut(.cannotShowScreenBelow, on: first)
      }
    }
    return opened
  }

  /// Opens a link over a screen, or after a start; nil if the screen cannot be shown.
  private func open(_ url: URL, to index: Int, over first: Int?) async throws -> OpenedLink? {
    if let first {
      if progress.leavesOut([auditor.show(first)]) { return nil }
      await auditor.prepare(first, progress)
    }
    guard let driver = try await driver(at: first), let before = try? auditor.state(of: driver)
    else { return nil }
    announce(.steps(steps(opening: url, over: first)))
    var outcome = LinkOutcome.unreported
    let refusal = try await auditor.failure(of: { outcome = try await driver.open(url) })
    let after = try await auditor.result(with: driver, of: driver.settle)
    let expected = OperationResult.visible(try await auditor.freshState(of: index))
    let showsScreen = refusal == nil && after == expected
    let stateAfter =
      if case .visible(let state) = after { state } else { try? auditor.state(of: driver) }
    return OpenedLink(
      first: first, before: before, result: refusal.map { .invalid(reason: $0) } ?? after,
      outcome: outcome, refusal: refusal, after: stateAfter,
      textChange: showsScreen ? try await auditor.textChange(on: index, shownBy: driver) : nil)
  }

  /// Whether a link over a screen shows its own screen, so that nothing else has to be known.
  private func showsAtOnce(
    _ url: URL, to index: Int, over first: Int
  ) async throws -> Bool {
    guard let driver = try? await auditor.driver(at: first) else { return false }
    let failure = try await auditor.failure {
      _ = try await driver.open(url)
      try await driver.settle()
    }
    return failure == nil ? try await auditor.shows(index, driver) : false
  }

  /// The app at a screen or after a start; nil if the screen cannot be shown.
  private func driver(at first: Int?) async throws -> Driver? {
    announce(first.map { .steps([auditor.show($0)]) } ?? .auditPart("the start of the app"))
    return try? await auditor.driver(at: first)
  }

  /// Announces a step, unless the part is announced instead of its steps.
  private func announce(_ activity: Activity) {
    if part == nil { progress.onStep(activity) }
  }

  private func announcePart() {
    if let part { progress.onStep(part) }
  }

  /// The steps that open a link over a screen, or after a start.
  private func steps(opening url: URL, over first: Int?) -> [Step] {
    [first.map(auditor.show), auditor.open(url)].compactMap(\.self)
  }

  private mutating func leaveOut(_ gap: LinksLaw.Gap, on screen: Int?) {
    findings.leaveOut(gap, by: LinksLaw.self, on: screen.map(auditor.name))
  }
}

/// A link that was opened.
private struct OpenedLink {
  /// The screen below; nil after a start.
  let first: Int?
  let before: DescribedState
  let result: OperationResult

  /// What the app says about the link.
  let outcome: LinkOutcome

  /// Why the app refuses the link; nil if it does not.
  let refusal: String?

  /// What is visible after it, also after a refusal; nil if it is invalid.
  let after: DescribedState?

  /// How the text of the screen that is open differs from that after a jump; nil if it does not.
  let textChange: TextChange?

  /// The cause of a violation if the link is refused, or leads to an invalid state.
  var causeIfInvalid: LawCause<LinksLaw.Cause> {
    guard let refusal else { return .fails(.link, .leadsToInvalidState) }
    if first == nil { return .own(.refused) }
    return .own(refusal.isEmpty ? .refusedWithoutReason : .refusedChangesSomething)
  }

  /// The cause of another state than the expected one, if what the app does with the link explains it.
  func ownCause(of found: DescribedState, _ afterStart: OperationResult?) -> LinksLaw.Cause? {
    if outcome == .waiting {
      return result == .visible(before) ? .waitingIsForgotten : .waitingChangesSomething
    }
    return found == before && result != afterStart ? .ignored : nil
  }
}

extension LinkBlocker {
  /// Why it blocks nothing, whatever the app does; nil if it can block something.
  func fault(among screens: [String]) -> String? {
    guard case .screen(let pattern) = self, !screens.contains(where: Glob(pattern).matches) else {
      return nil
    }
    return "the link blocker '\(TextColumns.visible(pattern))' matches no screen"
  }

  /// Whether links have to wait over a screen.
  func blocksLinks(over state: DescribedState, named screen: String?) -> Bool {
    switch self {
    case .presentations: state.stack.presentation != nil
    case .overlays: state.overlay != nil
    case .flow(let name): state.flow?.name == name
    case .screen(let pattern): screen.map(Glob(pattern).matches) ?? false
    }
  }
}
