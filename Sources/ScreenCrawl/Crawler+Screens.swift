import Foundation
import ScreenDriver
import ScreenSnapshot

extension Crawler {
  /// The screens with what they have in front.
  mutating func crawledScreens() async -> CrawledScreens {
    var (places, invalid): ([(screen: Int, place: Place)], [Int]) = ([], [])
    var beneath: [Int: Place] = [:]
    for index in inspector.app.screens.indices {
      if inspector.isFatal([inspector.show(index)]) {
        invalid.append(index)
        continue
      }
      await inspector.prepare(index)
      do {
        let state = try await inspector.freshState(of: index)
        places.append((index, Place(of: state)))
        beneath[index] = state.withoutFrontDialog.map { Place(of: $0) }
      } catch {
        found.invalidScreens[index] = "\(error)"
        invalid.append(index)
      }
    }
    return CrawledScreens(places, beneathDialogs: beneath, invalid: invalid)
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
      try await visit(path)
      try await visitAll()
    }
    if mayReachMore { return }
    screens.markReached(in: queue, by: .link, presenting: inspector.dialogs)
    for (index, _) in unreached where screens.reach[index] == .link {
      found.gaps.add(.reachedOnlyByLink, on: inspector.name(of: index))
    }
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
    for (index, _) in screens.unreached {
      let reason = unexplored.undecidedReason(
        ofDialogOver: screens.placesBeneathDialogs[index],
        hasReachedLimit: queue.hasReachedLimit, isUnsupported: !found.unsupported.isEmpty)
      screens.mark(index, as: reason.map { .undecided($0) } ?? .nothing)
      if let reason { found.gaps.add(.notReached(reason), on: inspector.name(of: index)) }
    }
    found.reach = screens.reach
    return found
  }
}
