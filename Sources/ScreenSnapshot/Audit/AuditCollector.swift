/// The results of an audit's tasks, by law.
struct AuditCollector {
  private let plan: AuditPlan
  private let screens: [String]
  private var results: [AuditLaw: AuditReport.LawResult] = [:]
  private var findings: [AuditLaw: [AuditFinding]] = [:]

  /// The findings of the crawl about other laws.
  private var crawlFindings: [AuditFinding] = []
  private(set) var failures: [ScreenFailure] = []

  init(_ plan: AuditPlan, screens: [String]) {
    (self.plan, self.screens) = (plan, screens)
    for (law, _) in plan.tasks { results[law] = AuditReport.LawResult(law: law) }
  }

  /// The laws that the shard has a task for, in declared order.
  var laws: [AuditReport.LawResult] { plan.laws.compactMap { results[$0] } }

  /// The violations of a law that no exception accepts, by what they have in common.
  func findings(of law: AuditLaw) -> [[AuditFinding]] {
    let findings = findings[law] ?? []
    func groupKey(of finding: AuditFinding, on screen: String? = nil) -> AuditGroup.Key {
      AuditGroup.Key(cause: finding.cause, endReason: finding.endReason, screen: screen)
    }
    let counts = findings.reduce(into: [:]) { counts, finding in
      counts[groupKey(of: finding, on: finding.screen), default: 0] += 1
    }
    var groups: [[AuditFinding]] = []
    var positions: [AuditGroup.Key: Int] = [:]
    for finding in findings {
      var key = groupKey(of: finding)
      if let control = finding.control {
        let ofScreen = groupKey(of: finding, on: finding.screen)
        key.control = control
        if counts[ofScreen, default: 0] > AuditGroup.Key.maximumControls { key = ofScreen }
      }
      if let position = positions[key] {
        groups[position].append(finding)
      } else {
        positions[key] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// Removes the findings that exceptions accept.
  ///
  /// - Returns: The exceptions that accept a finding.
  mutating func removeFindings(acceptedBy exceptions: [AuditException]) -> [AuditException] {
    let names = Set(screens)
    return exceptions.filter { exception in
      let before = findings[exception.law]?.count ?? 0
      let isForPlace = exception.isForPlace(among: screens)
      findings[exception.law]?.removeAll { finding in
        exception.accepts(finding) && isForPlace != names.contains(finding.screen)
      }
      return (findings[exception.law]?.count ?? 0) < before
    }
  }
}

// MARK: - Outcomes

extension AuditCollector {
  mutating func add(_ outcome: JobOutcome<AuditPart>, of task: AuditTask, to law: AuditLaw) {
    switch outcome {
    case .completed(let part, _): add(part, to: law)
    case .failed(let failure): add(failure.reason, of: task)
    case .crashed(let crash):
      addEnd(
        of: task, AuditFinding.crashes, crash.reasonWithoutActivity,
        during: crash.activity?.nameInAudit)
    case .timedOut(let limit, let activity):
      let reason = TimeLimit.reason(limit, during: nil)
      addEnd(of: task, AuditFinding.hangs, reason, during: activity?.nameInAudit)
    }
  }

  private mutating func add(_ part: AuditPart, to law: AuditLaw) {
    results[law]?.checkedCount += part.checkedCount
    results[law]?.unchecked.merge(part.unchecked, uniquingKeysWith: +)
    let unsupported = part.unsupported.union(results[law]?.unsupported ?? [])
    results[law]?.unsupported = UnsupportedOperation.allCases.filter(unsupported.contains)
    if let places = part.places {
      addCrawlFindings(crawlFindings + part.findings, exceptOn: places)
      crawlFindings = []
    } else {
      findings[law, default: []] += part.findings
    }
    failures += part.invalid.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: screens[$0.key], reason: $0.value)
    }
    guard law == .reachability else { return }
    for index in plan.indices where !part.reached.contains(index) {
      let screen = screens[index]
      findings[law, default: []].append(
        AuditFinding(
          law: law, cause: "nothing leads to the screen", screen: screen,
          steps: [Step.show(screen: screen).text],
          expected: "taps, tabs and back reach it", found: "not reached from the start"))
    }
  }

  /// Adds the findings of a crawl that did not end; some may be on places that screens show.
  mutating func finish() { addCrawlFindings(crawlFindings, exceptOn: []) }

  /// Adds a finding for a step that ends the process, or a failure if no law judges the step.
  private mutating func addEnd(
    of task: AuditTask, _ verb: String, _ reason: String, during step: String?
  ) {
    let steps = step.map(AuditTask.steps) ?? []
    let finding = AuditFinding(of: task, on: screens, at: steps, verb: verb, reason: reason)
    if steps.count == 1, case .show(let screen) = try? Step(parsing: steps[0]) {
      failures.append(ScreenFailure(screen: screen, reason: reason))
    } else if let step, task.startsAgain(without: step) {
      if let finding { crawlFindings.append(finding) }
    } else if let finding {
      if findings[finding.law, default: []].contains(finding) {
        return add(
          "\(steps.joined(separator: ", ")): \(verb) again, so the rest is not checked", of: task)
      }
      results[finding.law]?.checkedCount += 1
      findings[finding.law, default: []].append(finding)
    } else {
      add((steps + [reason]).joined(separator: ": "), of: task)
    }
  }

  /// Adds what the crawl found on places that no screen shows: on the others, a law that selects screens
  /// checks it.
  private mutating func addCrawlFindings(_ found: [AuditFinding], exceptOn places: Set<String>) {
    guard plan.patterns.isEmpty else { return }
    var seen: Set<AuditFinding> = []
    for finding in found where !places.contains(finding.screen) && results[finding.law] != nil {
      guard seen.insert(finding).inserted else { continue }
      results[finding.law]?.checkedCount += 1
      findings[finding.law, default: []].append(finding)
    }
  }

  private mutating func add(_ reason: String, of task: AuditTask) {
    let screen: String =
      switch task {
      case .screen(_, let index, _), .link(let index, _), .edges(let index, _): screens[index]
      case .pairs(let position, _, _): screens[plan.indices[position]]
      case .walk(let walk): walk.last.map { screens[$0] } ?? ""
      case .crawl, .journey: "the start"
      }
    failures.append(ScreenFailure(screen: screen, reason: reason))
  }
}

extension AuditTask {
  /// Whether the task is a search that starts again without a step that ended the process.
  fileprivate func startsAgain(without step: String) -> Bool {
    switch self {
    case .crawl(_, let skipped): !skipped.contains(step)
    case .pairs, .walk, .screen, .link, .edges, .journey: false
    }
  }
}
