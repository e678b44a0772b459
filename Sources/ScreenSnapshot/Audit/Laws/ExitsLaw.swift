/// Exits: a way leads from every screen to a root with nothing presented, and from the root of a flow without tabs out
/// of the flow if another screen of the flow has one.
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

  static func expectation(of violation: Violation) -> String { "a control that leaves it" }

  /// Other laws report a control or a back that ends the process, and this one checks the other ways.
  func isReportedByAnotherLaw(_ crash: StepCrash) -> Bool {
    if case .show = crash.steps.last { false } else { true }
  }

  /// - Complexity: One navigation, and one more per control of up to 64 places if back does not lead to a root.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    progress.announceStart(auditor.show(screen))
    let driver = try await auditor.driver(at: screen)
    let (state, scene) = (try auditor.state(of: driver), try driver.scene)
    var findings = LawFindings()
    if state.isRoot, state.flow == nil || !state.tabs.isEmpty || state.tab != nil {
      return findings
    }
    guard scene.isDescribed else {
      findings.leaveOut(.noContent, on: auditor.name(of: screen))
      return findings
    }
    var crawl = ExitCrawl(auditor, progress)
    if state.isRoot { return try await checkRoot(state, scene, &crawl) }
    let deadEnd = try await crawl.deadEnd(of: driver)
    guard let deadEnd,
      try await !crawl.leads(from: screen, until: { try await $0.deadEnd(of: $1) == nil })
    else {
      findings.addCheck(nil)
      return findings
    }
    return self.findings(crawl, at: deadEnd.state, deadEnd.scene, backs: deadEnd.backs)
  }

  /// Checks the root of a flow that another screen of the flow leaves.
  ///
  /// A flow that no screen leaves, such as one that a server ends, needs no way out.
  @MainActor
  private func checkRoot(
    _ root: DescribedState, _ scene: ScreenScene, _ crawl: inout ExitCrawl
  ) async throws -> LawFindings {
    func leaves(_ crawl: ExitCrawl, _ driver: Driver) throws -> Bool {
      try crawl.auditor.state(of: driver).flow?.identity != root.flow?.identity
    }
    var findings = LawFindings()
    if try await crawl.leads(from: screen, until: leaves) {
      findings.addCheck(nil)
      return findings
    }
    var others = crawl
    for index in crawl.auditor.app.screens.indices where crawl.isConclusive && index != screen {
      await crawl.auditor.prepare(index, crawl.progress)
      guard let state = try? await crawl.auditor.freshState(of: index),
        state.flow?.identity == root.flow?.identity
      else { continue }
      if try await others.leads(from: index, until: leaves) {
        return self.findings(crawl, at: root, scene)
      }
    }
    for gap in crawl.isConclusive ? others.gaps.intersection([.manyPlacesOnWayOut]) : crawl.gaps {
      findings.leaveOut(gap, on: crawl.auditor.name(of: screen))
    }
    return findings
  }

  /// The violation by a crawl that leads nowhere from a place, and what it left out.
  @MainActor
  private func findings(
    _ crawl: ExitCrawl, at state: DescribedState, _ scene: ScreenScene, backs: Int = 0
  ) -> LawFindings {
    var findings = LawFindings()
    let name = crawl.auditor.name(of: screen)
    for gap in crawl.gaps { findings.leaveOut(gap, on: name) }
    if crawl.isConclusive {
      findings.addCheck(
        Self.violation(
          .noWayOut(of: Place(of: state).kind), on: name,
          steps: [crawl.auditor.show(screen)] + Array(repeating: .back, count: backs),
          .controls(scene.controls.map(\.label), on: state.line)))
    }
    return findings
  }
}

/// Crawls from a screen, in breadth, until it is out.
@MainActor
struct ExitCrawl {
  let auditor: Auditor
  let progress: StepProgress

  /// What the crawl did not see.
  private(set) var gaps: Set<LawGap> = []

  /// The places whose controls are operated, by state and text.
  private var seen: Set<Appearance> = []

  /// The reason ``LawGap/manyPlacesOnWayOut`` names it.
  private static let maximumPlaces = 64

  private struct Appearance: Hashable {
    let state: DescribedState
    let picture: [UInt8]
  }

  init(_ auditor: Auditor, _ progress: StepProgress) {
    (self.auditor, self.progress) = (auditor, progress)
  }

  /// Whether nothing leads out if the crawl found no way.
  ///
  /// The limit does not count: an app without end has one more place behind every limit.
  var isConclusive: Bool { gaps.subtracting([.manyPlacesOnWayOut]).isEmpty }

  /// Whether controls lead from a screen to a place that is out.
  mutating func leads(
    from screen: Int, until isOut: (ExitCrawl, Driver) async throws -> Bool
  ) async throws -> Bool {
    guard let start = try? await auditor.driver(at: screen),
      seen.insert(try place(of: start)).inserted
    else { return false }
    var ways: [[ControlIdentity]] = [[]]
    var position = 0
    while position < ways.count {
      let way = ways[position]
      position += 1
      guard let scene = try? await driver(at: screen, after: way).scene else { continue }
      if scene.hasUnwiredControls { gaps.insert(.unwiredControls) }
      if !scene.isDescribed { gaps.insert(.noContentBehind) }
      for attempt in scene.controls.attempts {
        let controls = attempt.map(\.control.identity)
        guard mayTake(attempt.map(\.step)),
          let driver = try? await driver(at: screen, after: way + controls),
          let place = try? place(of: driver)
        else { continue }
        if try await isOut(self, driver) { return true }
        if seen.contains(place) { continue }
        if ways.count < Self.maximumPlaces {
          seen.insert(place)
          ways.append(way + controls)
        } else {
          gaps.insert(.manyPlacesOnWayOut)
        }
      }
    }
    return false
  }

  /// Goes back as far as a person can.
  ///
  /// - Returns: Where that ends; nil if it is a root with nothing presented, or if back does not do what the law of back
  ///   demands.
  func deadEnd(
    of driver: Driver
  ) async throws -> (state: DescribedState, scene: ScreenScene, backs: Int)? {
    for backs in 0... {
      let (state, scene) = (try auditor.state(of: driver), try driver.scene)
      if state.isRoot || scene.levels.last?.dialog?.buttons.isEmpty == true { return nil }
      guard scene.canGoBack else { return (state, scene, backs) }
      guard progress.begin([.back]), (try? await driver.goBack()) != nil,
        let after = try? auditor.state(of: driver), after.levelCount < state.levelCount
      else { break }
    }
    return nil
  }

  /// Announces steps, unless one of them ends the process.
  private mutating func mayTake(_ steps: [Step]) -> Bool {
    if steps.allSatisfy({ progress.begin([$0]) }) { return true }
    gaps.insert(.controlEndsOnWayOut)
    return false
  }

  private func driver(at screen: Int, after way: [ControlIdentity]) async throws -> Driver {
    let driver = try await auditor.driver(at: screen)
    try await auditor.operate(way, with: driver)
    return driver
  }

  private func place(of driver: Driver) throws -> Appearance {
    Appearance(state: try auditor.state(of: driver), picture: try driver.picture)
  }
}

extension [ScreenControl] {
  /// Back, each wired button, and all wired fields together.
  fileprivate var attempts: [[(control: ScreenControl, step: Step)]] {
    let all = zip(self, steps).map { (control: $0, step: $1) }
    let fields = all.filter(\.control.isWiredField)
    return all.filter { $0.control.isBack || $0.control.isWiredButton }.map { [$0] }
      + (fields.isEmpty ? [] : [fields])
  }
}

extension DescribedState {
  /// The number of pushed screens, presentations and overlays.
  fileprivate var levelCount: Int { stack.levels.count + (overlay == nil ? 0 : 1) }

  /// Whether the state is a root with nothing presented.
  fileprivate var isRoot: Bool { levelCount == 0 }
}
