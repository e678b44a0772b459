import ScreenDriver
import ScreenSnapshot

extension Crawler {
  /// The screens with what those that can be shown have in front.
  func crawledScreens() async -> CrawledScreens {
    var states: [Int: DescribedState] = [:]
    for index in inspector.app.screens.indices where !inspector.isFatal([inspector.show(index)]) {
      await inspector.prepare(index)
      states[index] = try? await inspector.freshState(of: index)
    }
    return CrawledScreens(states)
  }

  /// Crawls from the screens that only a link opens, and marks those that it reaches.
  ///
  /// If taps reached the limit before, more taps may lead to them. The app does not start for screens beyond the limit.
  mutating func visitLinks(to screens: inout CrawledScreens) async throws {
    if queue.hasReachedLimit { return }
    for (index, place) in screens.unreached
    where !queue.hasReachedLimit && !screens.isVisited(place, in: queue) {
      // The law of links reports the error of a link table.
      guard (try? inspector.app.link(index)) != nil else { continue }
      let path = CrawlPath(start: index, steps: [inspector.show(index)])
      inspector.onStep(path.activity)
      _ = try? await visit(path)
      try await visitAll()
    }
    screens.markReached(in: queue, by: .link, presenting: inspector.dialogs)
  }

  /// What a crawl that has ended found out, with what it left out.
  consuming func result(with screens: consuming CrawledScreens) -> LawFindings {
    findings.checkedCount = queue.visitedCount
    for (gap, count) in queue.gaps { findings.omit(gap, count: count) }
    for step in unexplored.fatalSteps { findings.omit(step) }
    let reason =
      unexplored.undecidedReason(isUnsupported: !findings.unsupported.isEmpty)
      ?? (unexplored.hasWiredControls ? nil : "no control is wired")
    screens.markUnreached(
      queue.hasReachedLimit ? .notReachedWithinLimit : reason.map(LawGap.notReached))
    findings.reach = screens.reach
    return findings
  }
}
