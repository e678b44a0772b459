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
  private(set) var gaps: [LawGap: Omission] = [:]

  /// The operations that the law needs and the harness does not support.
  var unsupported: Set<UnsupportedOperation> = []

  /// How a crawl that has ended reaches the screens that can be shown, by position.
  var reach: [Int: ScreenReach] = [:]

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
    gaps.merge(other.gaps) {
      Omission(count: $0.count + $1.count, places: $0.places.union($1.places))
    }
    unsupported.formUnion(other.unsupported)
  }

  /// Counts what is not checked on a screen; nil if the screen does not matter.
  mutating func omit(_ gap: LawGap, on screen: String? = nil, count: Int = 1) {
    if count == 0 { return }
    gaps[gap, default: Omission()].count += count
    gaps[gap, default: Omission()].places.formUnion([screen].compactMap(\.self))
  }
}

struct Omission: Codable, Equatable, Sendable {
  fileprivate(set) var count = 0

  /// The screens, the controls of screens, or the names of places of the crawl.
  fileprivate(set) var places: Set<String> = []
}

/// Why something was not checked; the reasons of one law are in its file.
struct LawGap: Codable, Hashable, Sendable {
  let words: String

  /// Whether the crawl cannot tell if a screen is reached.
  let isUndecided: Bool

  init(_ words: String, isUndecided: Bool = false) {
    (self.words, self.isUndecided) = (words, isUndecided)
  }

  static let otherPairs = LawGap(
    "above \(PairSelection.maximumScreens) screens, each is checked after and before only one of each shape; "
      + "'--all-pairs' checks all")
}
