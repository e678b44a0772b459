import ScreenDriver
import ScreenSnapshot

/// The screens of the manifest that a crawl looks for, and how it reaches each of them.
extension Crawler {
  /// A screen that can be shown, and what tells it from others.
  typealias Target = (screen: Int, family: Place.Family)

  /// The screens that can be shown, in declared order.
  func targets() async -> [Target] {
    var places: [(screen: Int, place: Place)] = []
    for index in inspector.app.screens.indices where !inspector.isFatal([inspector.show(index)]) {
      await inspector.prepare(index)
      guard let screen = try? await inspector.freshScreen(index) else { continue }
      places.append((index, Place(of: screen.state)))
    }
    let families = PlaceFamilies(of: places.map(\.place))
    return places.map { ($0.screen, families.screen(of: $0.place)) }
  }

  /// Marks the unreached screens that were in front, and the dialogs that a control of a reached screen presents.
  mutating func markReached(_ targets: [Target], by way: ScreenReach) {
    for (index, family) in unreached(targets) where queue.screens.contains(family) {
      findings.reach[index] = way
    }
    for (index, _) in unreached(targets) {
      if case .found(let presenter)? = inspector.dialogs[index]?.search {
        findings.reach[index] = findings.reach[presenter.screen]
      }
    }
  }

  private func unreached(_ targets: [Target]) -> [Target] {
    targets.filter { findings.reach[$0.screen] == nil }
  }

  /// Crawls from the screens that only a link opens, and marks those that it reaches.
  ///
  /// If taps reached the limit before, more taps may lead to them. The app does not start for screens beyond the limit.
  mutating func visitLinks(to targets: [Target]) async throws {
    if queue.hasReachedLimit { return }
    for (index, family) in unreached(targets)
    where !queue.hasReachedLimit && !queue.screens.contains(family) {
      // The law of links reports the error of a link table.
      guard (try? inspector.app.link(index)) != nil else { continue }
      let path = CrawlPath(first: .screen(index), steps: [inspector.show(index)])
      inspector.onStep(path.activity)
      _ = try? await visit(path)
      try await visitAll()
    }
    markReached(targets, by: .link)
  }

  /// Marks the screens that nothing reached, and adds what the crawl left out.
  mutating func finish(with targets: [Target]) {
    findings.checkedCount = queue.visitedCount
    for (gap, count) in queue.gaps { findings.omit(gap, count: count) }
    for step in unexplored.fatalSteps { findings.omit(step) }
    let reason =
      unexplored.undecidedReason(isUnsupported: !findings.unsupported.isEmpty)
      ?? (unexplored.hasWiredControls ? nil : "no control is wired")
    let gap =
      queue.hasReachedLimit ? .notReachedWithinLimit : reason.map(LawGap.notReached)
    for (index, _) in unreached(targets) {
      findings.reach[index] = gap.map { .undecided($0) } ?? .nothing
    }
  }
}

extension LawGap {
  static let notReachedWithinLimit = notReached("the crawl reached a limit")

  fileprivate static func notReached(_ reason: String) -> LawGap {
    LawGap("not reached, but \(reason)", isUndecided: true)
  }
}
