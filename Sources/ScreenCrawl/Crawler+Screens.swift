import Foundation
import ScreenDriver
import ScreenSnapshot

extension Crawler {
  /// The screens with what they have in front.
  mutating func crawledScreens() async -> CrawledScreens {
    var states: [Int: DescribedState] = [:]
    for index in inspector.app.screens.indices where !inspector.isFatal([inspector.show(index)]) {
      await inspector.prepare(index)
      do {
        states[index] = try await inspector.freshState(of: index)
      } catch {
        found.invalidScreens[index] = "\(error)"
      }
    }
    return CrawledScreens(states)
  }

  /// Crawls from the screens that only a link opens, and marks those that it reaches.
  ///
  /// If taps reached a limit before, more taps may lead to them.
  mutating func visitLinks(to screens: inout CrawledScreens) async throws {
    let mayReachMore = queue.hasReachedLimit
    let unreached = screens.unreached
    for (index, place) in unreached where !screens.isVisited(place, in: queue) {
      // The law of links reports the error of a link table.
      guard (try? inspector.app.link(index)) != nil else { continue }
      let path = CrawlPath(start: index, steps: [inspector.show(index)])
      inspector.onStep(path.activity)
      _ = try? await visit(path)
      try await visitAll()
    }
    if mayReachMore { return }
    screens.markReached(in: queue, by: .link, presenting: inspector.dialogs)
  }

  /// The result of a crawl that has ended, with what it left out.
  consuming func result(with screens: consuming CrawledScreens) -> CrawlResult {
    found.visitedCount = queue.visitedCount
    for (gap, count) in queue.gaps { found.gaps.add(gap, count: count) }
    for step in unexplored.fatalSteps { found.gaps.add(step) }
    for (type, count) in screens.unnamedTypes {
      found.gaps.add(.unnamed(type: type), count: count)
    }
    found.namesOfScreens = screens.placeNames
    screens.markUnreached(
      unexplored, hasReachedLimit: queue.hasReachedLimit,
      isUnsupported: !found.unsupported.isEmpty)
    found.reach = screens.reach
    return found
  }
}
