import Foundation
import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Opens a link to a screen over other screens, after a start, or at a moment.
@MainActor
struct LinkOpener {
  let inspector: Inspector
  let progress: StepProgress

  /// The screen of the link.
  let screen: Int

  /// What a jump to the screen shows.
  let expected: DescribedState
  private let url: URL

  /// The path of a broken link, below that of a link.
  static let brokenPath = "there/is/no/such/screen"

  /// Creates an opener of the link of a screen, which may be broken; nil if the screen has no link.
  ///
  /// - Throws: ``ScreenError`` if the screen cannot be shown; an error of the harness.
  init?(
    of screen: Int, isBroken: Bool, _ inspector: Inspector, _ progress: StepProgress
  ) async throws {
    (self.inspector, self.progress, self.screen) = (inspector, progress, screen)
    await inspector.prepare(screen, progress)
    expected = try await inspector.freshState(of: screen)
    guard let url = try inspector.app.link(screen) else { return nil }
    self.url = isBroken ? url.appendingPathComponent(Self.brokenPath) : url
  }

  /// The steps that open the link over a screen, or after a start.
  func steps(over below: Int?) -> [Step] {
    [below.map(inspector.show), inspector.open(url)].compactMap(\.self)
  }

  /// Whether the link ends the process over a screen, or after a start.
  func endsProcess(over below: Int?) -> Bool { progress.isFatal(steps(over: below)) }

  /// Opens the link; nil if the app does not get there, which other laws report, or if the link ends the process.
  func open(at opening: LinkOpening) async throws -> OpenedLink? {
    guard let (driver, earlier) = try await app(at: opening),
      let before = try? SettledScreen(of: driver, inspector)
    else { return nil }
    let steps = earlier + [inspector.open(url)]
    guard progress.begin(steps) else { return nil }
    var outcome = LinkOutcome.unreported
    let refusal = try await inspector.failure(of: { outcome = try await driver.open(url) })
    let after = try await inspector.result(with: driver, of: driver.settle)
    let pushed = pushes ? PushedLink(to: expected, over: before.state) : nil
    let target = pushed?.state(showing: after) ?? expected
    let showsScreen = refusal == nil && after == .visible(expected) && target == expected
    let isRefused = refusal?.isEmpty == false && after == .visible(before.state)
    return OpenedLink(
      opening: opening, steps: steps, before: before.state, expected: target,
      pushes: pushed != nil, outcome: outcome, refusal: refusal, after: after,
      textChange: showsScreen ? try await inspector.textChange(on: screen, shownBy: driver) : nil,
      changeBelow: isRefused
        ? try SettledScreen(of: driver, inspector).textChange(since: before) : nil)
  }

  /// Whether the harness declares that the link pushes its screen.
  private var pushes: Bool { inspector.app.pushesLink(screen) }

  /// The app with the link open over a screen; nil unless it shows the screen of the link, path and text, and for a
  /// link that pushes.
  func opened(over below: Int) async throws -> Driver? {
    guard !pushes, let driver = try await driver(at: below) else { return nil }
    progress.announce(steps(over: below))
    let failure = try await inspector.failure {
      _ = try await driver.open(url)
      try await driver.settle()
    }
    guard failure == nil, try await inspector.shows(screen, driver) else { return nil }
    return driver
  }

  /// The app at a screen or after a start; nil if the screen cannot be shown.
  func driver(at screen: Int?) async throws -> Driver? {
    let jump = screen.map(inspector.show)
    if let jump, progress.isFatal([jump]) { return nil }
    progress.announceStart(jump)
    return try? await inspector.driver(at: screen)
  }
}

// MARK: - Before the link

extension LinkOpener {
  /// The app before the link, with the steps that lead there.
  private func app(
    at opening: LinkOpening
  ) async throws -> (driver: Driver, steps: [Step])? {
    switch (opening.screen, opening.moment) {
    case (_, .beforeSettling):
      progress.announceStart(nil)
      let driver = try await Driver(
        inspector.app, in: inspector.layout, scenes: inspector.scenes, settles: false)
      return (driver, [])
    case (let screen?, .linkAndBack):
      return try await appsAfterBack(from: screen).map { ($0.linked, $0.steps) }
    case (let screen?, let moment?): return try await app(after: moment, on: screen)
    case (let screen, _):
      return try await driver(at: screen).map {
        ($0, [screen.map(inspector.show)].compactMap(\.self))
      }
    }
  }

  /// The app after a control has made a moment on a screen.
  private func app(
    after moment: LinkMoment, on screen: Int
  ) async throws -> (driver: Driver, steps: [Step])? {
    guard let driver = try await driver(at: screen), let before = try? inspector.state(of: driver),
      let controls = try? driver.scene.controls,
      let control = moment.control(among: controls, of: before)
    else { return nil }
    let steps = [inspector.show(screen), control.step(among: controls)]
    guard progress.begin(steps),
      case .visible(let after) = try await inspector.result(
        with: driver, of: { try await driver.operate(control) }),
      moment.isMade(from: before, to: after)
    else { return nil }
    return (driver, steps)
  }

  /// An app after a start, the link to a screen, and back, and another one after a jump to the screen and back; nil if
  /// a step fails, which other laws report.
  func appsAfterBack(
    from screen: Int
  ) async throws -> (linked: Driver, jumped: Driver, steps: [Step])? {
    guard let expected = try? await inspector.freshState(of: screen),
      let url = try? inspector.app.link(screen),
      progress.begin([inspector.show(screen), .back]),
      case let jumped = try await inspector.driver(jumpingTo: screen), try jumped.scene.canGoBack,
      case .visible = try await inspector.result(with: jumped, of: jumped.goBack)
    else { return nil }
    let steps = [inspector.open(url), .back]
    progress.announceStart(nil)
    let linked = try await inspector.driver(at: nil)
    let openLink = {
      _ = try await linked.open(url)
      try await linked.settle()
    }
    guard progress.begin([steps[0]]),
      case .visible(expected) = try await inspector.result(with: linked, of: openLink),
      progress.begin(steps),
      case .visible = try await inspector.result(with: linked, of: linked.goBack)
    else { return nil }
    return (linked, jumped, steps)
  }
}
