import ScreenText

/// Exits: every sheet, popover, cover, dialog and overlay, and every pushed screen without a back button,
/// has a control that leaves it, and so has the root of a flow without tabs if another screen of the flow has one.
///
/// A swipe closes sheets and popovers, a tap outside closes confirmations, and a back button leaves a
/// pushed screen. The system adds a button to an alert without buttons. Covers, alerts and overlays need
/// controls that lead to what is beneath, to a root, or to a screen that a person can leave without a control, alone
/// or one after another: a tour closes on its last page, and a form after a text in its fields. Two covers that replace
/// each other have no way out. A screen without content, and controls that are not wired, are not checked.
struct ExitsLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.exits
  static let checks = (one: "screen", many: "screens")
  static let nothingToCheck = "found nothing to leave"

  enum Cause: LawStatement {
    case noWayOut(of: Level)

    enum Level: Codable, Hashable, Sendable {
      case pushed
      case presentation(DescribedPresentation.Kind)
      case overlay

      /// The root of a flow.
      case flow
    }

    var words: String {
      switch self {
      case .noWayOut(of: .pushed): "a pushed screen without a back button has no way out"
      case .noWayOut(of: .presentation(let kind)): "\(kind.phrase) has no way out"
      case .noWayOut(of: .overlay): "an overlay has no way out"
      case .noWayOut(of: .flow): "the root of a flow has no way out"
      }
    }

    var kind: AuditCause? {
      .noWayOut
    }
  }

  enum Gap: String, LawStatement {
    case noContent = "the screen has no content"
    case unwiredControls = "controls of the screen are not wired"
    case noContentBehind = "the screen leads to one without content"
    case manyPlaces = "the screen leads to more than 64 places"
    case manyPages = "the screen leads to more than 16 places that differ in their payload"
    case manyTexts = "the screen leads to a place with more than 4 texts"
  }

  static func expectation(of violation: Violation) -> String { "a control that leaves it" }

  /// A control in the search for a way out may lead anywhere, so that the search needs all of them.
  static let canLeaveOutSteps = false

  /// - Complexity: One navigation per control until some leave the screen.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    progress.announceStart(auditor.show(screen))
    let base = try await auditor.driver(at: screen)
    let before = try auditor.state(of: base)
    let scene = try base.scene
    guard let level = before.topLevel else {
      return try await checkRoot(before, scene, with: auditor, progress)
    }
    guard scene.isDescribed else {
      findings.leaveOut(.noContent, by: ExitsLaw.self, on: auditor.name(of: screen))
      return findings
    }
    var search = ExitSearch()
    var hasExit = scene.closesWithoutControl
    if !hasExit {
      // A control that throws an error leaves nothing, and the law of controls reports the error.
      hasExit = try await auditor.hasWayOut(from: screen, in: &search, progress) {
        $0.isOut(of: before, canGoBack: $1.closesWithoutControl)
      }
    }
    if !hasExit {
      leaveOut(search.gaps, with: auditor, &findings)
      if !search.isConclusive { return findings }
    }
    let violation = Self.violation(
      .own(.noWayOut(of: level.kind)), on: auditor.name(of: screen),
      steps: [auditor.show(screen)], .controls(scene.controls.map(\.label), on: before.line))
    findings.addCheck(hasExit ? nil : violation)
    return findings
  }

  /// Checks the root of a flow that another screen of the flow leaves.
  ///
  /// A flow that no screen leaves, such as one that a server ends, needs no way out.
  @MainActor
  private func checkRoot(
    _ root: DescribedState, _ scene: ScreenScene, with auditor: Auditor, _ progress: StepProgress
  ) async throws -> LawFindings {
    var findings = LawFindings()
    guard let flow = root.flow, root.tabs.isEmpty, root.tab == nil else { return findings }
    guard scene.isDescribed else {
      findings.leaveOut(.noContent, by: ExitsLaw.self, on: auditor.name(of: screen))
      return findings
    }
    let search = FlowExitSearch(flow: flow, auditor: auditor, progress: progress)
    var places = ExitSearch()
    if try await search.leavesFlow(from: screen, in: &places) {
      findings.addCheck(nil)
      return findings
    }
    var otherPlaces = places
    if !places.isConclusive {
      leaveOut(places.gaps, with: auditor, &findings)
    } else if try await search.leavesFlow(fromAnyScreenBut: screen, beyond: &otherPlaces) {
      leaveOut(places.gaps, with: auditor, &findings)
      findings.addCheck(
        Self.violation(
          .own(.noWayOut(of: .flow)), on: auditor.name(of: screen),
          steps: [auditor.show(screen)], .controls(scene.controls.map(\.label), on: root.line)))
    } else {
      // Behind a limit, another screen may leave the flow.
      leaveOut(otherPlaces.limits, with: auditor, &findings)
    }
    return findings
  }

  @MainActor
  private func leaveOut(
    _ gaps: Set<Gap>, with auditor: Auditor, _ findings: inout LawFindings
  ) {
    for gap in gaps { findings.leaveOut(gap, by: ExitsLaw.self, on: auditor.name(of: screen)) }
  }
}

extension Auditor {
  /// Whether controls lead to a state, which are announced one by one, whatever led to them.
  fileprivate func hasWayOut(
    from screen: Int, in search: inout ExitSearch, _ progress: StepProgress,
    until isOut: (DescribedState, ScreenScene) -> Bool
  ) async throws -> Bool {
    let way = try await wayOut(
      from: screen, in: &search,
      begin: { steps in
        progress.announce(steps.suffix(1))
        return true
      }, until: isOut)
    return way != nil
  }
}

/// Finds the screens of a flow whose controls leave it.
@MainActor
private struct FlowExitSearch {
  let flow: DescribedValue
  let auditor: Auditor
  let progress: StepProgress

  /// Whether controls, beginning with those of a screen, lead to another flow.
  func leavesFlow(from screen: Int, in places: inout ExitSearch) async throws -> Bool {
    try await auditor.hasWayOut(from: screen, in: &places, progress) {
      state, _ in state.flow?.identity != flow.identity
    }
  }

  /// Whether another screen of the manifest leaves the flow.
  ///
  /// - Complexity: One search for all screens: each operates the controls of the places that those before it
  ///   did not reach.
  func leavesFlow(
    fromAnyScreenBut screen: Int, beyond places: inout ExitSearch
  ) async throws -> Bool {
    for index in auditor.app.screens.indices where index != screen {
      await auditor.prepare(index, progress)
      guard let state = try? await auditor.freshState(of: index),
        let picture = try? await auditor.freshPicture(of: index),
        state.flow?.identity == flow.identity
      else { continue }
      places = places.continued(at: state, picture)
      if try await leavesFlow(from: index, in: &places) { return true }
    }
    return false
  }
}

/// A level of a state that is not a root.
private struct ExitLevel {
  let kind: ExitsLaw.Cause.Level
  let identity: DescribedValue.Identity

  /// Whether a person may leave the level without a control of it.
  var mayClose: Bool {
    switch kind {
    case .pushed, .presentation(.sheet), .presentation(.popover), .presentation(.confirmation): true
    case .presentation(.cover), .presentation(.alert), .overlay, .flow: false
    }
  }
}

extension DescribedState {
  /// The frontmost level; nil on a root.
  fileprivate var topLevel: ExitLevel? { allLevels.last }

  /// The levels from the root on, the overlay last.
  private var allLevels: [ExitLevel] {
    stack.allLevels
      + [overlay].compactMap(\.self).map { ExitLevel(kind: .overlay, identity: $0.identity) }
  }

  /// Whether the frontmost level of a state before is gone, and everything that is not beneath it can be left, too.
  ///
  /// A level that is still there with another payload, such as the next page of a book, is not gone.
  fileprivate func isOut(of before: DescribedState, canGoBack: Bool) -> Bool {
    let old = before.allLevels
    let isSamePlace =
      flow?.identity == before.flow?.identity && tab?.identity == before.tab?.identity
    let kept =
      isSamePlace ? zip(old.dropLast(), allLevels).prefix { $0.identity == $1.identity }.count : 0
    let new = allLevels.dropFirst(kept)
    if new.isEmpty { return true }
    let isGone = kept < old.count - 1 || new.first?.identity != old.last?.identity
    return isGone && canGoBack && new.dropLast().allSatisfy(\.mayClose)
  }
}

extension DescribedStack {
  fileprivate var allLevels: [ExitLevel] {
    routes.map { ExitLevel(kind: .pushed, identity: $0.identity) }
      + (presentation.map {
        [ExitLevel(kind: .presentation($0.kind), identity: $0.value.identity)] + $0.stack.allLevels
      } ?? [])
  }
}

extension ScreenScene {
  /// Whether a gesture, the back button or a button of the system closes the frontmost level.
  fileprivate var closesWithoutControl: Bool {
    if let dialog = levels.last?.dialog, dialog.buttons.isEmpty { return true }
    return canGoBack
  }
}
