/// What an audit checked, and the laws that are broken.
package struct AuditReport: Sendable {
  package let manifest: String

  /// The laws in declared order.
  package var laws: [LawResult]

  /// The screens that cannot be shown, and parts that could not be checked.
  package var failures: [ScreenFailure] = []

  /// The exceptions that are needed, in declared order.
  package var usedExceptions: [AuditException] = []

  /// The exceptions that are not needed, in declared order.
  package var staleExceptions: [AuditException] = []

  /// Errors that belong to no screen, a line each.
  package var problems: [String] = []

  package var isInterrupted = false

  /// The laws that the command line names; empty for all.
  package var namedLaws: [AuditLaw] = []

  /// Creates the report of laws that were checked.
  package init(manifest: String, laws: [LawResult] = []) {
    (self.manifest, self.laws) = (manifest, laws)
  }

  /// The result of one law.
  package struct LawResult: Sendable {
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
package struct AuditGroup: Sendable {
  package let law: AuditLaw

  /// What is wrong.
  package let cause: String

  /// The violations, at least one; the first one is the example.
  package internal(set) var findings: [AuditFinding]

  /// Whether the example is broken in a process that has done nothing before, too.
  package internal(set) var isConfirmed = true

  package var example: AuditFinding { findings[0] }

  /// The screens, in the order of the findings.
  package var screens: [String] { Self.unique(findings.map(\.screen)) }

  /// The screens that were visible before.
  package var previousScreens: [String] { Self.unique(findings.compactMap(\.previous)) }

  /// Makes the violation with the fewest steps and the shortest states the example.
  mutating func sortExample() {
    let lengths = findings.map { ($0.steps.count, $0.expected.count + $0.found.count) }
    guard let least = lengths.indices.min(by: { lengths[$0] < lengths[$1] }) else { return }
    findings.insert(findings.remove(at: least), at: 0)
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension AuditReport {
  /// All violations, by cause.
  package var groups: [AuditGroup] { laws.flatMap(\.groups) }

  /// Differs if a law is broken; incomplete if a screen cannot be shown, if nothing was checked, or if a
  /// law that the command line names is not supported.
  package var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if !groups.isEmpty || !staleExceptions.isEmpty { return .differs }
    let isUnsupported = laws.contains { law in
      namedLaws.contains(law.law) && law.checkedCount == 0 && !law.unsupported.isEmpty
    }
    let isEmpty = laws.allSatisfy { $0.checkedCount == 0 }
    return !failures.isEmpty || !problems.isEmpty || isEmpty || isUnsupported
      ? .incomplete : .matched
  }
}
