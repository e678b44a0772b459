import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// An audit of an app from one start: from the laws to violations.
@MainActor
struct StartAudit {
  /// The name of the start; nil if the app has only one.
  let name: String?

  private let harness: AnySnapshotHarness
  var run: RestartingRun
  private var plan: AuditPlan
  private let checksAllPairs: Bool
  private(set) var laws: [LawFindings]

  /// The names of the places that screens show, on which each law finds its violations itself; empty if the crawl has
  /// not ended.
  private var placeNames: Set<String> = []

  /// The failures, also on screens on which no law is checked.
  private var allFailures: [ScreenFailure] = []

  /// The screens that cannot be shown, and the parts that could not be checked.
  var failures: [ScreenFailure] {
    let excluded = Set(run.survey.excluded.map { harness.screens[$0] })
    return allFailures.filter { !excluded.contains($0.screen) }
  }

  /// How the crawl reaches the audited screens, by position; empty if it has not ended.
  private(set) var reach: [Int: ScreenReach] = [:]
  private var fatalSteps: [Activity: String] = [:]

  init(
    of harness: AnySnapshotHarness, from start: Int?, by plan: AuditPlan, checksAllPairs: Bool,
    runner: any JobRunner
  ) {
    (self.harness, self.plan, self.checksAllPairs) = (harness, plan, checksAllPairs)
    name = start.map { harness.starts[$0] }
    run = RestartingRun(of: harness, on: runner, from: start)
    laws = plan.laws.map { LawFindings($0) }
    // The crawl performs the events, and only the law of controls could report them.
    if plan.patterns.isEmpty, !plan.laws.contains(.reachability) {
      change(.controls) {
        $0.omit(
          LawGap("only the law of reachability performs events"), count: harness.events.count)
      }
    }
  }

  var jobCount: Int { run.screens.count + plan.jobs.count }

  /// The screens on which no law is checked for a reason.
  func omitted(_ kind: ScreenOmission.Kind) -> [ScreenFailure] {
    run.survey.failures(kind, among: harness.screens)
  }

  /// Changes the findings of a law, if the audit checks it.
  private mutating func change(_ law: AuditLaw, _ change: (inout LawFindings) -> Void) {
    if let position = plan.laws.firstIndex(of: law) { change(&laws[position]) }
  }
}

// MARK: - Steps

extension StartAudit {
  /// Checks each law, in parts that one process can do.
  mutating func check(_ counter: inout ProgressCounter) async throws {
    let shown = try await run.surveyScreens(&counter)
    let differences = shown.compactMapValues(\.difference)
    run.survey.omissions
      .merge(differences.mapValues { ScreenOmission(.differs, $0) }) { old, _ in old }
    let excluded = run.survey.excluded
    let states = shown.filter { !excluded.contains($0.key) }.mapValues(\.state)
    if !checksAllPairs { plan.limitPairs(to: states) }
    // Isolation only jumps, and reachability is about all screens.
    let isAboutAll = plan.laws.contains(.reachability)
    if isAboutAll { allFailures = omitted(.fails) }
    if plan.laws != [.isolation] {
      try await run.findPresenters(on: isAboutAll ? run.screens : plan.indices)
    }
    let results = try await run.results(of: plan.jobs, &counter)
    let hasCrawled = results.contains {
      if case .completed = $0.outcome { $0.job.law == .reachability } else { false }
    }
    if hasCrawled { placeNames = Set(states.values.map { Place(of: $0).name }) }
    // The crawl is the last job, so the findings of a law itself come before those of the crawl.
    for result in results {
      add(result.outcome, of: result.job)
      if let step = result.outcome.interruptedActivity {
        fatalSteps[step] = result.outcome.reasonWithoutActivity
      }
    }
    let audited = Set(plan.indices)
    reach = reach.filter { audited.contains($0.key) }
  }
}

// MARK: - Confirmation

extension StartAudit {
  /// Whether a process that has done nothing before breaks the law, too; true if the run is interrupted.
  mutating func isConfirmed(_ violation: Violation) async throws -> Bool {
    // The crawl, which starts the app for each step, found it on a place that no screen shows.
    guard run.completion.isComplete, let job = job(showing: violation) else { return true }
    let outcome = try await run.outcome(inNewProcess: run.prepared(job))
    guard case .completed(let findings) = outcome else { return true }
    return findings.violations.contains { $0.identity == violation.identity }
  }

  /// The smallest job that shows a violation.
  ///
  /// It leaves out the steps that ended a process, except those of the violation.
  private func job(showing violation: Violation) -> LawJob? {
    guard let part = violation.law.type.part(showing: violation, among: harness.screens) else {
      return nil
    }
    let steps = violation.steps
    let own = (steps.indices.map { steps[...$0] } + [steps.suffix(1)])
      .map { Activity.steps(Array($0)) }
    var job = LawJob(part)
    job.fatalSteps = fatalSteps.filter { !own.contains($0.key) }
    return job
  }
}

// MARK: - Outcomes

extension StartAudit {
  /// Adds the outcome of a job.
  private mutating func add(_ outcome: JobOutcome<LawFindings>, of job: LawJob) {
    switch outcome {
    case .completed(let findings):
      change(job.law) { $0.addCounts(of: findings) }
      for violation in findings.violations { add(violation, of: job) }
      reach.merge(findings.reach) { $1 }
    case .failed(let failure): addFailure(of: job, failure.reason)
    case .crashed(let crash): addEnd(of: job, .crash, outcome, at: crash.site)
    case .timedOut: addEnd(of: job, .hang, outcome)
    }
  }

  /// Adds a violation of the law of a job, or one of another law that the crawl found on a place that no screen shows.
  ///
  /// On the other places, a law that selects screens finds it itself.
  private mutating func add(_ violation: Violation, of job: LawJob) {
    var violation = violation
    violation.starts = [name].compactMap(\.self)
    if violation.law == job.law {
      change(job.law) { $0.violations.append(violation) }
    } else if job.law == .reachability, plan.patterns.isEmpty,
      !placeNames.contains(violation.screen)
    {
      change(violation.law) { $0.addCheck(violation) }
    }
  }

  /// Adds the violation by a step that ends the process, or a failure if the step breaks no law.
  private mutating func addEnd(
    of job: LawJob, _ kind: AuditCause, _ outcome: JobOutcome<LawFindings>, at site: String? = nil
  ) {
    let screen = job.subject.map { harness.screens[$0] }
    let (activity, reason) = (outcome.interruptedActivity, outcome.reasonWithoutActivity ?? "")
    guard let activity, case .steps(let steps, let place) = activity else {
      return addFailure(of: job, during: activity, reason)
    }
    if steps.count == 1, let screen = steps[0].shownScreen {
      allFailures.append(ScreenFailure(screen: screen, reason: reason))
    } else if job.fatalSteps[activity] != nil {
      addFailure(
        of: job, during: activity, "\(kind.verb) again, so the rest is not checked")
    } else if let name = place ?? screen,
      var violation = Violation(by: steps, on: name, kind, reason, checking: job.law)
    {
      violation.crashSite = site
      add(violation, of: job)
      if violation.law == job.law { change(job.law) { $0.checkedCount += 1 } }
    } else {
      addFailure(of: job, during: activity, reason)
    }
  }

  private mutating func addFailure(
    of job: LawJob, during activity: Activity? = nil, _ reason: String
  ) {
    let screen = job.subject.map { harness.screens[$0] } ?? Place.startName
    let words = [activity?.text, reason].compactMap(\.self).joined(separator: ": ")
    allFailures.append(ScreenFailure(screen: screen, reason: words))
  }
}

extension JobCrash {
  /// The crash without the values in the message of the app, but with its file and line if it is a Swift trap.
  fileprivate var site: String {
    let place = message.flatMap { message in
      Self.trapMessages.lazy.compactMap { message.firstRange(of: ": \($0)") }.first
        .map { String(message[..<$0.lowerBound]) }
    }
    return JobCrash(signal: signal, cause: cause, standardErrorTail: [place].compactMap(\.self))
      .reason
  }
}
