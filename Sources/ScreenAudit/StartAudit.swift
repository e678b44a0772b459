import ScreenCrawl
import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// An audit of an app from one start: from the laws to violations.
@MainActor
struct StartAudit {
  /// The name of the start; nil if the app has only one.
  let name: String?

  private let harness: AnySnapshotHarness
  private var run: RestartingRun
  private(set) var plan: AuditPlan
  private let checksAllPairs: Bool
  private let order: AuditOrder
  private var collector: AuditCollector

  /// The steps that ended the processes of a part of a law.
  private var fatalSteps: [AnyHashable: [Activity]] = [:]

  init(
    of harness: AnySnapshotHarness, from start: Int?, by plan: AuditPlan, checksAllPairs: Bool,
    runner: any JobRunner
  ) {
    (self.harness, self.plan, self.checksAllPairs) = (harness, plan, checksAllPairs)
    name = start.map { harness.starts[$0] }
    run = RestartingRun(of: harness, on: runner, from: start)
    order = AuditOrder(of: harness.screens)
    collector = AuditCollector(plan, screens: harness.screens)
    if plan.patterns.isEmpty { collector.omit(events: harness.app.events) }
  }
}

// MARK: - Results

extension StartAudit {
  var completion: RunCompletion { run.completion }

  /// The number of jobs, to count the progress.
  var jobCount: Int { run.screens.count + plan.jobs.count }

  /// The laws in declared order, with their violations.
  var laws: [AuditReport.LawResult] { collector.laws }

  /// The screens on which the app does not stay.
  var movedOn: [ScreenFailure] { run.survey.movedOn(among: harness.screens) }

  /// The screens that are not the same each time.
  var unstable: [ScreenFailure] { run.survey.unstable(among: harness.screens) }

  /// The screens that cannot be shown, and the parts that could not be checked.
  var failures: [ScreenFailure] {
    let excluded = Set(run.survey.excluded.map { harness.screens[$0] })
    return order.sorted(collector.failures.filter { !excluded.contains($0.screen) })
  }

  /// How the crawl reaches the screens, by position; empty if it has not ended.
  var reach: [Int: ScreenReach] { collector.reach }

  /// Removes what the law of reachability says about the screens that another start reaches in a better way.
  ///
  /// `best` has the rank of the best way from any start, by the positions of the screens.
  mutating func removeReachability(worseThan best: [Int: Int]) {
    let worse = reach.filter { $0.value.rank > best[$0.key, default: .max] }
    collector.removeReachability(of: Set(worse.keys.map { harness.screens[$0] }))
  }

  /// Removes the violations that exceptions accept.
  ///
  /// - Returns: The exceptions that accept a violation.
  mutating func removeViolations(acceptedBy exceptions: [AuditException]) -> [AuditException] {
    collector.removeViolations(
      acceptedBy: exceptions.filter { $0.start == nil || $0.start == name ?? harness.starts[0] })
  }
}

// MARK: - Steps

extension StartAudit {
  /// Checks each law, in parts that one process can do.
  ///
  /// - Throws: The error that stops the runner.
  mutating func check(_ counter: inout ProgressCounter) async throws {
    let shown = try await run.surveyScreens(&counter)
    run.exclude(shown.compactMapValues(\.difference))
    if !checksAllPairs {
      let excluded = run.survey.excluded
      plan.limitPairs(to: shown.filter { !excluded.contains($0.key) }.mapValues(\.state))
    }
    // Isolation only jumps, and reachability is about all screens.
    if plan.laws != [.isolation] {
      let isAboutAll = plan.laws.contains(.reachability)
      try await run.findPresenters(on: isAboutAll ? run.screens : plan.indices)
    }
    try await checkLaws(&counter)
    try await excludeUnstableScreens()
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

  /// Leaves out the screens of violations that are not the same each time, although they were when they were shown
  /// twice: the violations may be by chance.
  private mutating func excludeUnstableScreens() async throws {
    guard run.completion.isComplete else { return }
    let names = Set(collector.laws.flatMap(\.violations).flatMap(\.screensInSteps))
    let positions = run.screens.filter { names.contains(harness.screens[$0]) }
    let differences = try await run.differences(on: positions)
    run.exclude(differences)
    let unstable = Set(differences.keys.map { harness.screens[$0] })
    collector.removeViolations { !unstable.isDisjoint(with: $0.screensInSteps) }
  }
}

extension Violation {
  /// The screens that the violation compares or shows.
  fileprivate var screensInSteps: [String] {
    steps.compactMap(\.shownScreen) + [screen, previous].compactMap(\.self)
  }
}

// MARK: - Confirmation

extension StartAudit {
  /// Confirms the best violation of each cause, or else the next ones.
  mutating func confirm(_ result: inout AuditReport.LawResult) async throws {
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
    return findings.violations.contains { $0.identity == violation.identity }
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
