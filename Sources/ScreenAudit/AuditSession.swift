import ScreenCrawl
import ScreenDriver
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot

/// An audit over the screens of a harness: from the laws to a report.
@MainActor
package struct AuditSession {
  let harness: AnySnapshotHarness
  private var run: RestartingRun
  private var plan: AuditPlan
  private let checksAllPairs: Bool
  private let order: AuditOrder
  private var collector: AuditCollector

  /// The steps that ended the processes of a part of a law.
  private var fatalSteps: [AnyHashable: [Activity]] = [:]

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - harness: The harness that declares the screens.
  ///   - laws: The laws to check; all if empty.
  ///   - patterns: Names and patterns of screens; all if empty.
  ///   - maximumPlaces: The maximum number of places of the crawl.
  ///   - checksAllPairs: Whether laws visit all pairs of screens, however many.
  ///   - runner: Checks the parts of the audit; this process by default.
  /// - Throws: `ManifestError` or `SelectionError`.
  package init(
    of harness: AnySnapshotHarness, laws: [AuditLaw] = [], patterns: [String] = [],
    maximumPlaces: Int = CrawlResult.defaultMaximumPlaces, checksAllPairs: Bool = false,
    runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    (self.harness, self.checksAllPairs) = (harness, checksAllPairs)
    run = RestartingRun(of: harness, on: runner ?? InProcessRunner(harness))
    plan = try AuditPlan(
      over: harness.screens, laws: laws, patterns: patterns, maximumPlaces: maximumPlaces)
    order = AuditOrder(of: harness.screens)
    collector = AuditCollector(plan, screens: harness.screens)
  }

  /// Checks the laws.
  ///
  /// - Parameters:
  ///   - namedLaws: The laws that the command line names; empty for all.
  ///   - progress: Called before and after each part.
  /// - Returns: What was checked, also if the run is interrupted.
  /// - Throws: The error that stops the runner.
  package mutating func report(
    namedLaws: [AuditLaw] = [], progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> AuditReport {
    // 1. Check each law, in parts that one process can do.
    try await checkAll(progress)
    try await excludeUnstableScreens()
    // 2. Remove the violations that the app accepts.
    let exceptions = validExceptions()
    run.completion.problems += harness.linkBlockers.compactMap { $0.fault(among: harness.screens) }
    let needed = collector.removeViolations(acceptedBy: exceptions)
    // 3. Confirm some of the others in processes that have done nothing, and group all of them by cause.
    var report = AuditReport(manifest: harness.manifest, laws: collector.laws)
    for number in report.laws.indices {
      try await confirm(&report.laws[number])
      report.laws[number].group(in: order)
    }
    // 4. Add what belongs to no law.
    report.movedOn = run.survey.movedOn(among: harness.screens)
    report.unstable = run.survey.unstable(among: harness.screens)
    let excluded = Set(run.survey.excluded.map { harness.screens[$0] })
    report.failures = order.sorted(collector.failures.filter { !excluded.contains($0.screen) })
    report.problems = run.completion.problems
    report.namedLaws = AuditLaw.allCases.filter(namedLaws.contains)
    (report.patterns, report.maximumPlaces) = (plan.patterns, plan.maximumPlaces)
    if !run.completion.isComplete { report.markInterrupted() }
    report.judge(exceptions, needed: needed, among: harness.screens)
    return report
  }
}

// MARK: - Steps

extension AuditSession {
  private mutating func checkAll(_ progress: @escaping RunProgress.Receiver) async throws {
    var counter = ProgressCounter(
      of: harness.screens.count + plan.jobs.count, among: harness.screens, progress)
    let shown = try await run.surveyScreens(&counter)
    run.exclude(shown.compactMapValues(\.difference))
    if !checksAllPairs {
      let excluded = run.survey.excluded
      plan.limitPairs(to: shown.filter { !excluded.contains($0.key) }.mapValues(\.state))
    }
    // Isolation only jumps, and reachability is about all screens.
    if plan.laws != [.isolation] {
      let isAboutAll = plan.laws.contains(.reachability)
      try await run.findPresenters(on: isAboutAll ? Array(harness.screens.indices) : plan.indices)
    }
    try await checkLaws(&counter)
  }

  /// Leaves out the screens of violations that are not the same each time, although they were when they were shown
  /// twice: the violations may be by chance.
  private mutating func excludeUnstableScreens() async throws {
    guard run.completion.isComplete else { return }
    let names = Set(collector.laws.flatMap(\.violations).flatMap(\.screensInSteps))
    let positions = harness.screens.indices.filter { names.contains(harness.screens[$0]) }
    let differences = try await run.differences(on: positions)
    run.exclude(differences)
    let unstable = Set(differences.keys.map { harness.screens[$0] })
    collector.removeViolations { !unstable.isDisjoint(with: $0.screensInSteps) }
  }

  private mutating func checkLaws(_ counter: inout ProgressCounter) async throws {
    let jobs = plan.jobs
    let results = try await run.results(of: jobs, &counter)
    for result in results {
      collector.add(result.outcome, of: result.job)
      if let step = result.outcome.interruptedActivity {
        fatalSteps[jobs[result.position].part.identity, default: []].append(step)
      }
    }
    collector.finish()
  }

  /// The exceptions that can accept a violation; the others are errors.
  private mutating func validExceptions() -> [AuditException] {
    harness.auditExceptions.filter { exception in
      guard let fault = exception.fault(among: harness.screens) else { return true }
      run.completion.problems.append(fault)
      return false
    }
  }
}

extension Violation {
  /// The screens that the violation compares or shows.
  fileprivate var screensInSteps: [String] {
    let shown: [String] = steps.compactMap {
      if case .show(let screen) = $0 { screen } else { nil }
    }
    return shown + [screen, previous].compactMap(\.self)
  }
}

// MARK: - Confirmation

extension AuditSession {
  /// Confirms the best violation of each cause, or else the next ones.
  private mutating func confirm(_ result: inout AuditReport.LawResult) async throws {
    guard result.law.type.confirmsViolations else { return }
    for positions in AuditGroup.positions(of: result.violations) {
      let examples = order.sorted(positions) { result.violations[$0] }
      for position in examples.prefix(AuditGroup.maximumExamples) {
        let isConfirmed = try await isConfirmed(result.violations[position])
        result.violations[position].isConfirmed = isConfirmed
        if isConfirmed { break }
      }
    }
  }

  /// Whether a process that has done nothing before breaks the law, too; true if the run is interrupted.
  private mutating func isConfirmed(_ violation: Violation) async throws -> Bool {
    // The crawl, which starts the app for each step, found it on a place that no screen shows.
    guard run.completion.isComplete, let job = job(showing: violation) else { return true }
    let outcome = try await run.outcome(inNewProcess: run.prepared(job))
    guard case .completed(let findings) = outcome else { return true }
    return findings.violations.contains { $0.isSame(as: violation) }
  }

  /// The smallest job that shows a violation, without the other steps that end the process.
  private func job(showing violation: Violation) -> LawJob? {
    guard let part = violation.law.type.part(showing: violation, among: harness.screens) else {
      return nil
    }
    let own = [violation.steps, Array(violation.steps.suffix(1))].map { Activity.steps($0) }
    var job = LawJob(part)
    job.fatalSteps = fatalSteps[part.identity, default: []].filter { !own.contains($0) }
    return job
  }
}
