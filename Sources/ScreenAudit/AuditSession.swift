import ScreenCrawl
import ScreenDriver
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot
import ScreenText

/// An audit over the screens of a harness, from each of its starts: from the laws to a report.
@MainActor
package struct AuditSession {
  let harness: AnySnapshotHarness
  private let order: AuditOrder
  private let plan: AuditPlan

  /// The laws that the command line names, in declared order; empty for all.
  private let namedLaws: [AuditLaw]

  /// The selected screens that the harness skips.
  private let skipped: [ScreenFailure]

  /// The audits by start.
  private var audits: [StartAudit]

  /// Creates a session.
  ///
  /// No laws and no patterns stand for all of them. Without a runner, the audit runs in this process.
  ///
  /// - Throws: `ManifestError` or `SelectionError`.
  package init(
    of harness: AnySnapshotHarness, laws: [AuditLaw] = [], patterns: [String] = [],
    maximumPlaces: Int = CrawlResult.defaultMaximumPlaces, checksAllPairs: Bool = false,
    runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    order = AuditOrder(of: harness.screens)
    let starts = harness.startsToCrawl
    let plans = try starts.map {
      try AuditPlan(
        over: harness.screens, among: harness.screens(from: $0), isFirst: ($0 ?? 0) == 0,
        laws: laws, patterns: patterns, maximumPlaces: maximumPlaces)
    }
    plan = plans[0]
    namedLaws = laws.isEmpty ? [] : plan.laws
    skipped = harness.skipped(
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
    addReach()
    for position in audits.indices where isComplete {
      try await audits[position].excludeUnstableScreens()
    }
    // 2. Remove the violations that the app accepts.
    let (exceptions, faults) = validExceptions
    var needed: Set<AuditException> = []
    for position in audits.indices {
      needed.formUnion(audits[position].removeViolations(acceptedBy: exceptions))
    }
    // 3. Confirm some of the others in processes that have done nothing, and group all of them by cause.
    var report = AuditReport(manifest: harness.manifest, laws: try await confirmedLaws())
    for number in report.laws.indices {
      report.laws[number].groups = AuditGroup.groups(of: report.laws[number].violations, in: order)
    }
    // 4. Add what belongs to no law.
    if audits.count > 1 { report.starts = harness.starts }
    report.skipped = skipped
    report.movedOn = failures(\.movedOn)
    report.unstable = failures(\.unstable)
    report.failures = order.sorted(failures(\.failures))
    report.problems = (audits.flatMap(\.completion.problems) + faults).uniqued
    (report.namedLaws, report.patterns) = (namedLaws, plan.patterns)
    report.maximumPlaces = plan.maximumPlaces
    if !isComplete {
      report.isInterrupted = true
      report.problems.append("interrupted: the remaining laws were not checked")
    }
    report.judge(
      exceptions, needed: exceptions.filter(needed.contains), among: harness.screens)
    return report
  }

  private var isComplete: Bool { audits.allSatisfy(\.completion.isComplete) }
}

// MARK: - Steps

extension AuditSession {
  /// The exceptions that can accept a violation, and the faults of the others and of link blockers.
  private var validExceptions: (exceptions: [AuditException], faults: [String]) {
    var faults: [String] = []
    let exceptions = harness.app.declared.auditExceptions.filter { exception in
      guard let fault = exception.fault(among: harness.screens, starts: harness.starts) else {
        return true
      }
      faults.append(fault)
      return false
    }
    faults += harness.app.declared.linkBlockers.compactMap { $0.fault(among: harness.screens) }
    return (exceptions, faults)
  }

  /// Adds what the best way to each screen says: one start may reach it by taps, and another one may not.
  private mutating func addReach() {
    var best: [Int: Int] = [:]
    for (screen, reach) in audits.flatMap(\.reach) {
      best[screen] = min(best[screen] ?? .max, reach.rank)
    }
    var counted: Set<Int> = []
    for position in audits.indices { audits[position].addReach(with: best, &counted) }
  }

  /// The laws with the violations of all starts, with confirmed examples.
  private mutating func confirmedLaws() async throws -> [LawFindings] {
    var merged: [LawFindings] = []
    for position in audits.indices {
      for (number, law) in audits[position].laws.enumerated() {
        var law = law
        try await audits[position].confirm(&law, in: order)
        if let start = audits[position].name { law.name(start, isFirst: position == 0) }
        if position == 0 { merged.append(law) } else { merged[number].merge(law) }
      }
    }
    return merged
  }

  /// The failures of all starts; one that not all starts have names those that have it.
  private func failures(
    _ failures: (StartAudit) -> [ScreenFailure]
  ) -> [ScreenFailure] {
    let lists = audits.map(failures)
    if lists.count == 1 { return lists[0] }
    var starts: [ScreenFailure: [String]] = [:]
    for (audit, list) in zip(audits, lists) {
      for failure in list.uniqued { starts[failure, default: []] += [audit.name ?? ""] }
    }
    return lists.joined().uniqued.map { failure in
      let names = starts[failure, default: []]
      if names.count == audits.count { return failure }
      return ScreenFailure(
        screen: failure.screen, reason: "\(failure.reason) (\(StartWords.from(names)))")
    }
  }
}

// MARK: - Starts

extension LawFindings {
  /// Names the start of the violations, whose steps begin with it unless it is that of every journey.
  fileprivate mutating func name(_ start: String, isFirst: Bool) {
    for position in violations.indices {
      violations[position].starts = [start]
      if !isFirst { violations[position].steps.insert(.start(start), at: 0) }
    }
  }

  /// Adds what was checked from another start: a violation that is there already has both starts.
  fileprivate mutating func merge(_ other: LawFindings) {
    addCounts(of: other)
    var positions: [Violation.Identity: Int] = [:]
    for (position, violation) in violations.enumerated() {
      positions[violation.identity] = position
    }
    for violation in other.violations {
      guard let position = positions.removeValue(forKey: violation.identity) else {
        violations.append(violation)
        continue
      }
      let starts = violations[position].starts + violation.starts
      // The steps that a new process confirms are worth more.
      if violations[position].isConfirmed != true, violation.isConfirmed == true {
        violations[position] = violation
      }
      violations[position].starts = starts
    }
  }
}
