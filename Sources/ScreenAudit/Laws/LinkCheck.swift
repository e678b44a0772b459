import ScreenCrawl
import ScreenDriver
import ScreenSnapshot
import ScreenText

/// Opens the link to a screen again and again, and compares what it shows with what a jump shows.
@MainActor
struct LinkCheck {
  let opener: LinkOpener
  private(set) var findings = LawFindings(.links)

  private var inspector: Inspector { opener.inspector }
  private var name: String { inspector.name(of: opener.screen) }

  /// The number of screens over which a link ends the process before it is not opened any more.
  private static let maximumEnds = 3

  /// Checks the link after a start, and over some of all screens.
  ///
  /// A link that ends the process after a start would end it over every screen.
  ///
  /// - Complexity: A jump and an open link per screen.
  mutating func check(over screens: [Int]) async throws {
    let screens = screens.filter { !inspector.excluded.contains($0) }
    var start: OpenedLink?
    var endCount = 0
    for below in [nil] + screens {
      if opener.endsProcess(over: below) {
        endCount += below == nil ? Self.maximumEnds : 1
      } else if endCount >= Self.maximumEnds {
        omit(.linkEnds, on: below)
      } else if let link = try await opener.open(at: LinkOpening(over: below)) {
        if below == nil { start = link }
        try await add(link, over: below, afterStart: start)
      } else {
        omit(.cannotShowScreenBelow, on: below)
      }
    }
    try await checkTabs(over: screens)
  }

  /// Adds what a link that was opened shows, which may be what it shows after a start.
  private mutating func add(
    _ link: OpenedLink, over below: Int?, afterStart start: OpenedLink?
  ) async throws {
    if let gap = link.gap { return omit(gap, on: below) }
    let violation = link.violation(afterStart: start)
    if violation != nil, let below, try await isLikeJump(link, over: below) {
      omit(.linkLikeJump, on: below)
    } else {
      findings.addCheck(violation)
    }
  }

  /// Whether a jump to the screen over the same one shows the same, which breaks the law of isolation.
  private func isLikeJump(_ link: OpenedLink, over below: Int) async throws -> Bool {
    let screen = opener.screen
    guard !link.pushes, inspector.app.declared.navigatesAbsolutely,
      let app = try await opener.app(at: below),
      try await app.take(inspector.show(screen), { try await app.driver.show(screen) })
        == link.result
    else { return false }
    if link.textChange == nil { return true }
    return try await app.driver.textChange(on: screen, inspector) == link.textChange
  }

  private mutating func omit(_ gap: LawGap, on screen: Int?) {
    findings.omit(gap, on: screen.map(inspector.name))
  }

  /// Counts the screens over which the link is not opened.
  mutating func omitScreens(exceptOver screens: [Int]) {
    let others = Set(inspector.app.screens.indices).subtracting(screens)
    findings.omit(.otherPairs, count: others.subtracting(inspector.excluded).count)
  }

  /// Checks the broken link of the screen over the screen.
  ///
  /// - Complexity: A start and an open link.
  mutating func checkBrokenLink() async throws {
    guard let link = try await opener.open(at: LinkOpening(over: opener.screen)) else { return }
    if case .visible = link.result, case .fallback = link.outcome {
      omit(.linkIsFallback, on: opener.screen)
    } else if link.isBlocked {
      omit(.linkIsBlocked, on: opener.screen)
    } else {
      findings.addCheck(link.violationIfBroken)
    }
  }
}

// MARK: - Moments

extension LinkCheck {
  /// Checks the link at all moments.
  ///
  /// Each moment is made on one screen, which is not the same one for each link.
  ///
  /// - Complexity: A start and an open link per moment.
  mutating func checkMoments() async throws {
    for index in inspector.app.screens.indices { await inspector.prepare(index) }
    try await check(at: LinkOpening(over: nil, .beforeSettling))
    try await check(at: LinkOpening(over: nil, .linkAndBack))
    if opener.endsProcess(over: nil) { return omit(.linkEnds, on: nil) }
    let linked = inspector.linkedScreens
    let turn = linked.firstIndex(of: opener.screen) ?? 0
    for moment in LinkMoment.allCases where moment != .beforeSettling {
      let all = moment == .linkAndBack ? linked : inspector.screens(with: moment)
      if all.isEmpty { continue }
      try await check(at: LinkOpening(over: all[turn % all.count], moment))
      findings.omit(.otherMoments, count: all.count - 1)
    }
  }

  /// Opens the link at a moment: it must do what it does over the same state after a jump, or over the screen.
  mutating func check(at opening: LinkOpening) async throws {
    let screen = opening.screen
    if opening == LinkOpening(over: nil, .linkAndBack) { return try await checkBack() }
    if screen != nil, inspector.fatalSteps.count >= Self.maximumEnds {
      return omit(.linkEnds, on: screen)
    }
    guard let link = try await opener.open(at: opening) else { return }
    // Before the first 'settle', the app may still change by itself.
    guard let violation = link.violation(),
      link.outcome != .waiting || opening.moment != .beforeSettling
    else { return findings.addCheck(nil) }
    let gap = link.gap
    if let gap, gap != .linkIsRefused { return omit(gap, on: screen) }
    // A link that breaks the law over the same state, over the screen or after a start has a finding there.
    let below = inspector.screen(showing: link.before) ?? screen
    for other in [below, screen, nil].uniqued {
      guard let link = try await opener.open(at: LinkOpening(over: other)),
        link.violation() != nil
      else { continue }
      let isRefused = link.gap == .linkIsRefused
      return isRefused ? omit(.linkIsRefused, on: screen) : findings.addCheck(nil)
    }
    if gap == .linkIsRefused, opening.moment == .beforeSettling {
      return omit(.linkIsRefused, on: screen)
    }
    findings.addCheck(violation)
  }

  /// Goes back after the link, which must show what a back after a jump shows, or what was there before.
  private mutating func checkBack() async throws {
    guard let linked = try await opener.appAfterBack(from: opener.screen),
      let jumped = try await opener.screenAfterBack(from: opener.screen)
    else { return }
    let (found, start) = (try linked.screen, try await CheckedApp(at: nil, inspector).screen)
    var violation: Violation?
    if found.state != jumped.state {
      if start.state != found.state {
        violation = LinksLaw.violation(
          .differs(StateDifference(from: jumped.state, to: found.state)), on: name,
          steps: linked.steps, expected: jumped.state, .visible(found.state))
      }
    } else if start.picture != found.picture,
      // Only a screen that is the same twice is compared.
      try await opener.screenAfterBack(from: opener.screen)?.isSame(as: jumped) == true
    {
      violation = try LinksLaw.textViolation(
        of: linked, since: jumped, on: opener.screen, inspector)
    }
    violation?.moment = .linkAndBack
    findings.addCheck(violation)
  }
}

// MARK: - Tabs

extension LinkCheck {
  /// Checks that the tab that the link leaves keeps its stack, unless the link changes the flow.
  ///
  /// The link is opened over the first screen of each other tab that has a stack, and then the tab is tapped.
  ///
  /// - Complexity: One jump, one link and a tap per tab.
  private mutating func checkTabs(over screens: [Int]) async throws {
    let expected = opener.expected
    var tabs: Set<DescribedValue> = []
    for below in screens where below != opener.screen {
      await inspector.prepare(below)
      guard let before = try? await inspector.freshState(of: below), let tab = before.tab,
        before.flow == expected.flow, tab != expected.tab, !before.isCovered,
        !before.stack.routes.isEmpty, tabs.insert(tab).inserted
      else { continue }
      try await checkTab(tab, leftOn: below, before)
    }
  }

  /// Opens the link, and taps the tab that it left, if it shows its screen and the tabs.
  private mutating func checkTab(
    _ tab: DescribedValue, leftOn below: Int, _ before: DescribedState
  ) async throws {
    guard let link = try await opener.open(at: LinkOpening(over: below)), link.isLikeJump,
      let position = opener.expected.tabs.firstIndex(of: tab), try link.app.showsTabs,
      // A harness that does not support tabs has no tabs to check.
      let result = try? await link.app.select(position)
    else { return }
    if case .visible(let found) = result, found.tab != tab { return }
    var restored = before
    restored.tabs = opener.expected.tabs
    findings.addCheck(
      LinksLaw.violation(
        by: result, on: name, after: inspector.name(of: below), steps: link.app.steps,
        expected: restored,
        ifInvalid: .fails(.tab, .leadsToInvalidState)
      ) { $0 == restored ? nil : .linkChangesOtherTab })
  }
}
