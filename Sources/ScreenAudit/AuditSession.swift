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
    order = AuditOrder(of: harness.screens)
    result = AuditReport(manifest: harness.manifest)
    let starts = harness.startsToCrawl
    let plans = try starts.map {
      try AuditPlan(
        over: harness.screens, among: harness.screens(from: $0), isFirst: ($0 ?? 0) == 0,
        laws: laws, patterns: patterns, maximumPlaces: maximumPlaces)
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
    result.laws = try await confirmedLaws()
    for number in result.laws.indices {
      result.laws[number].groups = AuditGroup.groups(of: result.laws[number].violations, in: order)
    }
    // 4. Add what belongs to no law.
    result.movedOn = failures { $0.omitted(.movesOn) }
    result.unstable = failures { $0.omitted(.differs) }
    result.failures = order.sorted(failures(\.failures))
    result.problems = (audits.flatMap(\.completion.problems) + faults).uniqued
    if !isComplete {
      result.isInterrupted = true
      result.problems.append("interrupted: the remaining laws were not checked")
    }
    result.judge(
      exceptions, needed: exceptions.filter(needed.contains), among: harness.screens)
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

  /// Adds what the best way to each screen says: one start may reach it by taps, and another one may not.
  private mutating func addReach() {
    let ranks = audits.flatMap { $0.reach.mapValues(\.rank) }
    let best = Dictionary(ranks.map { ($0, $1) }, uniquingKeysWith: min)
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
        screen: failure.screen, reason: "\(failure.reason) (\(WordList.starts(names)))")
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
    var positions = Dictionary(zip(violations.map(\.identity), violations.indices)) { $1 }
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
