import Foundation

/// Opens the link to a screen over other screens, or after a start.
@MainActor
struct LinkOpener {
  let auditor: Auditor
  private let progress: StepProgress

  /// The screen that the link opens.
  let screen: Int

  /// What a jump to the screen shows.
  let expected: DescribedState
  private let url: URL

  /// Creates an opener; nil if the screen has no link.
  ///
  /// - Throws: ``ScreenError`` if the screen cannot be shown; an error of the harness.
  init?(
    of screen: Int, _ auditor: Auditor, _ progress: StepProgress
  ) async throws {
    (self.auditor, self.progress, self.screen) = (auditor, progress, screen)
    await auditor.prepare(screen, progress)
    expected = try await auditor.freshState(of: screen)
    guard let url = try auditor.app.link(screen) else { return nil }
    self.url = url
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
    let stateAfter =
      if case .visible(let state) = after { state } else { try? auditor.state(of: driver) }
    var violation: Violation?
    if let first, moment == nil, refusal?.isEmpty == false {
      violation = try? LinksLaw.textViolation(
        of: driver, since: before, on: first, steps, auditor)
      violation?.moment = .refused
    }
    return OpenedLink(
      first: first, moment: moment, steps: steps, before: before.state,
      result: refusal.map { .invalid(reason: $0) } ?? after,
      outcome: outcome, refusal: refusal, after: stateAfter,
      textChange: showsScreen ? try await auditor.textChange(on: screen, shownBy: driver) : nil,
      violationBelow: violation)
  }

  /// Whether the link over a screen shows its own screen, so that nothing else has to be known.
  func showsAtOnce(over first: Int?) async throws -> Bool {
    guard let first, !progress.leavesOut([auditor.show(first)]),
      let driver = try await driver(at: first)
    else { return false }
    progress.announce(steps(over: first))
    let failure = try await auditor.failure {
      _ = try await driver.open(url)
      try await driver.settle()
    }
    return failure == nil ? try await auditor.shows(screen, driver) : false
  }

  /// The app with the link open over a screen; nil unless it shows the screen of the link.
  func opened(over first: Int) async throws -> Driver? {
    guard let driver = try await driver(at: first) else { return nil }
    progress.announce(steps(over: first))
    let result = try await auditor.result(with: driver) {
      _ = try await driver.open(url)
      try await driver.settle()
    }
    return result == .visible(expected) ? driver : nil
  }

  /// The app at a screen or after a start; nil if the screen cannot be shown.
  private func driver(at first: Int?) async throws -> Driver? {
    progress.announceStart(first.map(auditor.show))
    return try? await auditor.driver(at: first)
  }
}

// MARK: - Jumps instead of links

extension LinkOpener {
  /// What a jump to the screen shows over another one, if that breaks the law of isolation; nil if it does not.
  func wrongJump(over first: Int?) async throws -> DescribedState? {
    guard let driver = try await jump(over: first),
      case .visible(let state) = try await auditor.result(with: driver), state != expected
    else { return nil }
    return state
  }

  /// The app after a jump to the screen over another one; nil if the jump fails, or need not show the screen.
  func jump(over first: Int?) async throws -> Driver? {
    guard let first, auditor.app.navigatesAbsolutely, let driver = try await driver(at: first),
      progress.begin([auditor.show(first), auditor.show(screen)]),
      try await auditor.failure(of: { try await driver.show(screen) }) == nil
    else { return nil }
    return driver
  }
}
