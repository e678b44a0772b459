import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

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

  static func expectation(of violation: Violation) -> String { "a control that leaves it" }

  /// - Complexity: One navigation, and one more per control of up to 64 places if back does not lead to a root.
  func check(with inspector: Inspector) async throws -> LawFindings {
    var findings = LawFindings(.exits)
    let name = inspector.name(of: screen)
    let app = try await CheckedApp(at: screen, inspector)
    if try app.state.isRoot { return findings }
    guard try app.scene.isDescribed else {
      findings.omit(.noContent, on: name)
      return findings
    }
    var crawl = ExitCrawl(inspector: inspector)
    let deadEnd = try await crawl.deadEnd(of: app.driver)
    guard let deadEnd, try await !crawl.leadsOut(of: screen) else {
      findings.addCheck(nil)
      return findings
    }
    for gap in crawl.gaps { findings.omit(gap, on: name) }
    if crawl.isConclusive {
      findings.addCheck(
        Self.violation(
          .noWayOut(of: Place(of: deadEnd.state).kind), on: name,
          steps: [inspector.show(screen)] + Array(repeating: .back, count: deadEnd.backs),
          .controls(deadEnd.scene.controls.map(\.label), on: deadEnd.state.line)))
    }
    return findings
  }
}

/// Crawls from a screen, in breadth, until it is out.
@MainActor
struct ExitCrawl {
  let inspector: Inspector

  /// What the crawl did not see.
  private(set) var gaps: Set<LawGap> = []

  /// The places whose controls are operated, by state and text.
  private(set) var seen: Set<Appearance> = []

  /// The words of ``LawGap/manyPlacesOnWayOut`` contain the number.
  private static let maximumPlaces = 64

  struct Appearance: Hashable {
    let state: DescribedState
    let picture: [UInt8]
  }

  /// Whether nothing leads out if the crawl found no way.
  ///
  /// The limit does not count: an app without end has one more place behind every limit.
  var isConclusive: Bool { gaps.subtracting([.manyPlacesOnWayOut]).isEmpty }

  /// Whether controls lead from a screen to a place that is no dead end.
  mutating func leadsOut(of screen: Int) async throws -> Bool {
    guard let start = try? await inspector.driver(at: screen),
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
        if try await deadEnd(of: driver) == nil { return true }
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
      let (state, scene) = (try inspector.state(of: driver), try driver.scene)
      if state.isRoot || scene.levels.last?.dialog?.buttons.isEmpty == true { return nil }
      guard scene.canGoBack else { return (state, scene, backs) }
      guard inspector.begin([.back]), (try? await driver.goBack()) != nil,
        let after = try? inspector.state(of: driver), after.levelCount < state.levelCount
      else { break }
    }
    return nil
  }

  /// Announces steps, unless one of them ends the process.
  private mutating func mayTake(_ steps: [Step]) -> Bool {
    if steps.allSatisfy({ inspector.begin([$0]) }) { return true }
    gaps.insert(.controlEndsOnWayOut)
    return false
  }

  private func driver(at screen: Int, after way: [ControlIdentity]) async throws -> Driver {
    let driver = try await inspector.driver(at: screen)
    try await inspector.operate(way, with: driver)
    return driver
  }

  private func place(of driver: Driver) throws -> Appearance {
    Appearance(state: try inspector.state(of: driver), picture: try driver.picture)
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
  /// Whether the state is a root with nothing presented.
  fileprivate var isRoot: Bool { levelCount == 0 }
}
