import Foundation
import ScreenDriver
import ScreenSnapshot

extension Crawler {
  /// The screens with what they have in front.
  mutating func crawledScreens() async -> CrawledScreens {
    var (places, invalid): ([(screen: Int, place: Place)], [Int]) = ([], [])
    var beneath: [Int: Place] = [:]
    for index in auditor.app.screens.indices {
      if progress.isFatal([auditor.show(index)]) {
        invalid.append(index)
        continue
      }
      await auditor.prepare(index, progress)
      do {
        let state = try await auditor.freshState(of: index)
        places.append((index, Place(of: state)))
        beneath[index] = state.withoutFrontDialog.map { Place(of: $0) }
      } catch {
        findings.invalidScreens[index] = "\(error)"
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
      guard (try? auditor.app.link(index)) != nil else { continue }
      let path = CrawlPath(to: index, showing: auditor.show(index))
      progress.onStep(path.activity)
      try await visit(path)
      try await visitAll()
    }
    if mayReachMore { return }
    screens.markReached(in: queue, by: .link, presenting: auditor.dialogs)
    for (index, _) in unreached where screens.reach[index] == .link {
      omit(.reachedOnlyByLink, index)
    }
  }

  /// The result of a crawl that has ended, with what it left out.
  consuming func result(with screens: consuming CrawledScreens) -> CrawlResult {
    findings.checkedCount = queue.visitedCount
    for (gap, count) in queue.gaps {
      findings.omit(gap, count: count)
    }
    for step in unexplored.fatalSteps { findings.omit(step) }
    for (type, count) in screens.unnamedTypes {
      findings.omit(.unnamed(type: type), count: count)
    }
    findings.places = screens.placeNames
    for (index, _) in screens.unreached {
      let reason = unexplored.undecidedReason(
        ofDialogOver: screens.placesBeneathDialogs[index],
        hasReachedLimit: queue.hasReachedLimit, isUnsupported: !findings.unsupported.isEmpty)
      screens.mark(index, as: reason.map { .undecided($0) } ?? .nothing)
      if let reason { omit(.notReached(reason), index) }
    }
    return CrawlResult(findings: findings, reach: screens.reach)
  }

  private mutating func omit(_ gap: LawGap, _ screen: Int) {
    findings.omit(gap, on: auditor.name(of: screen))
  }
}
