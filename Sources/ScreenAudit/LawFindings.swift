import ScreenSnapshot

/// What a process found out about a part of a law.
package struct LawFindings: Codable, Equatable, Sendable {
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

  /// Counts what is not checked on a screen, or on a place of the crawl; nil if none matters.
  mutating func omit(_ gap: LawGap, on place: String? = nil, count: Int = 1) {
    if count == 0 { return }
    gaps.add([gap: Omission(count, on: [place].compactMap(\.self))])
  }

  /// Counts a control of a screen that is not checked.
  mutating func omit(_ gap: LawGap, _ control: ControlOfScreen) {
    gaps.add([gap: Omission(1, on: [control.screen], controls: [control])])
  }
}

/// How often something was not checked, and where.
struct Omission: Codable, Equatable, Sendable {
  private(set) var count: Int

  /// The screens, or the names of places of the crawl.
  private(set) var places: Set<String>

  /// The controls, unless screens are not checked as a whole.
  private(set) var controls: Set<ControlOfScreen>

  init(
    _ count: Int = 0, on places: some Sequence<String> = [],
    controls: some Sequence<ControlOfScreen> = []
  ) {
    (self.count, self.places, self.controls) = (count, Set(places), Set(controls))
  }

  mutating func add(_ other: Omission) {
    count += other.count
    places.formUnion(other.places)
    controls.formUnion(other.controls)
  }
}

/// A control, by the screen that has it and its label.
struct ControlOfScreen: Codable, Hashable, Sendable {
  let screen: String
  let control: String
}

extension ControlOfScreen: Comparable {
  static func < (one: ControlOfScreen, other: ControlOfScreen) -> Bool {
    (one.screen, one.control) < (other.screen, other.control)
  }
}

extension [LawGap: Omission] {
  mutating func add(_ others: [LawGap: Omission]) {
    for (gap, other) in others { self[gap, default: Omission()].add(other) }
  }
}
