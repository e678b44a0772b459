import ScreenCrawl
import ScreenSnapshot

/// What a process found out about a part of a law.
struct LawFindings: Codable, Equatable, Sendable {
  /// The number of pairs, screens, links, taps or states that were checked.
  var checkedCount = 0

  /// The violations of the law, and of others that the crawl found.
  var violations: [Violation] = []

  /// What was not checked, how often and on which screens.
  var gaps: [LawGap: Omission] = [:]

  /// The operations that the harness does not support.
  var unsupported: Set<UnsupportedOperation> = []

  /// The reasons why screens cannot be shown, for parts that several screens share.
  var invalidScreens: [Int: String] = [:]

  /// How a crawl that has ended reaches the audited screens, by position; nil for other laws.
  var reach: [Int: ScreenReach]?

  /// The places of the crawl that a screen of the manifest shows, if the crawl has ended.
  var places: Set<String>?

  /// Counts a check, and adds the violation that it found.
  mutating func addCheck(_ violation: Violation?) {
    addCheck([violation].compactMap(\.self))
  }

  /// Counts a check, and adds the violations that it found.
  mutating func addCheck(_ found: [Violation]) {
    checkedCount += 1
    violations += found
  }

  /// Adds what another check of the part found out.
  mutating func merge(_ other: LawFindings) {
    checkedCount += other.checkedCount
    violations += other.violations
    gaps.add(other.gaps)
  }

  /// Counts what is not checked on a screen; nil if none matters.
  mutating func omit(_ gap: LawGap, on screen: String? = nil, count: Int = 1) {
    gaps.add(gap, on: screen, count: count)
  }

  /// Counts a control of a screen that is not checked.
  mutating func omit(_ gap: LawGap, _ control: ControlOfScreen) {
    gaps.add([gap: Omission(1, on: [control.screen], controls: [control])])
  }
}
