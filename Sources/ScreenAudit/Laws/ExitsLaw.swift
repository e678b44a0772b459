import ScreenDriver
import ScreenSnapshot
import ScreenText

/// Exits: a way leads from every screen to a root with nothing presented.
///
/// A swipe closes sheets and popovers, a tap outside closes confirmations, and a back button leaves a pushed screen. The
/// system adds a button to an alert without buttons. Covers, alerts and overlays need controls, alone or one after
/// another: a tour closes on its last page, and a form after a text in its fields. Two covers that replace each other
/// have no way out. A screen without content, and controls that are not wired, are not checked.
struct ExitsLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.exits
  static let checks = (one: "screen", many: "screens")
  static let nothingToCheck = "found nothing to leave"
  static let example = LawExample(
    steps: ["show screen"], right: "a control that leaves it",
    broken: "home › room(1) › cover photo with 'Share', 'Next'")

  /// - Complexity: One navigation. If back does not lead to a root, one more per control of up to 64 places; other texts
  ///   of a place count if fewer than 64 places are visited.
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let name = inspector.name(of: screen)
    let app = try await CheckedApp(at: screen, inspector)
    if try app.state.levels.count == 0 { return }
    guard try app.scene.isDescribed else {
      return findings.omit(LawGap("the screen has no content"), on: name)
    }
    guard let deadEnd = try await Self.deadEnd(of: app.driver, inspector) else {
      return findings.addCheck(nil)
    }
    var crawler = Crawler(outOfScreen: inspector)
    try await crawler.search(from: screen) { _, driver, _ in
      try await Self.deadEnd(of: driver, inspector) == nil
    }
    if crawler.hasReachedGoal {
      findings.addCheck(nil)
    } else if let reason = crawler.undecidedReason {
      findings.omit(LawGap("no way out was found, but \(reason)"), on: name)
    } else {
      let labels = deadEnd.scene.controls.map { "'\(TextColumns.visible($0.label))'" }
      let controls = labels.isEmpty ? "without controls" : "with \(labels.joined(separator: ", "))"
      for gap in crawler.gaps { findings.omit(gap, on: name) }
      findings.addCheck(
        Violation(
          law: .exits, cause: Self.cause(on: deadEnd.state), screen: name,
          steps: [inspector.show(screen)] + Array(repeating: .back, count: deadEnd.backs),
          found: "\(deadEnd.state.line) \(controls)"))
    }
  }

  /// Nothing leads on from what is in front.
  private static func cause(on state: DescribedState) -> LawCause {
    let kind = Place(of: state).kind
    let place = kind == .route ? "a pushed screen without a back button" : kind.phrase
    return LawCause(.noWayOut, "\(place) has no way out", expected: "a control that leaves it")
  }

  /// Goes back as far as a person can.
  ///
  /// - Returns: Where that ends; nil if it is a root with nothing presented, or if back does not do what the law of back
  ///   demands.
  @MainActor
  private static func deadEnd(
    of driver: Driver, _ inspector: Inspector
  ) async throws -> (state: DescribedState, scene: ScreenScene, backs: Int)? {
    for backs in 0... {
      let (state, scene) = (try driver.state, try driver.scene)
      if state.levels.isEmpty || scene.levels.last?.dialog?.buttons.isEmpty == true { return nil }
      guard scene.canGoBack else { return (state, scene, backs) }
      guard inspector.begin([.back]), (try? await driver.goBack()) != nil,
        let after = try? driver.state, after.levels.count < state.levels.count
      else { break }
    }
    return nil
  }
}
