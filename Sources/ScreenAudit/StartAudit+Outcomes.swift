import ScreenCrawl
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

extension StartAudit {
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
    change(job.law) { $0.addCounts(of: findings) }
    for violation in findings.violations { add(violation, of: job) }
    guard let crawl = findings.crawl else { return }
    reach = crawl.reach
    addCrawlViolations(exceptOn: crawl.namesOfScreens)
    allFailures += crawl.invalidScreens.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: harness.screens[$0.key], reason: $0.value)
    }
  }

  /// Adds a violation of the law of a job, or of another law, which finds it itself unless it is of a crawl.
  private mutating func add(_ violation: Violation, of job: LawJob) {
    if violation.law == job.law {
      change(job.law) { $0.violations.append(violation) }
    } else if job.law == .reachability {
      crawlViolations.append(violation)
    }
  }

  /// Adds the violation by a step that ends the process, or a failure if the step breaks no law.
  private mutating func addEnd(
    of job: LawJob, _ end: ProcessEnd, during activity: Activity?
  ) {
    let screen = job.part.subject.map { harness.screens[$0] }
    guard let activity, case .steps(let steps, let place) = activity else {
      return addFailure(of: job, during: activity, end.words)
    }
    if steps.count == 1, let screen = steps[0].shownScreen {
      allFailures.append(ScreenFailure(screen: screen, reason: end.words))
    } else if job.fatalSteps.contains(activity) {
      let verb = Found.end(end).failure.rawValue
      addFailure(of: job, during: activity, "\(verb) again, so the rest is not checked")
    } else if let name = place ?? screen,
      let violation = Violation(by: steps, on: name, .end(end), checking: job.part)
    {
      add(violation, of: job)
      if violation.law == job.law { change(job.law) { $0.checkedCount += 1 } }
    } else {
      addFailure(of: job, during: activity, end.words)
    }
  }

  private mutating func addFailure(
    of job: LawJob, during activity: Activity? = nil, _ reason: String
  ) {
    let screen = job.part.subject.map { harness.screens[$0] } ?? Place.startName
    let words = [activity?.text, reason].compactMap(\.self).joined(separator: ": ")
    allFailures.append(ScreenFailure(screen: screen, reason: words))
  }

  /// Adds what the crawl found on places that no screen shows: on the others, a law that selects screens
  /// checks it.
  mutating func addCrawlViolations(exceptOn places: Set<String>) {
    let violations = crawlViolations
    crawlViolations = []
    guard plan.patterns.isEmpty else { return }
    for violation in violations.uniqued where !places.contains(violation.screen) {
      change(violation.law) { $0.addCheck(violation) }
    }
  }
}
