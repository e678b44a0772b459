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

  /// The result of a crawl that has ended; nil for other laws.
  var crawl: CrawlResult?

  /// Counts a check, and adds the violation that it found.
  mutating func addCheck(_ violation: Violation?) {
    checkedCount += 1
    if let violation { violations.append(violation) }
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
