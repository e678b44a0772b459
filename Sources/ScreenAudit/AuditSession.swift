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
    order = AuditOrder(of: harness.screens, firstStart: harness.starts.first)
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
    var laws = lawsOfAllStarts
    try await removeUnstableScreens(from: &laws)
    // 2. Remove the violations that the app accepts.
    let (exceptions, faults) = validExceptions
    let names = Set(harness.screens)
    let needed = exceptions.filter { exception in
      guard let law = laws.firstIndex(where: { $0.law == exception.law }) else { return false }
      let isForPlace = exception.isForPlace(among: harness.screens)
      let count = laws[law].violations.count
      laws[law].violations.removeAll {
        exception.accepts($0) && names.contains($0.screen) != isForPlace
      }
      return laws[law].violations.count < count
    }
    // 3. Group the others by cause, and confirm an example in a process that has done nothing.
    for number in laws.indices { try await group(&laws[number]) }
    result.laws = laws
    // 4. Add what belongs to no law.
    result.movedOn = failures { $0.omitted(.movesOn) }
    result.unstable = failures { $0.omitted(.differs) }
    result.failures = order.sorted(failures(\.failures))
    result.problems = (audits.flatMap(\.run.completion.problems) + faults).uniqued
    if !isComplete {
      result.isInterrupted = true
      result.problems.append("interrupted: the remaining laws were not checked")
    }
    result.judge(exceptions, needed: needed, among: harness.screens)
    return result
  }

  private var isComplete: Bool { audits.allSatisfy(\.run.completion.isComplete) }
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

  /// The laws with what was found from each start.
  private var lawsOfAllStarts: [LawFindings] {
    var laws = audits[0].laws.map { LawFindings($0.law) }
    for number in laws.indices {
      for audit in audits {
        laws[number].addCounts(of: audit.laws[number])
        laws[number].violations += audit.laws[number].violations
      }
      if laws[number].law == .reachability { addReach(to: &laws[number]) }
    }
    return laws
  }

  /// Adds what the best way to each screen says: one start may reach it by taps, and another one may not.
  private func addReach(to law: inout LawFindings) {
    for (index, screen) in harness.screens.enumerated() {
      let ways = audits.compactMap { audit in audit.reach[index].map { (reach: $0, audit: audit) } }
      let rank = ways.map(\.reach.rank).min()
      let best = ways.filter { $0.reach.rank == rank }
      for (number, way) in best.enumerated() {
        law.addReach(
          way.reach, of: screen, way.audit.run.survey.dialogs[index], from: way.audit.name,
          isCounted: number > 0)
      }
    }
  }

  /// Leaves out the screens of violations that are not the same each time: the violations may be by chance.
  private mutating func removeUnstableScreens(from laws: inout [LawFindings]) async throws {
    for position in audits.indices where isComplete {
      let start = audits[position].name
      let violations = laws.flatMap(\.violations).filter { $0.starts.first == start }
      let unstable = try await audits[position].run.excludeUnstableScreens(
        among: Set(violations.flatMap(\.screensInSteps)))
      for number in laws.indices where !unstable.isEmpty {
        laws[number].violations.removeAll {
          $0.starts.first == start && !unstable.isDisjoint(with: $0.screensInSteps)
        }
      }
    }
  }

  /// Groups the violations of a law by cause, and confirms the best violation of each group in a new process.
  private mutating func group(_ law: inout LawFindings) async throws {
    let ofStarts = Dictionary(grouping: law.violations, by: \.identity)
      .mapValues { $0.grouped(by: \.starts).map { order.sorted($0.elements)[0] } }
    law.mergeStarts()
    for positions in AuditGroup.positions(of: law.violations) {
      let violations = order.sorted(positions.map { law.violations[$0] })
      let examples = violations.prefix(AuditGroup.maximumExamples)
      var confirmed: Violation?
      for example in examples.flatMap({ ofStarts[$0.identity] ?? [] }).uniqued {
        let audit = audits.firstIndex { $0.name == example.starts.first } ?? 0
        if try await audits[audit].isConfirmed(example) {
          confirmed = example
          break
        }
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
  /// Makes equal violations from several starts one.
  fileprivate mutating func mergeStarts() {
    if violations.first?.starts.isEmpty != false { return }
    violations = violations.grouped(by: \.identity).map { _, same in
      var violation = same[0]
      violation.starts = same.flatMap(\.starts).uniqued
      return violation
    }
  }
}

extension Violation {
  /// The screens that the violation compares or shows.
  fileprivate var screensInSteps: [String] {
    steps.compactMap(\.shownScreen) + [screen, previous].compactMap(\.self)
  }
}
