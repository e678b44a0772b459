import Foundation

/// Reachability: every screen can be reached by taps, tabs and back from the start, or by a link.
///
/// A crawl starts the app and operates every control of every place that it has not seen, in breadth. A
/// place is what is in front: a route, a presentation, a tab, a flow or an overlay with its payload. Of
/// places that differ only in their payload, the crawl visits a few, so that it ends in an app whose
/// profiles lead to profiles. A screen is reached if its case was in front.
///
/// If the crawl reaches a limit, or meets a screen without content, a control that is not wired, one
/// that crashes or hangs or an operation that is not supported, it cannot tell whether the other screens
/// can be reached.
extension Auditor {
  /// Crawls the app from its start, and then from each screen that only a link reaches.
  ///
  /// - Complexity: For each control of each place, one start and the taps that lead there.
  func crawl(
    within limits: CrawlLimits, skipping skipped: [String] = [], onStep: OnStep
  ) async throws -> AuditPart {
    var crawl = Crawl(limits: limits, skipped: skipped)
    try await visit(CrawledPlace(start: nil, path: [], step: "the start"), in: &crawl)
    try await visitAll(in: &crawl, onStep: onStep)
    var part = AuditPart()
    part.reached.formUnion(screens.indices.filter { skipped.contains(show($0)) })
    for index in screens.indices where !part.reached.contains(index) {
      await prepare(index, onStep: onStep)
      do {
        let front = DescribedFront(of: try await freshState(of: index))
        if crawl.names.contains(front.name) { part.reached.insert(index) }
      } catch {
        part.invalid[index] = message(of: error)
        part.reached.insert(index)
      }
    }
    for index in screens.indices where !part.reached.contains(index) {
      guard (try? Harness.link(to: screens[index])) != nil,
        let front = try? DescribedFront(of: await freshState(of: index))
      else { continue }
      if !crawl.names.contains(front.name) {
        try await visit(CrawledPlace(start: index, path: [], step: show(index)), in: &crawl)
        try await visitAll(in: &crawl, onStep: onStep)
      }
    }
    for index in screens.indices where !part.reached.contains(index) {
      guard let front = try? DescribedFront(of: await freshState(of: index)),
        crawl.names.contains(front.name)
      else { continue }
      part.skip("reached only by a link")
      part.reached.insert(index)
      part.linked.insert(index)
    }
    part.checkedCount = crawl.visitedCount
    part.unchecked.merge(crawl.unchecked, uniquingKeysWith: +)
    part.unsupported = crawl.unsupported
    if let reason = crawl.openEnd {
      for index in screens.indices where part.reached.insert(index).inserted {
        part.skip("not reached, but \(reason)")
        part.undecided[index] = reason
      }
    }
    return part
  }

  /// Visits the places of the queue, and those that their controls lead to.
  private func visitAll(in crawl: inout Crawl, onStep: OnStep) async throws {
    while let place = crawl.next() {
      onStep(place.step)
      guard let base = try? await driver(to: place), let scene = try? base.scene,
        let front = try? DescribedFront(of: state(of: base)).name
      else { continue }
      crawl.add(scene)
      for control in scene.controls where control.isOperable {
        let step = "'\(control.step(among: scene.controls))' on \(front)"
        crawl.add(control)
        if crawl.skips(step) { continue }
        onStep(step)
        try await visit(
          CrawledPlace(start: place.start, path: place.path + [control.identity], step: step),
          in: &crawl)
      }
    }
  }

  /// Adds a place to the queue if the crawl has not seen it.
  private func visit(_ place: CrawledPlace, in crawl: inout Crawl) async throws {
    guard crawl.canContinue else { return }
    do {
      let driver = try await driver(to: place)
      crawl.add(place, DescribedFront(of: try state(of: driver)))
    } catch let operation as UnsupportedOperation {
      crawl.unsupported.insert(operation)
    } catch {
      // The law of controls reports it.
    }
  }

  /// Starts the app, jumps to the screen that a link opens, and operates controls.
  private func driver(to place: CrawledPlace) async throws -> Driver<Harness> {
    let driver = try await Driver<Harness>(in: Harness.drivenLayouts[0], scenes: scenes)
    if let start = place.start { try await driver.show(screens[start]) }
    for identity in place.path {
      guard let control = try driver.scene.controls.first(where: { $0.identity == identity }) else {
        throw ControlError(control: identity.name, reason: ControlError.gone)
      }
      try await driver.operate(control)
    }
    return driver
  }
}

/// A state of a crawl, with the controls that lead to it.
private struct CrawledPlace {
  /// The screen that a link opens; nil for the start of the app.
  let start: Int?
  let path: [ScreenControl.Identity]

  /// The last step, with the place of its control, for messages.
  let step: String
}

/// The places of a crawl.
private struct Crawl {
  let limits: CrawlLimits

  /// The steps that end the process.
  let skipped: [String]

  /// The names of what was in front.
  private(set) var names: Set<String> = []
  private(set) var visitedCount = 0

  /// What was not looked at, by reason.
  private(set) var unchecked: [String: Int] = [:]

  /// The operations that the harness does not support.
  var unsupported: Set<UnsupportedOperation> = []

  private var hasReachedLimit = false
  private var hasSkippedSteps = false
  private var hasUndescribedScreens = false
  private var hasUnwiredControls = false
  private var hasWiredControls = false

  private var seen: Set<DescribedFront> = []
  private var variants: [String: Int] = [:]
  private var queue: [CrawledPlace] = []
  private var position = 0

  /// The number of places that differ only in their payload.
  private static let maximumVariants = 4

  init(limits: CrawlLimits, skipped: [String]) {
    (self.limits, self.skipped) = (limits, skipped)
  }

  /// Whether the number of places is below its limit.
  var canContinue: Bool { seen.count < limits.states }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  var openEnd: String? {
    if hasReachedLimit { return "the crawl reached a limit" }
    if hasSkippedSteps { return "a control crashes or hangs" }
    if !unsupported.isEmpty { return "an operation is not supported" }
    if hasUndescribedScreens { return "other screens have no content" }
    if hasUnwiredControls { return "some controls are not wired" }
    return hasWiredControls ? nil : "no control is wired"
  }

  /// Whether the crawl leaves out a step, and says so.
  mutating func skips(_ step: String) -> Bool {
    guard skipped.contains(step) else { return false }
    hasSkippedSteps = true
    unchecked["\(TextColumns.visible(step)) crashes or hangs"] = 1
    return true
  }

  /// Adds what the harness leaves open about a screen.
  mutating func add(_ scene: ScreenScene) {
    hasUndescribedScreens = hasUndescribedScreens || !scene.isDescribed
    hasUnwiredControls = hasUnwiredControls || scene.hasUnwiredControls
  }

  /// Adds a control that the crawl operates.
  mutating func add(_ control: ScreenControl) {
    switch control.kind {
    case .button, .field: hasWiredControls = true
    case .back, .tab: break
    }
  }

  mutating func add(_ place: CrawledPlace, _ front: DescribedFront) {
    guard seen.insert(front).inserted else { return }
    names.insert(front.name)
    variants[front.name, default: 0] += 1
    if variants[front.name, default: 0] > Self.maximumVariants {
      skip("more than \(Self.maximumVariants) places that differ in their payload")
    } else if place.path.count >= limits.depth {
      hasReachedLimit = true
      skip("more than \(limits.depth) \(limits.depth == 1 ? "tap" : "taps") from the start")
    } else if !canContinue {
      hasReachedLimit = true
      skip("more than \(limits.states) \(limits.states == 1 ? "place" : "places")")
    } else {
      queue.append(place)
    }
  }

  /// The next place whose controls are not operated yet.
  mutating func next() -> CrawledPlace? {
    guard position < queue.count else { return nil }
    position += 1
    visitedCount += 1
    return queue[position - 1]
  }

  private mutating func skip(_ reason: String) { unchecked[reason, default: 0] += 1 }
}

extension ScreenControl {
  /// Whether the crawl operates the control.
  fileprivate var isOperable: Bool {
    switch kind {
    case .button(let button):
      guard button.isEnabled, case .navigation = button.action else { return false }
      return true
    case .field(let field): return field.action != nil
    case .back, .tab: return true
    }
  }
}
