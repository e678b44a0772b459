import ScreenDriver
import ScreenSnapshot
import ScreenText

/// Opens the link to a screen after a closed sheet, a closed dialog, a push and back, a change of tab, and a link and
/// back, and before the app's first `settle`.
///
/// The link then does what it does over a screen after a jump. Each moment is made on one screen, and with
/// more screens than links on more, so that each of them has its turn.
@MainActor
struct LinkMomentCheck {
  private let opener: LinkOpener
  private let progress: StepProgress
  private var findings = LawFindings()

  private var auditor: Auditor { opener.auditor }
  private var name: String { auditor.name(of: opener.screen) }

  init(_ opener: LinkOpener, _ progress: StepProgress) {
    (self.opener, self.progress) = (opener, progress)
  }

  /// - Complexity: A start and an open link per moment.
  consuming func check() async throws -> LawFindings {
    for index in auditor.app.screens.indices { await auditor.prepare(index, progress) }
    try await checkAfterStart()
    if progress.leavesOut(opener.steps(over: nil)) {
      leaveOut(.linkEnds, on: nil)
      return findings
    }
    let linked = auditor.linkedScreens
    let turn = linked.firstIndex(of: opener.screen) ?? 0
    for moment in LinkMoment.ofScreens + [.linkAndBack] {
      let all = moment == .linkAndBack ? linked : auditor.screens(with: moment)
      let screens = all.elements(inTurn: turn, of: linked.count)
      for screen in screens { try await check(moment, on: screen) }
      let others = all.count - screens.count
      if others > 0 { findings.leaveOut(.otherMoments, count: others) }
    }
    return findings
  }

  /// Checks the moments on one screen, or after a start.
  consuming func check(on first: Int?) async throws -> LawFindings {
    if let first {
      for moment in LinkMoment.ofScreens + [.linkAndBack] { try await check(moment, on: first) }
    } else {
      try await checkAfterStart()
    }
    return findings
  }

  private mutating func checkAfterStart() async throws {
    progress.announceStart(nil)
    let driver = try await Driver(
      auditor.app, in: auditor.layout, scenes: auditor.scenes, settles: false)
    try await check(.beforeSettling, on: nil, after: [], with: driver)
    try await checkBack()
  }
}

// MARK: - A link after a moment

extension LinkMomentCheck {
  private mutating func check(_ moment: LinkMoment, on first: Int) async throws {
    if progress.endingSteps.count >= LinkCheck.maximumEnds { return leaveOut(.linkEnds, on: first) }
    if moment == .linkAndBack {
      guard let (linked, _, steps) = try await appsAfterBack(from: first) else { return }
      try await check(moment, on: first, after: steps, with: linked)
    } else if let (driver, steps) = try await app(after: moment, on: first) {
      try await check(moment, on: first, after: steps, with: driver)
    }
  }

  /// The app after a control has made a moment on a screen; nil if that fails, which other laws report.
  private func app(
    after moment: LinkMoment, on first: Int
  ) async throws -> (driver: Driver, steps: [Step])? {
    var steps = [auditor.show(first)]
    guard progress.begin(steps), let driver = try? await auditor.driver(at: first),
      let before = try? auditor.state(of: driver), let controls = try? driver.scene.controls,
      let control = moment.control(among: controls, of: before)
    else { return nil }
    steps.append(control.step(among: controls))
    guard progress.begin(steps),
      case .visible(let after) = try await auditor.result(
        with: driver, of: { try await driver.operate(control) }),
      moment.isMade(from: before, to: after)
    else { return nil }
    return (driver, steps)
  }

  /// An app after a start, the link to a screen, and back, and another one after a jump to the screen and back; nil if
  /// a step fails, which other laws report.
  private func appsAfterBack(
    from screen: Int
  ) async throws -> (linked: Driver, jumped: Driver, steps: [Step])? {
    guard let expected = try? await auditor.freshState(of: screen),
      let url = try? auditor.app.link(screen),
      progress.begin([auditor.show(screen), .back]),
      case let jumped = try await auditor.driver(jumpingTo: screen), try jumped.scene.canGoBack,
      case .visible = try await auditor.result(with: jumped, of: jumped.goBack)
    else { return nil }
    let steps = [auditor.open(url), .back]
    progress.announceStart(nil)
    let linked = try await auditor.driver(at: nil)
    let openLink = {
      _ = try await linked.open(url)
      try await linked.settle()
    }
    guard progress.begin([steps[0]]),
      case .visible(expected) = try await auditor.result(with: linked, of: openLink),
      progress.begin(steps),
      case .visible = try await auditor.result(with: linked, of: linked.goBack)
    else { return nil }
    return (linked, jumped, steps)
  }

  /// Opens the link, which must do what it does over the same state after a jump, or over the screen.
  private mutating func check(
    _ moment: LinkMoment, on first: Int?, after earlier: [Step], with driver: Driver
  ) async throws {
    let steps = earlier + opener.steps(over: nil)
    if progress.leavesOut(steps) { return }
    guard let before = try? SettledScreen(of: driver, auditor) else { return }
    let link = try await opener.open(over: first, moment, steps, from: before, with: driver)
    // Before the first 'settle', the app may still change by itself.
    guard let violation = opener.violation(by: link),
      link.outcome != .waiting || moment != .beforeSettling
    else {
      return findings.addCheck(nil)
    }
    let gap = link.gap(to: opener.expected, with: auditor)
    if let gap, gap != .linkIsRefused { return leaveOut(gap, on: first) }
    // What breaks the law over the same state or after a start, too, has a finding there; so has what stays over the
    // screen, such as the stack of a tab that is not visible before the link.
    let below = auditor.screen(showing: link.before) ?? first
    for screen in [below, first, nil].uniqued {
      guard let other = try await opener.open(over: screen),
        let kind = opener.violation(by: other)?.cause.kind,
        kind == .leftovers || kind == violation.cause.kind && [below, nil].contains(screen)
      else { continue }
      let isRefused = other.gap(to: opener.expected, with: auditor) == .linkIsRefused
      return isRefused ? leaveOut(.linkIsRefused, on: first) : findings.addCheck(nil)
    }
    if gap == .linkIsRefused, moment == .beforeSettling {
      return leaveOut(.linkIsRefused, on: first)
    }
    findings.addCheck(violation)
  }

  private mutating func leaveOut(_ gap: LawGap, on screen: Int?) {
    findings.leaveOut(gap, on: screen.map(auditor.name))
  }
}

// MARK: - Back after the link

extension LinkMomentCheck {
  /// Goes back after the link, which must show what a back after a jump shows, or what was there before.
  private mutating func checkBack() async throws {
    guard let (linked, jumped, steps) = try await appsAfterBack(from: opener.screen) else {
      return
    }
    let expected = try auditor.state(of: jumped)
    let found = try auditor.state(of: linked)
    progress.announceStart(nil)
    let start = try await auditor.driver(at: nil)
    var violation: Violation?
    if found != expected {
      if try auditor.state(of: start) != found {
        violation = LinksLaw.violation(
          .differs(StateDifference(from: expected, to: found)), on: name, steps: steps,
          expected: expected, .visible(found))
      }
    } else if try ![jumped.picture, start.picture].contains(linked.picture) {
      let again = try await auditor.driver(jumpingTo: opener.screen)
      try await again.goBack()
      // Only a screen that is the same twice is compared.
      if try again.picture == jumped.picture {
        let redaction = auditor.app.redaction
        violation = LinksLaw.violation(
          by: TextChange(
            from: try jumped.picture(redaction: redaction),
            to: try linked.picture(redaction: redaction)),
          on: name, after: nil, steps: steps)
      }
    }
    violation?.moment = .linkAndBack
    findings.addCheck(violation)
  }
}

extension [Int] {
  /// The elements that a part takes if several parts take turns: at least one, and all of them together each one.
  fileprivate func elements(inTurn turn: Int, of count: Int) -> [Int] {
    if isEmpty { return [] }
    if turn >= self.count { return [self[turn % self.count]] }
    return stride(from: turn, to: self.count, by: Swift.max(count, 1)).map { self[$0] }
  }
}
