import ScreenDriver
import ScreenSnapshot

/// Reachability: every screen can be reached by taps, tabs, back and events from the start, or by a link.
///
/// A screen is reached if its case was in front in a crawl of the app. If the crawl cannot tell whether
/// other screens are reached, it says why. A control, a tab or a back that crashes, hangs or leads to an
/// invalid state in the crawl breaks its own law, also on a place that no screen of the manifest shows.
struct ReachabilityLaw: Law {
  let maximumPlaces: Int

  static let name = AuditLaw.reachability
  static let checks = (one: "place", many: "places")
  static let nothingToCheck = "found no screen"
  static let example = LawExample(
    steps: ["show photo"], right: "taps, tabs, back or events reach it",
    broken: "not reached from the start")

  static func parts(of plan: AuditPlan) -> [ReachabilityLaw] {
    [ReachabilityLaw(maximumPlaces: plan.maximumPlaces)]
  }

  /// A new process would crawl the same app in the same way.
  static func part(showing violation: Violation, among screens: [String]) -> ReachabilityLaw? {
    nil
  }

  var subject: Int? { nil }

  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    findings = try await Crawler(inspector, maximumPlaces: maximumPlaces).crawl()
  }
}

extension LawFindings {
  /// Whether the law was not decided for some screens: the crawl cannot tell whether they are reached, or not all pairs
  /// were checked.
  var hasUndecidedScreens: Bool { gaps.keys.contains { $0.isUndecided || $0 == .otherPairs } }

  /// Whether the crawl left more screens undecided than it visited places, so that it proves little.
  var isMostlyUndecided: Bool {
    let undecided = gaps.filter { $0.key.isUndecided }
    return undecided.values.reduce(0) { $0 + $1.count } > checkedCount
  }

  /// Whether a limit of the crawl left the law unchecked, or most of it.
  var isUncheckedByLimit: Bool {
    groups.isEmpty && !holds && gaps[.notReachedWithinLimit] != nil
  }

  /// Adds how a crawl reaches a screen from a start; what is not checked counts once for all starts.
  mutating func addReach(
    _ reach: ScreenReach, of screen: String, _ dialog: ManifestDialog?, from start: String?,
    isCounted: Bool
  ) {
    switch reach {
    case .link where !isCounted: omit(.reachedOnlyByLink, on: screen)
    case .undecided(let gap) where !isCounted: omit(gap, on: screen)
    default: break
    }
    let expected = "taps, tabs, back or events reach it"
    var cause: LawCause?
    if reach == .nothing {
      cause = LawCause(.notReached, "nothing leads to the screen", expected: expected)
    }
    if reach != .taps, let dialog, case .presentsAnother(let difference) = dialog.search {
      // The control that should present the dialog presents another one.
      cause = LawCause(.otherState, difference, expected: expected)
    }
    guard let cause else { return }
    violations.append(
      Violation(
        law: law, cause: cause, screen: screen, steps: [.show(screen: screen)],
        found: "not reached from the start", starts: [start].compactMap(\.self)))
  }

  /// Whether the crawl visited every place.
  var hasCrawledEverything: Bool {
    law == .reachability && checkedCount > 0 && unsupported.isEmpty
      && gaps.keys.allSatisfy { $0 == .reachedOnlyByLink }
  }
}

extension LawGap {
  fileprivate static let reachedOnlyByLink = LawGap("reached only by a link")
}
