import ScreenCrawl
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// The results of the jobs of an audit from one start, by law.
struct AuditCollector {
  private let plan: AuditPlan
  private let screens: [String]
  private var results: [AuditLaw: AuditReport.LawResult] = [:]

  /// The violations of other laws than the one that was checked: the crawl found them.
  private var crawlViolations: [Violation] = []
  private(set) var failures: [ScreenFailure] = []

  /// How the crawl reaches the screens, by position; empty if it has not ended.
  private(set) var reach: [Int: ScreenReach] = [:]

  init(_ plan: AuditPlan, screens: [String]) {
    (self.plan, self.screens) = (plan, screens)
    for law in plan.laws { results[law] = AuditReport.LawResult(law: law) }
  }

  /// Counts the events as not checked if only the law of controls could report them: the crawl performs them.
  mutating func omit(events: [String]) {
    if plan.laws.contains(.reachability) || events.isEmpty { return }
    results[.controls]?.gaps.add(.events, count: events.count)
  }

  /// The laws in declared order.
  var laws: [AuditReport.LawResult] { plan.laws.compactMap { results[$0] } }

  mutating func removeViolations(where isRemoved: (Violation) -> Bool) {
    for law in results.keys { results[law]?.violations.removeAll(where: isRemoved) }
  }

  /// Removes what the law of reachability says about screens.
  mutating func removeReachability(of names: Set<String>) {
    guard var result = results[.reachability] else { return }
    result.violations.removeAll { names.contains($0.screen) }
    for gap in result.gaps.keys where gap.isAboutReach {
      result.gaps[gap] = result.gaps[gap]?.without(names)
    }
    results[.reachability] = result
  }

  /// Removes the violations that exceptions accept.
  ///
  /// - Returns: The exceptions that accept a violation.
  mutating func removeViolations(acceptedBy exceptions: [AuditException]) -> [AuditException] {
    let names = Set(screens)
    return exceptions.filter { exception in
      let count = results[exception.law]?.violations.count ?? 0
      let isForPlace = exception.isForPlace(among: screens)
      results[exception.law]?.violations.removeAll { violation in
        exception.accepts(violation) && isForPlace != names.contains(violation.screen)
      }
      return (results[exception.law]?.violations.count ?? 0) < count
    }
  }
}

// MARK: - Outcomes

extension AuditCollector {
  /// Adds the outcome of a job.
  mutating func add(_ outcome: JobOutcome<LawFindings>, of job: LawJob) {
    switch outcome {
    case .completed(let findings): add(findings, of: job)
    case .failed(let failure): addFailure(of: job, failure.reason)
    case .crashed(let crash):
      addEnd(of: job, .crash(crash.reduced(to: crash.message)), during: crash.activity)
    case .timedOut(let limit, let activity):
      addEnd(of: job, .hang(after: limit), during: activity)
    }
  }

  private mutating func add(_ findings: LawFindings, of job: LawJob) {
    results[job.law]?.add(findings)
    for violation in findings.violations { add(violation, of: job) }
    guard let crawl = findings.crawl else { return }
    reach = crawl.reach
    addCrawlViolations(exceptOn: crawl.namesOfScreens)
    failures += crawl.invalidScreens.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: screens[$0.key], reason: $0.value)
    }
  }

  private mutating func add(_ violation: Violation, of job: LawJob) {
    if violation.law == job.law {
      results[job.law]?.violations.append(violation)
    } else {
      crawlViolations.append(violation)
    }
  }

  /// Adds the violation by a step that ends the process, or a failure if the step breaks no law.
  private mutating func addEnd(
    of job: LawJob, _ end: ProcessEnd, during activity: Activity?
  ) {
    guard let activity, case .steps(let steps, let place) = activity else {
      return addFailure(of: job, during: activity, end.words)
    }
    let crash = StepCrash(steps: steps, place: place, end: end)
    if steps.count == 1, case .show(let screen) = steps[0] {
      failures.append(ScreenFailure(screen: screen, reason: end.words))
    } else if job.fatalSteps.contains(activity) {
      let verb = Found.end(end).failure.rawValue
      addFailure(of: job, during: activity, "\(verb) again, so the rest is not checked")
    } else if let violation = job.part.violation(by: crash, among: screens) {
      add(violation, of: job)
      if violation.law == job.law { results[job.law]?.checkedCount += 1 }
    } else if job.part.isReportedByAnotherLaw(crash) {
      // The job runs again without the step, and says that it was left out.
      return
    } else {
      addFailure(of: job, during: activity, end.words)
    }
  }

  private mutating func addFailure(
    of job: LawJob, during activity: Activity? = nil, _ reason: String
  ) {
    let screen = job.part.subject.map { screens[$0] } ?? Place.startName
    let words = [activity?.text, reason].compactMap(\.self).joined(separator: ": ")
    failures.append(ScreenFailure(screen: screen, reason: words))
  }

  /// Adds the violations of a crawl that did not end; some may be on places that screens show.
  mutating func finish() { addCrawlViolations(exceptOn: []) }

  /// Adds what the crawl found on places that no screen shows: on the others, a law that selects screens
  /// checks it.
  private mutating func addCrawlViolations(exceptOn places: Set<String>) {
    let violations = crawlViolations
    crawlViolations = []
    guard plan.patterns.isEmpty else { return }
    for violation in violations.uniqued where !places.contains(violation.screen) {
      results[violation.law]?.checkedCount += 1
      results[violation.law]?.violations.append(violation)
    }
  }
}

extension AuditReport.LawResult {
  fileprivate mutating func add(_ findings: LawFindings) {
    checkedCount += findings.checkedCount
    gaps.add(findings.gaps)
    unsupported.formUnion(findings.unsupported)
  }
}
