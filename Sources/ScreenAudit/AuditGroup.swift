import ScreenSnapshot
import ScreenText

/// Violations of a law that have one cause: a finding.
struct AuditGroup: Codable, Equatable, Sendable {
  let count: Int

  /// The violation that reports explain.
  let example: Violation

  /// The screens, that of the example first.
  let screens: [String]

  /// The screens that were visible before, or the start of the app, that of the example first; empty if they do not
  /// matter.
  let previousScreens: [String]

  /// Each screen that was visible before, or the start of the app, with the screen on which the law is then broken;
  /// empty if they do not matter.
  let pairs: [[String]]

  /// Whether the example is broken in a process that has done nothing before, too.
  let isConfirmed: Bool

  var law: AuditLaw { example.law }

  /// The names of the starts of the app that all violations have; empty if the app has only one.
  var starts: [String] { example.starts }

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
  /// What makes violations one finding.
  private enum Trait: Hashable {
    case cause(LawCause)

    /// Parts of one mistake stay together on some screens, and alone on others.
    case leftover(String)

    /// Texts that differ on one screen are one mistake.
    case text(on: String)

    /// Controls with different labels are different mistakes.
    case control(LawCause, String)

    /// Many controls of one screen are one mistake.
    case controls(LawCause, on: String)
  }

  /// What violations of one finding have in common, at least one each with another one.
  ///
  /// Crashes at different sites are different mistakes. A finding is from all of its starts.
  private struct Key: Hashable {
    let trait: Trait
    let moment: LinkMoment?
    let site: String?
    let starts: [String]

    init(_ trait: Trait, of violation: Violation) {
      (self.trait, moment, starts) = (trait, violation.moment, violation.starts)
      site = violation.crashSite
    }
  }

  private static func traits(of violation: Violation) -> [Trait] {
    let cause = violation.cause
    if !cause.leftovers.isEmpty { return cause.leftovers.map { .leftover($0) } }
    if let control = violation.control { return [.control(cause, control)] }
    return [.cause(cause)] + (cause.kind == .otherText ? [.text(on: violation.screen)] : [])
  }

  /// The positions of violations by what they have in common, in the order of the first ones.
  static func positions(of violations: [Violation]) -> [[Int]] {
    let ofScreens = violations.map { Key(.controls($0.cause, on: $0.screen), of: $0) }
    let counts = ofScreens.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let keys = zip(violations, ofScreens).map { violation, ofScreen in
      violation.control != nil && counts[ofScreen, default: 0] > maximumControls
        ? [ofScreen] : traits(of: violation).map { Key($0, of: violation) }
    }
    var groups: [[Int]] = []
    var owners: [Key: Int] = [:]
    for position in violations.indices {
      let known = Set(keys[position].compactMap { owners[$0] }).sorted()
      let owner = known.first ?? groups.count
      if known.isEmpty { groups.append([]) }
      let added = [position] + known.dropFirst().flatMap { groups[$0] }
      for other in known.dropFirst() { groups[other] = [] }
      groups[owner] += added
      for key in added.flatMap({ keys[$0] }) { owners[key] = owner }
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted() }
  }

  /// Creates a group of violations, the best first.
  ///
  /// The example is the confirmed violation, or else the first one.
  init(of violations: [Violation], confirmed: Violation?, in order: AuditOrder) {
    var example = confirmed ?? violations[0]
    // The example may leave behind less than others do.
    let leftovers = violations.flatMap(\.cause.leftovers)
    if !leftovers.isEmpty { example.cause = .stays(leftovers) }
    example.steps = order.journey(of: example)
    example.starts = violations[0].starts
    (count, isConfirmed) = (violations.count, confirmed != nil)
    self.example = example
    screens = order.sorted(violations.map(\.screen), first: example.screen)
    let hasPairs = violations.contains { $0.previous != nil }
    let pairs = hasPairs ? violations.map { [$0.previous ?? Place.startName, $0.screen] } : []
    previousScreens =
      hasPairs
      ? order.sorted(pairs.map { $0[0] }, first: example.previous ?? Place.startName) : []
    self.pairs = Set(pairs).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
