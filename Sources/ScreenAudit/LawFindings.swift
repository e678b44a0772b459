import ScreenCrawl
import ScreenSnapshot

/// What an audit found out about a law, or a process about a part of it.
struct LawFindings: Codable, Equatable, Sendable {
  let law: AuditLaw

  /// The number of pairs, screens, links, taps or states that were checked.
  var checkedCount = 0

  /// The violations that no exception accepts, in the order of the parts that found them.
  ///
  /// Those of a crawl are of any law.
  var violations: [Violation] = []

  /// What was not checked, how often and on which screens.
  var gaps: [LawGap: Omission] = [:]

  /// The operations that the law needs and the harness does not support.
  var unsupported: Set<UnsupportedOperation> = []

  /// The result of a crawl that has ended; nil for other laws.
  var crawl: CrawlResult?

  /// The violations by cause, once all are known.
  var groups: [AuditGroup] = []

  init(_ law: AuditLaw) { self.law = law }

  /// Counts a check, and adds the violation that it found.
  mutating func addCheck(_ violation: Violation?) {
    checkedCount += 1
    if let violation { violations.append(violation) }
  }

  /// Adds what another check found out, without its violations.
  mutating func addCounts(of other: LawFindings) {
    checkedCount += other.checkedCount
    gaps.add(other.gaps)
    unsupported.formUnion(other.unsupported)
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
