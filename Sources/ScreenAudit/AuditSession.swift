import ScreenDriver
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot
import ScreenText

/// An audit over the screens of a harness, from each of its starts: from the laws to a report.
@MainActor
package struct AuditSession {
  package nonisolated static let defaultMaximumPlaces = 10_000

  let harness: AnySnapshotHarness
  private let order: AuditOrder
  private var audits: [StartAudit]
  private var result: AuditReport

  /// Creates a session.
  ///
  /// No laws and no patterns stand for all of them. Without a runner, the audit runs in this process.
  ///
  /// - Throws: `ManifestError` or `SelectionError`.
  package init(
    of harness: AnySnapshotHarness, laws: [AuditLaw] = [], patterns: [String] = [],
    maximumPlaces: Int = defaultMaximumPlaces, checksAllPairs: Bool = false,
    runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    order = AuditOrder(of: harness.screens, starts: harness.starts)
    result = AuditReport(manifest: harness.manifest)
    let starts = harness.startsToCrawl
    let plans = try starts.map {
      try AuditPlan(
        over: harness.screens, among: harness.screens(from: $0), laws: laws, patterns: patterns,
        maximumPlaces: maximumPlaces)
    }
    if starts.count > 1 { result.starts = harness.starts }
    if !laws.isEmpty { result.namedLaws = plans[0].laws }
    (result.patterns, result.maximumPlaces) = (patterns, maximumPlaces)
    result.skipped = harness.skipped(
      among: try ScreenSelection.positions(of: patterns, among: harness.screens))
    audits = zip(starts, plans).map { start, plan in
      StartAudit(
        of: harness, from: start, by: plan, checksAllPairs: checksAllPairs,
        runner: runner ?? InProcessRunner(harness))
    }
  }

  /// Checks the laws.
  ///
  /// - Parameter progress: Called before and after each part.
  /// - Returns: What was checked, also if the run is interrupted.
  /// - Throws: The error that stops the runner.
  package mutating func report(
    progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> AuditReport {
    // 1. Check the laws from each start.
    var counter = ProgressCounter(
      of: audits.reduce(0) { $0 + $1.jobCount }, among: harness.screens, progress)
    for position in audits.indices where isComplete {
      try await audits[position].check(&counter)
    }
    var laws = mergedLaws
    // 2. Remove the violations that the app accepts.
    let (exceptions, faults) = validExceptions
    let needed = exceptions.filter { exception in
      guard let law = laws.firstIndex(where: { $0.law == exception.law }) else { return false }
      return laws[law].accept(exception, among: harness.screens)
    }
    // 3. Group the others by cause, and confirm an example in a process that has done nothing.
    for number in laws.indices { try await group(&laws[number]) }
    result.laws = laws
    // 4. Add what belongs to no law.
    result.movedOn = failures { $0.omitted(.movesOn) }
    result.unstable = failures { $0.omitted(.differs) }
    result.failures = failures(\.failures).uniqued
    result.problems = (audits.flatMap(\.completion.problems) + faults).uniqued
    if !isComplete {
      result.isInterrupted = true
      result.problems.append("interrupted: the remaining laws were not checked")
    }
    result.judge(exceptions, needed: needed, among: harness.screens)
    return result
  }

  private var isComplete: Bool { audits.allSatisfy(\.completion.isComplete) }
}

// MARK: - Steps

extension AuditSession {
  /// The exceptions that can accept a violation, and the faults of the others.
  private var validExceptions: (exceptions: [AuditException], faults: [String]) {
    let faults = harness.declared.auditExceptions.map {
      (exception: $0, fault: $0.fault(among: harness.screens, starts: harness.starts))
    }
    return (faults.filter { $0.fault == nil }.map(\.exception), faults.compactMap(\.fault))
  }

  /// The laws with what was found from all starts.
  private var mergedLaws: [LawFindings] {
    var laws = audits[0].laws.map { LawFindings($0.law) }
    for number in laws.indices {
      for audit in audits { laws[number].merge(audit.laws[number], from: audit.name) }
      if laws[number].law == .reachability { addReach(to: &laws[number]) }
    }
    return laws
  }

  /// Adds what the best way to each screen says: one start may reach it by taps, and another one may not.
  private func addReach(to law: inout LawFindings) {
    for (index, screen) in harness.screens.enumerated() {
      let ways = audits.compactMap { audit in audit.reach[index].map { (reach: $0, audit: audit) } }
      guard let best = ways.min(by: { $0.reach.rank < $1.reach.rank }) else { continue }
      let starts = ways.filter { $0.reach.rank == best.reach.rank }.compactMap(\.audit.name)
      law.addReach(best.reach, of: screen, best.audit.dialogs[index], from: starts)
    }
  }

  /// Groups the violations of a law by cause, and confirms the best one of each cause, or else the next ones.
  private mutating func group(_ law: inout LawFindings) async throws {
    for positions in AuditGroup.positions(of: law.violations) {
      let violations = order.sorted(positions.map { law.violations[$0] })
      var confirmed: Violation?
      for violation in violations.prefix(AuditGroup.maximumExamples) where confirmed == nil {
        let audit = audits.firstIndex { $0.name == violation.starts.first } ?? 0
        if try await audits[audit].isConfirmed(violation) { confirmed = violation }
      }
      law.groups.append(AuditGroup(of: violations, confirmed: confirmed, in: order))
    }
  }

  /// The failures of all starts; one that not all starts have names those that have it.
  private func failures(_ failures: (StartAudit) -> [ScreenFailure]) -> [ScreenFailure] {
    let all = audits.flatMap { audit in failures(audit).uniqued.map { ($0, audit.name ?? "") } }
    return all.grouped(by: \.0).map { failure, same in
      if same.count == audits.count { return failure }
      let starts = WordList.starts(same.map(\.1))
      return ScreenFailure(screen: failure.screen, reason: "\(failure.reason) (\(starts))")
    }
  }
}

// MARK: - Violations

extension LawFindings {
  /// Adds what was checked from a start: a violation that is there already has both starts.
  fileprivate mutating func merge(_ other: LawFindings, from start: String?) {
    addCounts(of: other)
    guard let start else {
      violations += other.violations
      return
    }
    let named = other.violations.map { violation in
      var violation = violation
      violation.starts = [start]
      return violation
    }
    violations = (violations + named).grouped(by: \.identity).map { _, same in
      var violation = same[0]
      violation.starts = same.flatMap(\.starts).uniqued
      return violation
    }
  }

  /// Removes the violations that an exception accepts from all of their starts.
  ///
  /// - Returns: Whether the exception accepts one from some start.
  fileprivate mutating func accept(_ exception: AuditException, among screens: [String]) -> Bool {
    let isForPlace = exception.isForPlace(among: screens)
    var isNeeded = false
    violations = violations.compactMap { violation in
      guard exception.accepts(violation), isForPlace != screens.contains(violation.screen) else {
        return violation
      }
      var rest = violation
      rest.starts.removeAll { exception.start == nil || exception.start == $0 }
      if !rest.starts.isEmpty, rest.starts == violation.starts { return violation }
      isNeeded = true
      return rest.starts.isEmpty ? nil : rest
    }
    return isNeeded
  }
}
