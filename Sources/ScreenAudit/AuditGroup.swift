import ScreenSnapshot
import ScreenText

/// Violations of a law that have one cause: a finding.
struct AuditGroup: Codable, Equatable, Sendable {
  /// The number of violations.
  let count: Int

  /// The violation that reports explain.
  let example: Violation

  /// The screens, that of the example first.
  let screens: [String]

  /// The screens that were visible before, that of the example first.
  let previousScreens: [String]

  /// The screens on which the law is broken after each other one, those of the example first.
  let pairs: [ScreenPairs]

  /// Whether the example is broken in a process that has done nothing before, too.
  let isConfirmed: Bool

  /// The names of the starts of the app that all violations have; empty if the app has only one.
  var starts: [String] = []

  var law: AuditLaw { example.law }

  /// The number of violations of one cause to confirm in new processes.
  static let maximumExamples = 3

  /// The maximum number of screens on a line.
  static let maximumNames = 3

  /// The number of controls of one screen above which they are one mistake.
  private static let maximumControls = 3

  /// Whether many controls of one screen are one mistake.
  var hasManyControls: Bool {
    example.control != nil && screens.count == 1 && count > Self.maximumControls
  }
}

extension AuditGroup {
  /// What violations of one group have in common.
  ///
  /// Controls with different labels are different mistakes, and so are crashes with different messages. If
  /// many controls of one screen break the law, they are one mistake. A group is from all of its starts.
  private struct Key: Hashable {
    /// Nil for what stays of the state before.
    let cause: LawCause?
    let leftovers: Set<Leftovers.Part>?
    let moment: LinkMoment?
    let end: ProcessEnd?
    let starts: [String]
    var control: String?
    var screen: String?

    /// Parts of one mistake that stay are one cause, whichever of them stay.
    init(
      of violation: Violation, on screen: String? = nil,
      _ mistakes: [Set<Leftovers.Part>] = []
    ) {
      leftovers = violation.cause.leftovers.flatMap { leftovers in
        mistakes.first { $0.isSuperset(of: leftovers.parts) }
      }
      cause = leftovers == nil ? violation.cause : nil
      moment = violation.moment
      end = violation.found.end?.withoutValues
      starts = violation.starts
      self.screen = screen
    }
  }

  /// The positions of violations by what they have in common, in the order of the first ones.
  static func positions(of violations: [Violation]) -> [[Int]] {
    let counts = violations.reduce(into: [:]) { counts, violation in
      counts[Key(of: violation, on: violation.screen), default: 0] += 1
    }
    let mistakes = Leftovers.mistakes(behind: violations.compactMap(\.cause.leftovers))
    let groups = violations.indices.grouped { position in
      let violation = violations[position]
      guard let control = violation.control else { return Key(of: violation, mistakes) }
      let ofScreen = Key(of: violation, on: violation.screen)
      if counts[ofScreen, default: 0] > maximumControls { return ofScreen }
      var key = Key(of: violation)
      key.control = control
      return key
    }
    return joiningTexts(groups.map(\.elements), of: violations)
  }

  /// Joins the groups of texts that differ on one screen: they are one finding.
  private static func joiningTexts(
    _ groups: [[Int]], of violations: [Violation]
  ) -> [[Int]] {
    var joined: [[Int]] = []
    var owners: [[String]: Int] = [:]
    for group in groups {
      guard violations[group[0]].cause.kind == .otherText else {
        joined.append(group)
        continue
      }
      let keys = group.map { [violations[$0].screen] + violations[$0].starts }.uniqued
      let known = Set(keys.compactMap { owners[$0] }).sorted()
      let owner = known.first ?? joined.count
      let added = group + known.dropFirst().flatMap { joined[$0] }
      if known.isEmpty { joined.append([]) }
      for other in known.dropFirst() { joined[other] = [] }
      joined[owner] += added
      for position in added {
        owners[[violations[position].screen] + violations[position].starts] = owner
      }
    }
    return joined.filter { !$0.isEmpty }.map { $0.sorted() }
  }

  /// Groups violations of a law, in the order of a report.
  static func groups(of violations: [Violation], in order: AuditOrder) -> [AuditGroup] {
    order.sorted(
      positions(of: violations).map { positions in
        AuditGroup(of: positions.map { violations[$0] }, in: order)
      })
  }

  /// Creates the group of some violations, at least one.
  ///
  /// The example is the first one that a new process confirms, or else the first one.
  private init(of violations: [Violation], in order: AuditOrder) {
    let examples = order.sorted(violations) { $0 }
    var example = examples.first { $0.isConfirmed == true } ?? examples[0]
    // The example may leave behind less than others do.
    let leftovers = violations.filter { $0.cause.leftovers != nil }
    if !leftovers.isEmpty {
      let parts = Set(leftovers.flatMap { $0.cause.leftovers?.parts ?? [] })
      example.cause = .stays(Leftovers(parts))
    }
    (count, isConfirmed) = (violations.count, example.isConfirmed ?? true)
    self.example = example
    screens = order.sorted(violations.map(\.screen), first: example.screen)
    previousScreens = order.sorted(violations.compactMap(\.previous), first: example.previous)
    starts = example.starts
    pairs = ScreenPairs.pairs(of: violations, first: example, in: order)
  }
}
