/// What an audit checked, and the laws that are broken.
package struct AuditReport: Equatable, Sendable {
  package let manifest: String

  /// The laws in declared order.
  package var laws: [LawResult]

  /// The screens that cannot be shown, and parts that could not be checked.
  package var failures: [ScreenFailure] = []

  /// The exceptions that are needed, in declared order.
  package var usedExceptions: [AuditException] = []

  /// The exceptions that are not needed, in declared order; empty unless the whole audit ran.
  package var staleExceptions: [AuditException] = []

  /// Errors that belong to no screen, a line each.
  package var problems: [String] = []

  /// Whether results are missing: the run was interrupted, could not start, or a shard is missing.
  package var isPartial = false

  /// Whether the run was interrupted, which makes it partial.
  package internal(set) var isInterrupted = false

  /// The laws that the command line names, in declared order; empty for all.
  package var namedLaws: [AuditLaw] = []

  /// The names and patterns that select screens; empty for all.
  package var patterns: [String] = []

  /// The limits of the crawl.
  package var limits = CrawlLimits()

  /// The shard of the run; nil if it covered the whole audit.
  package var shard: Shard?

  /// Creates the report of laws that were checked.
  package init(manifest: String, laws: [LawResult] = []) {
    (self.manifest, self.laws) = (manifest, laws)
  }

  /// The result of one law.
  package struct LawResult: Equatable, Sendable {
    package let law: AuditLaw

    /// The number of pairs, screens, links, taps or states that were checked.
    package var checkedCount = 0

    /// The violations, by cause.
    package var groups: [AuditGroup] = []

    /// What was not checked, with the number of times, by reason.
    package var unchecked: [String: Int] = [:]

    /// The operations that the law needs and the harness does not support.
    package var unsupported: [UnsupportedOperation] = []
  }
}

/// Violations of a law that have one cause.
package struct AuditGroup: Equatable, Sendable {
  package let law: AuditLaw

  /// What is wrong.
  package let cause: String

  /// The number of violations.
  package internal(set) var count: Int

  /// The violation that reports explain.
  package internal(set) var example: AuditFinding

  /// The screens, that of the example first.
  package internal(set) var screens: [String]

  /// The screens that were visible before, that of the example first.
  package internal(set) var previousScreens: [String]

  /// Whether the example is broken in a process that has done nothing before, too.
  package internal(set) var isConfirmed = true
}

extension AuditGroup {
  /// Creates a group of violations, at least one; the first one is the example.
  package init(law: AuditLaw, cause: String, findings: [AuditFinding]) {
    self.init(
      law: law, cause: cause, count: findings.count, example: findings[0],
      screens: Self.unique(findings.map(\.screen)),
      previousScreens: Self.unique(findings.compactMap(\.previous)))
  }

  /// What violations of one cause in a group have in common.
  ///
  /// Controls with different labels are different mistakes, and so are crashes with different messages. If
  /// many controls of one screen break the law, they are one mistake.
  struct Key: Hashable {
    let cause: String
    var endReason: String?
    var control: String?
    var screen: String?

    /// The number of controls of one screen above which they are one mistake.
    static let maximumControls = 3
  }

  /// What the violations have in common.
  var key: Key {
    var key = Key(cause: cause, endReason: example.endReason)
    guard let control = example.control else { return key }
    if screens.count == 1, count > Key.maximumControls {
      key.screen = example.screen
    } else {
      key.control = control
    }
    return key
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension AuditFinding {
  /// How and where the process ended, without the values in a message; nil if it did not end.
  var endReason: String? {
    guard cause.hasSuffix(" \(Self.crashes)") || cause.hasSuffix(" \(Self.hangs)") else {
      return nil
    }
    for message in ScreenCrash.trapMessages {
      if let range = found.firstRange(of: ": \(message)") {
        return String(found[..<range.lowerBound])
      }
    }
    return String(found.prefix { $0 != ":" })
  }

  /// The last words of causes.
  static let crashes = "crashes"
  static let hangs = "hangs"
}

extension AuditReport {
  /// All violations, by cause.
  package var groups: [AuditGroup] { laws.flatMap(\.groups) }

  /// Differs if a law is broken; incomplete if a screen cannot be shown, if nothing was checked, or if a
  /// law that the command line names is not supported.
  ///
  /// Nothing needs to be checked in a shard: another one may have it.
  package var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if !groups.isEmpty || !staleExceptions.isEmpty { return .differs }
    if isPartial || !failures.isEmpty || !problems.isEmpty { return .incomplete }
    return shard == nil && lacksChecks ? .incomplete : .matched
  }

  /// Whether nothing was checked, or a law that the command line names is not supported.
  private var lacksChecks: Bool {
    laws.allSatisfy { $0.checkedCount == 0 }
      || laws.contains {
        namedLaws.contains($0.law) && $0.checkedCount == 0 && !$0.unsupported.isEmpty
      }
  }

  /// Marks the report as that of a run that was interrupted.
  package mutating func markInterrupted() {
    (isInterrupted, isPartial) = (true, true)
    problems.append("interrupted: the remaining laws were not checked")
  }

  /// Sorts exceptions into those that are needed, and those that are stale.
  ///
  /// Only an audit of all screens can tell that an exception is stale, and only a law that was decided
  /// for all of them.
  ///
  /// - Parameters:
  ///   - exceptions: The exceptions of the harness, in declared order.
  ///   - needed: Those that accept a finding.
  ///   - screens: The screens of the manifest.
  mutating func judge(
    _ exceptions: [AuditException], needed: [AuditException], among screens: [String]
  ) {
    let coversAllScreens = shard == nil && !isPartial && patterns.isEmpty
    let coversAllPlaces = laws.contains(where: \.hasCrawledEverything)
    var needed = Set(needed)
    for exception in exceptions {
      guard let law = laws.first(where: { $0.law == exception.law }) else { continue }
      if needed.remove(exception) != nil {
        usedExceptions.append(exception)
      } else if coversAllScreens, !law.isOpen,
        coversAllPlaces || !exception.isForPlace(among: screens),
        !failures.contains(where: { exception.isOn($0.screen) })
      {
        staleExceptions.append(exception)
      }
    }
  }
}

extension AuditReport.LawResult {
  /// Whether the crawl cannot tell whether some screens are reached.
  fileprivate var isOpen: Bool {
    unchecked.keys.contains { $0.hasPrefix(AuditPart.openPrefix) }
  }

  /// Whether the crawl visited every place.
  fileprivate var hasCrawledEverything: Bool {
    law == .reachability && checkedCount > 0 && unsupported.isEmpty
      && unchecked.keys.allSatisfy { $0 == AuditPart.reachedByLink }
  }
}
