import Foundation
import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Opens a link to a screen over other screens, after a start, or at a moment.
@MainActor
struct LinkOpener {
  let inspector: Inspector

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
  init?(of screen: Int, isBroken: Bool, _ inspector: Inspector) async throws {
    (self.inspector, self.screen) = (inspector, screen)
    await inspector.prepare(screen)
    expected = try await inspector.freshState(of: screen)
    guard let url = try inspector.app.link(screen) else { return nil }
    self.url = isBroken ? url.appendingPathComponent(Self.brokenPath) : url
  }

  /// Whether the link ends the process over a screen, or after a start.
  func endsProcess(over below: Int?) -> Bool {
    inspector.isFatal([below.map(inspector.show), inspector.open(url)].compactMap(\.self))
  }

  /// Opens the link; nil if the app does not get there, which other laws report, or if the link ends the process.
  func open(at opening: LinkOpening) async throws -> OpenedLink? {
    guard let app = try await appBeforeLink(at: opening), let before = try? app.screen,
      app.begin(inspector.open(url))
    else { return nil }
    var outcome = LinkOutcome.unreported
    let refusal = try await app.driver.failure { outcome = try await app.driver.open(url) }
    let after = try await app.driver.result(of: app.driver.settle)
    let pushed =
      inspector.app.pushesLink(screen) ? before.state.states(pushing: expected) : []
    let target = pushed.first { after == .visible($0) } ?? pushed.first ?? expected
    let showsScreen = refusal == nil && after == .visible(expected) && target == expected
    let isRefused = refusal?.isEmpty == false && after == .visible(before.state)
    let previous = opening.screen.map(inspector.name)
    return OpenedLink(
      screen: inspector.name(of: screen), previous: previous, moment: opening.moment,
      app: app, steps: app.steps, before: before.state, expected: target,
      pushes: !pushed.isEmpty, outcome: outcome, refusal: refusal, after: after,
      mayBeBlocked: inspector.app.declared.linkBlockers.contains {
        $0.blocksLinks(over: before.state, named: previous)
      },
      textChange: showsScreen
        ? try await app.driver.textChange(on: screen, inspector) : nil,
      changeBelow: isRefused ? try app.screen.textChange(since: before) : nil)
  }

  /// The app at a screen or after a start; nil if the screen cannot be shown.
  func app(at screen: Int?) async throws -> CheckedApp? {
    if let screen, inspector.isFatal([inspector.show(screen)]) { return nil }
    return try? await CheckedApp(at: screen, inspector)
  }
}

// MARK: - Before the link

extension LinkOpener {
  /// The app before the link.
  private func appBeforeLink(at opening: LinkOpening) async throws -> CheckedApp? {
    switch (opening.screen, opening.moment) {
    case (_, .beforeSettling): try await CheckedApp(at: nil, settles: false, inspector)
    case (let screen?, .linkAndBack): try await appAfterBack(from: screen)
    case (let screen?, let moment?): try await appAtMoment(moment, on: screen)
    case (let screen, _): try await app(at: screen)
    }
  }

  /// The app after a control has made a moment on a screen.
  private func appAtMoment(_ moment: LinkMoment, on screen: Int) async throws -> CheckedApp? {
    guard let app = try await app(at: screen), let before = try? app.state,
      let controls = try? app.scene.controls,
      let control = moment.control(among: controls, of: before),
      case .visible(let after) = try await app.operate(
        control, by: control.step(among: controls)),
      moment.isMade(from: before, to: after)
    else { return nil }
    return app
  }

  /// An app after a start, the link to a screen, and back; nil if a step fails, which other laws report.
  func appAfterBack(from screen: Int) async throws -> CheckedApp? {
    guard let expected = try? await inspector.freshState(of: screen),
      let url = try? inspector.app.link(screen), try await screenAfterBack(from: screen) != nil,
      let app = try await app(at: nil)
    else { return nil }
    let opened = try await app.take(inspector.open(url)) {
      _ = try await app.driver.open(url)
      try await app.driver.settle()
    }
    guard opened == .visible(expected), case .visible = try await app.goBack() else { return nil }
    return app
  }

  /// What a jump to a screen and back show; nil if a person cannot go back, or it fails.
  func screenAfterBack(from screen: Int) async throws -> SettledScreen? {
    inspector.announce([inspector.show(screen)])
    let driver = try await inspector.driver(jumpingTo: screen)
    guard try driver.scene.canGoBack, inspector.begin([inspector.show(screen), .back]),
      case .visible = try await driver.result(of: driver.goBack)
    else { return nil }
    return try SettledScreen(of: driver, inspector)
  }
}
