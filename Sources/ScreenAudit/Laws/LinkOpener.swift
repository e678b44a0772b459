import Foundation
import ScreenDriver
import ScreenSnapshot

/// Opens a link to a screen over other screens, or after a start.
@MainActor
struct LinkOpener {
  let auditor: Auditor
  private let progress: StepProgress

  /// The screen of the link.
  let screen: Int

  /// What a jump to the screen shows.
  let expected: DescribedState
  private let url: URL

  /// Creates an opener of the link of a screen, whose path may go on; nil if the screen has no link.
  ///
  /// - Throws: ``ScreenError`` if the screen cannot be shown; an error of the harness.
  init?(
    of screen: Int, goingOn path: String? = nil, _ auditor: Auditor, _ progress: StepProgress
  ) async throws {
    (self.auditor, self.progress, self.screen) = (auditor, progress, screen)
    await auditor.prepare(screen, progress)
    expected = try await auditor.freshState(of: screen)
    guard let url = try auditor.app.link(screen) else { return nil }
    self.url = path.map(url.appendingPathComponent) ?? url
  }

  /// The steps that open the link over a screen, or after a start.
  func steps(over first: Int?) -> [Step] {
    [first.map(auditor.show), auditor.open(url)].compactMap(\.self)
  }

  /// Whether the link ends the process over a screen, or after a start.
  func leavesOut(over first: Int?) -> Bool { progress.leavesOut(steps(over: first)) }

  /// Opens the link over a screen, or after a start; nil if the screen below cannot be shown.
  func open(over first: Int?) async throws -> OpenedLink? {
    if let first {
      if progress.leavesOut([auditor.show(first)]) { return nil }
      await auditor.prepare(first, progress)
    }
    guard let driver = try await driver(at: first),
      let before = try? SettledScreen(of: driver, auditor)
    else { return nil }
    return try await open(over: first, nil, steps(over: first), from: before, with: driver)
  }

  /// Opens the link in an app that is at a moment, after other steps.
  func open(
    over first: Int?, _ moment: LinkMoment?, _ steps: [Step], from before: SettledScreen,
    with driver: Driver
  ) async throws -> OpenedLink {
    progress.announce(steps)
    var outcome = LinkOutcome.unreported
    let refusal = try await auditor.failure(of: { outcome = try await driver.open(url) })
    let after = try await auditor.result(with: driver, of: driver.settle)
    let showsScreen = refusal == nil && after == .visible(expected)
    let isRefused = refusal?.isEmpty == false && after == .visible(before.state)
    return OpenedLink(
      first: first, moment: moment, steps: steps, before: before.state, outcome: outcome,
      refusal: refusal, after: after,
      textChange: showsScreen ? try await auditor.textChange(on: screen, shownBy: driver) : nil,
      changeBelow: isRefused
        ? try SettledScreen(of: driver, auditor).textChange(since: before) : nil)
  }

  /// The app with the link open over a screen; nil unless it shows the screen of the link, path and text.
  func opened(over first: Int) async throws -> Driver? {
    guard !progress.leavesOut([auditor.show(first)]), let driver = try await driver(at: first)
    else { return nil }
    progress.announce(steps(over: first))
    let failure = try await auditor.failure {
      _ = try await driver.open(url)
      try await driver.settle()
    }
    guard failure == nil, try await auditor.shows(screen, driver) else { return nil }
    return driver
  }

  /// The app at a screen or after a start; nil if the screen cannot be shown.
  private func driver(at first: Int?) async throws -> Driver? {
    progress.announceStart(first.map(auditor.show))
    return try? await auditor.driver(at: first)
  }
}

// MARK: - What the link shows

extension LinkOpener {
  /// The violation by what the link shows; nil if that is its screen.
  func violation(by link: OpenedLink, afterStart start: OpenedLink? = nil) -> Violation? {
    let (name, first) = (auditor.name(of: screen), link.first.map(auditor.name))
    var violation =
      if let change = link.textChange {
        LinksLaw.violation(by: change, on: name, after: first, steps: link.steps)
      } else {
        LinksLaw.violation(
          by: link.result, on: name, after: first, steps: link.steps, expected: expected,
          ifInvalid: link.causeIfInvalid
        ) { link.cause(of: $0, insteadOf: expected, start?.result) }
      }
    violation?.moment = link.moment
    return violation
  }

  /// Whether a jump to the screen over the same one shows the same, which breaks the law of isolation.
  func isLikeJump(_ link: OpenedLink) async throws -> Bool {
    guard let first = link.first, auditor.app.navigatesAbsolutely,
      let driver = try await driver(at: first),
      progress.begin([auditor.show(first), auditor.show(screen)]),
      try await auditor.failure(of: { try await driver.show(screen) }) == nil,
      try await auditor.result(with: driver) == link.result
    else { return false }
    if link.textChange == nil { return true }
    return try await auditor.textChange(on: screen, shownBy: driver) == link.textChange
  }
}
