import Foundation
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Opens the link of a screen over other screens, after a start and at moments, and compares what it shows with what a
/// jump shows.
@MainActor
struct LinkCheck {
  private let inspector: Inspector
  private let screen: Int
  private let expected: DescribedState
  private let url: URL

  /// The step that opens the link, without its secrets.
  private let openStep: Step
  private(set) var findings = LawFindings(.links)
  private var leftTabs: Set<Place> = []

  /// The number of screens over which a link ends the process before it is not opened any more.
  private static let maximumEnds = 3

  /// Creates a check of the link of a screen, which may be broken; nil if the screen has no link.
  ///
  /// - Throws: ``JobFailure`` if the screen cannot be shown; an error of the harness.
  init?(of screen: Int, isBroken: Bool, _ inspector: Inspector) async throws {
    (self.inspector, self.screen) = (inspector, screen)
    await inspector.prepare(screen)
    expected = try await inspector.freshScreen(screen).state
    guard let url = try inspector.app.link(screen) else { return nil }
    self.url = isBroken ? url.appendingPathComponent(Step.brokenPath) : url
    openStep = .open(url: self.url.absoluteString).redacted(by: inspector.app.redaction)
  }

  private mutating func omit(_ gap: LawGap, on screen: Int?) {
    findings.omit(gap, on: screen.map(inspector.name))
  }

  /// Counts the screens over which the link is not opened.
  mutating func omitScreens(exceptOver screens: [Int]) {
    let count = screens.count { !inspector.excluded.contains($0) }
    findings.omit(
      .otherPairs, count: inspector.app.screens.count - inspector.excluded.count - count)
  }

  /// Checks the broken link of the screen over the screen.
  ///
  /// - Complexity: A start and an open link.
  mutating func checkBrokenLink() async throws {
    guard let link = try await open(over: screen) else { return }
    if case .visible = link.result, case .fallback = link.outcome {
      omit(.linkIsFallback, on: screen)
    } else {
      findings.addCheck(link.violationIfBroken)
    }
  }
}

// MARK: - Screens

extension LinkCheck {
  /// Checks the link after a start, and over some of all screens.
  ///
  /// A link that ends the process after a start would end it over every screen.
  ///
  /// - Complexity: A jump and an open link per screen, and one more jump for a link that shows something else.
  mutating func check(over screens: [Int]) async throws {
    var start: OpenedLink?
    var endCountOverScreens = 0
    for below in [nil] + screens.filter({ !inspector.excluded.contains($0) }) {
      if endsProcess(over: below) {
        endCountOverScreens += below == nil ? Self.maximumEnds : 1
      } else if endCountOverScreens >= Self.maximumEnds {
        omit(.linkEnds, on: below)
      } else if let link = try await open(over: below) {
        if below == nil { start = link }
        try await add(link, over: below, afterStart: start)
        if below != screen { try await checkTab(leftBy: link) }
      } else {
        omit(LawGap("the screen below the link cannot be rendered"), on: below)
      }
    }
  }

  /// Whether the link ends the process over a screen, or after a start.
  private func endsProcess(over below: Int?) -> Bool {
    inspector.isFatal([below.map(inspector.show), openStep].compactMap(\.self))
  }

  /// Adds what a link that was opened shows, which may be what it shows after a start.
  private mutating func add(
    _ link: OpenedLink, over below: Int?, afterStart start: OpenedLink?
  ) async throws {
    if let gap = link.gap { return omit(gap, on: below) }
    let violation = link.violation(afterStart: start)
    if violation != nil, let below, try await isLikeJump(link, over: below) {
      omit(
        LawGap("a jump shows the same, which breaks the law of isolation"), on: below)
    } else {
      findings.addCheck(violation)
    }
  }

  /// Whether a jump to the screen over the same one shows the same, which breaks the law of isolation.
  private func isLikeJump(_ link: OpenedLink, over below: Int) async throws -> Bool {
    guard !link.pushes, inspector.app.declared.navigatesAbsolutely,
      let app = try await app(at: below),
      try await app.take(inspector.show(screen), { try await app.driver.show(screen) })
        == link.result
    else { return false }
    if link.textChange == nil { return true }
    let fresh = try await inspector.freshScreen(screen)
    return try app.screen.textChange(since: fresh) == link.textChange
  }

  /// Taps the tab that the link left, which keeps its stack, unless the link changes the flow.
  ///
  /// It does so once for each tab that has a stack, and only if the link shows its screen and the tabs.
  private mutating func checkTab(leftBy link: OpenedLink) async throws {
    let before = link.before
    guard link.previous != nil, link.isLikeJump, let tab = before.tab, tab != expected.tab,
      before.flow == expected.flow, !before.isCovered, !before.stack.isEmpty,
      let position = expected.tabs.firstIndex(of: tab), link.shown?.scene.hasTabControls == true,
      leftTabs.insert(tab).inserted,
      // A harness that does not support tabs has no tabs to check.
      let result = try? await link.app.select(position)
    else { return }
    if case .visible(let found) = result, found.tab != tab { return }
    var restored = before
    restored.tabs = expected.tabs
    findings.addCheck(
      LinksLaw.violation(
        by: result, on: link.screen, after: link.previous, steps: link.app.steps,
        expected: restored, ifInvalid: .fails(.tab)
      ) {
        $0 == restored
          ? nil : LawCause(.losesStack, "a link changes the stack of another tab")
      })
  }
}

// MARK: - Moments

extension LinkCheck {
  /// Checks the link at all moments.
  ///
  /// Each moment is made on one screen, and the links take turns on all that make it.
  ///
  /// - Complexity: A start and an open link per moment.
  mutating func checkMoments() async throws {
    for index in inspector.app.screens.indices { await inspector.prepare(index) }
    try await check(at: .beforeSettling, on: nil)
    if endsProcess(over: nil) { return omit(.linkEnds, on: nil) }
    let turn = inspector.linkedScreens.firstIndex(of: screen) ?? 0
    for moment in LinkMoment.allCases where moment != .beforeSettling {
      let all = inspector.screens(with: moment)
      if all.isEmpty { continue }
      try await check(at: moment, on: all[turn % all.count])
      findings.omit(.otherMoments, count: all.count - 1)
    }
  }

  /// Opens the link at a moment: it must do what it does over the same state after a jump, or over the screen.
  mutating func check(at moment: LinkMoment, on below: Int?) async throws {
    if below != nil, endCount >= Self.maximumEnds { return omit(.linkEnds, on: below) }
    guard let link = try await open(over: below, at: moment) else { return }
    // Before the first 'settle', the app may still change by itself.
    let isEarly = moment == .beforeSettling
    guard let violation = link.violation(), link.outcome != .waiting || !isEarly else {
      return findings.addCheck(nil)
    }
    let gap = link.gap
    if let gap, gap != .linkIsRefused { return omit(gap, on: below) }
    // A link that breaks the law over the same state, over the screen or after a start has a finding there.
    for other in [inspector.screen(showing: link.before) ?? below, below, nil].uniqued {
      guard let link = try await open(over: other), link.violation() != nil
      else { continue }
      let isRefused = link.gap == .linkIsRefused
      return isRefused ? omit(.linkIsRefused, on: below) : findings.addCheck(nil)
    }
    if gap == .linkIsRefused, isEarly { return omit(.linkIsRefused, on: below) }
    findings.addCheck(violation)
  }

  /// The number of times that the link ends the process.
  private var endCount: Int {
    inspector.fatalSteps.count {
      if case .steps(let steps, _) = $0 { steps.last == openStep } else { false }
    }
  }
}

// MARK: - Opening the link

extension LinkCheck {
  /// Opens the link; nil if the app does not get there, which other laws report, or if the link ends the process.
  private func open(
    over below: Int?, at moment: LinkMoment? = nil
  ) async throws -> OpenedLink? {
    guard let app = try await appBeforeLink(over: below, at: moment), let before = try? app.screen,
      app.begin(openStep)
    else { return nil }
    let outcome = try await app.driver.open(url)
    let (after, shown) = try await app.driver.result(
      of: app.driver.settle, expecting: [before.state, expected], inspector)
    let pushed =
      inspector.app.pushesLink(screen) ? before.state.states(pushing: expected) : []
    let target = pushed.first { after == .visible($0) } ?? pushed.first ?? expected
    var link = OpenedLink(
      screen: inspector.name(of: screen), previous: below.map(inspector.name), moment: moment,
      app: app, before: before.state, expected: target, pushes: !pushed.isEmpty,
      outcome: outcome, after: after, shown: shown)
    if link.isRefused {
      link.textChange = shown?.textChange(since: before)
    } else if link.result == .visible(expected), target == expected {
      link.textChange = shown?.textChange(since: try await inspector.freshScreen(screen))
    }
    return link
  }

  /// The app before the link, once a control has made the moment.
  private func appBeforeLink(over below: Int?, at moment: LinkMoment?) async throws -> CheckedApp? {
    if moment == .beforeSettling {
      return try await CheckedApp(at: nil, settles: false, inspector)
    }
    let app = try await app(at: below)
    guard let app, let moment else { return app }
    guard let before = try? app.state, let controls = try? app.scene.controls,
      let control = moment.control(among: controls, of: before),
      case .visible(let after) = try await app.operate(control),
      moment.isMade(from: before, to: after)
    else { return nil }
    return app
  }

  /// The app at a screen or after a start; nil if the screen cannot be shown.
  private func app(at screen: Int?) async throws -> CheckedApp? {
    if let screen, inspector.isFatal([inspector.show(screen)]) { return nil }
    return try? await CheckedApp(at: screen, inspector)
  }
}
