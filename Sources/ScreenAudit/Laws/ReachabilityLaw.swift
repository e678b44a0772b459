import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Reachability: every screen can be reached by taps, tabs, back and events from the start, or by a link.
///
/// A screen is reached if its case was in front in a crawl of the app. If the crawl cannot tell whether
/// other screens are reached, it says why. A control, a tab or a back that crashes, hangs or leads to an
/// invalid state in the crawl breaks its own law, also on a place that no screen of the manifest shows.
struct ReachabilityLaw: Law {
  let maximumPlaces: Int

  /// The positions of the screens to reach.
  let screens: [Int]

  static let name = AuditLaw.reachability
  static let checks = (one: "place", many: "places")
  static let nothingToCheck = "found no screen"
  static let example = LawExample(
    steps: ["show photo"], right: "taps, tabs, back or events reach it",
    broken: "not reached from the start")

  /// No steps show that a screen is not reached.
  static let showsExample = false

  static func expectation(of violation: Violation) -> String {
    "taps, tabs, back or events reach it"
  }

  static func parts(of plan: AuditPlan) -> [ReachabilityLaw] {
    [ReachabilityLaw(maximumPlaces: plan.maximumPlaces, screens: plan.indices)]
  }

  /// A new process would crawl the same app in the same way.
  static let confirmsViolations = false

  static func part(showing violation: Violation, among screens: [String]) -> ReachabilityLaw? {
    nil
  }

  var subject: Int? { nil }

  func words(among screens: [String]) -> String { "what taps reach" }

  func check(with inspector: Inspector) async throws -> LawFindings {
    let crawl = try await Crawler(inspector, maximumPlaces: maximumPlaces).crawl()
    var findings = LawFindings(.reachability)
    findings.checkedCount = crawl.visitedCount
    findings.violations = crawl.defects.compactMap { violation(by: $0) }
    for (gap, omission) in crawl.gaps { findings.gaps[.crawl(gap)] = omission }
    findings.unsupported = crawl.unsupported
    findings.crawl = crawl
    for index in screens {
      guard let cause = cause(of: index, crawl.reach[index], inspector) else { continue }
      findings.violations.append(
        Self.violation(
          cause, on: inspector.name(of: index), steps: [inspector.show(index)], .notReached))
    }
    return findings
  }
}

extension ReachabilityLaw {
  /// Why a screen is not reached; nil if it is, or if the crawl cannot tell.
  @MainActor
  private func cause(of screen: Int, _ reach: ScreenReach?, _ inspector: Inspector) -> LawCause? {
    if reach == .taps { return nil }
    if let dialog = inspector.dialogs[screen], case .presentsAnother(let other) = dialog.search {
      return .dialogDiffers(dialog.value, other)
    }
    return reach == .nothing ? .notReached : nil
  }
}

extension ReachabilityLaw {
  /// The violation of the law that is about the last step; nil if none is.
  private func violation(by defect: CrawlDefect) -> Violation? {
    func violation(_ cause: LawCause, of law: any Law.Type) -> Violation {
      law.violation(
        cause, on: defect.place, control: defect.control, steps: defect.steps, .state(defect.path))
    }
    switch defect.kind {
    case .invalid(let reason):
      return Violation(by: defect.steps, on: defect.place, .error(reason), checking: self)
    case .changesOnlyBeneath: return violation(.controlChangesOnlyBeneath, of: ControlsLaw.self)
    case .changesNothing: return violation(.controlDoesNothing, of: ControlsLaw.self)
    case .changesNothingAgain:
      let isBack = defect.steps.dropLast().last == .back
      return violation(
        .doesNothingAgain(isBack ? .repeatedControl : .controlAfterClosing), of: BackLaw.self)
    }
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
    groups.isEmpty && !holds && gaps.keys.contains { $0.isBeyondLimit }
  }

  /// Removes what is said about screens that another start reaches in a better way.
  mutating func removeReachability(of screens: Set<String>) {
    violations.removeAll { screens.contains($0.screen) }
    for gap in gaps.keys where gap.isAboutReach { gaps[gap] = gaps[gap]?.without(screens) }
  }

  /// Whether the crawl visited every place.
  var hasCrawledEverything: Bool {
    law == .reachability && checkedCount > 0 && unsupported.isEmpty
      && gaps.keys.allSatisfy { $0.leavesOutNothing }
  }
}

extension LawGap {
  fileprivate var isUndecided: Bool { if case .crawl(.notReached) = self { true } else { false } }

  /// Whether the gap says how a screen is reached.
  fileprivate var isAboutReach: Bool { isUndecided || self == .crawl(.reachedOnlyByLink) }

  fileprivate var isBeyondLimit: Bool { self == .crawl(.notReached(.limit)) }

  /// Whether the crawl visited all places nevertheless.
  fileprivate var leavesOutNothing: Bool {
    switch self {
    case .crawl(.reachedOnlyByLink), .crawl(.unnamed): true
    default: false
    }
  }
}
