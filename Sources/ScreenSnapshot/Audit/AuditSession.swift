/// An audit over the screens of a harness: from the laws to a report.
@MainActor
package struct AuditSession {
  private let harness: AnySnapshotHarness
  private var run: AuditRun
  private let plan: AuditPlan
  private let order: AuditOrder
  private var collector: AuditCollector

  /// The number of violations of one cause to confirm in new processes.
  private static let maximumExamples = 3

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - harness: The harness that declares the screens.
  ///   - laws: The laws to check; all if empty.
  ///   - patterns: Names and patterns of screens; all if empty.
  ///   - limits: The limits of the crawl.
  ///   - shard: The shard to check; nil for the whole audit.
  ///   - runner: Checks the parts of the audit; this process by default.
  /// - Throws: ``ManifestError`` or ``SelectionError``.
  package init(
    of harness: AnySnapshotHarness, laws: [AuditLaw] = [], patterns: [String] = [],
    limits: CrawlLimits = CrawlLimits(), shard: Shard? = nil, runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    run = AuditRun(of: harness, on: runner ?? InProcessRunner(harness))
    plan = try AuditPlan(
      over: harness.screens, laws: laws, patterns: patterns, limits: limits, shard: shard)
    order = AuditOrder(of: harness.screens)
    collector = AuditCollector(plan, screens: harness.screens)
  }

  /// Checks the laws.
  ///
  /// - Parameters:
  ///   - namedLaws: The laws that the command line names; empty for all.
  ///   - progress: Called after each part.
  /// - Returns: What was checked, also if the run is interrupted.
  /// - Throws: The error that stops the runner.
  package mutating func report(
    namedLaws: [AuditLaw] = [], progress: SnapshotPipeline.Progress = { _, _ in }
  ) async throws -> AuditReport {
    // 1. Check each law, in parts that one process can do.
    try await checkAll(progress)
    // 2. Remove the findings that the app accepts.
    let exceptions = validExceptions()
    let needed = collector.removeFindings(acceptedBy: exceptions)
    // 3. Group the others by cause, and check an example of each in a process that has done nothing.
    var report = AuditReport(manifest: harness.manifest, laws: collector.laws)
    for number in report.laws.indices {
      report.laws[number].groups = try await groups(of: report.laws[number].law)
    }
    // 4. Add what belongs to no law.
    report.failures = order.sorted(collector.failures)
    report.problems = run.completion.problems
    report.namedLaws = AuditLaw.allCases.filter(namedLaws.contains)
    (report.patterns, report.limits, report.shard) = (plan.patterns, plan.limits, plan.shard)
    if !run.completion.isComplete { report.markInterrupted() }
    report.judge(exceptions, needed: needed, among: harness.screens)
    return report
  }
}

// MARK: - Steps

extension AuditSession {
  private mutating func checkAll(_ progress: SnapshotPipeline.Progress) async throws {
    let audits = plan.tasks
    if audits.isEmpty { return }
    // Without other processes, such a screen ends the audit anyway.
    if run.startsProcesses { try await run.showAllScreens() }
    for result in try await run.results(of: audits.map(\.task), progress: progress) {
      collector.add(result.outcome, of: result.task, to: audits[result.position].law)
    }
    collector.finish()
  }

  /// The exceptions that can accept a finding; the others are errors.
  private mutating func validExceptions() -> [AuditException] {
    harness.auditExceptions.filter { exception in
      guard let fault = exception.fault(among: harness.screens) else { return true }
      run.completion.problems.append(fault)
      return false
    }
  }

  /// The violations of a law by cause, each with a confirmed example if a new process confirms one.
  private mutating func groups(of law: AuditLaw) async throws -> [AuditGroup] {
    var groups: [AuditGroup] = []
    for findings in collector.findings(of: law) {
      let examples = order.sorted(findings)
      var group = AuditGroup(law: law, cause: examples[0].cause, findings: examples)
      if law != .reachability {
        try await confirm(&group, by: examples.prefix(Self.maximumExamples))
      }
      groups.append(order.sorted(group))
    }
    return order.sorted(groups)
  }

  /// Makes the first example that a new process confirms the one of the group.
  private mutating func confirm(
    _ group: inout AuditGroup, by examples: ArraySlice<AuditFinding>
  ) async throws {
    group.isConfirmed = false
    for example in examples.flatMap(\.withLongerWalk) where !group.isConfirmed {
      guard try await isConfirmed(example) else { continue }
      group.isConfirmed = true
      group.example = example
    }
  }

  /// Whether a process that has done nothing before breaks the law, too.
  private mutating func isConfirmed(_ finding: AuditFinding) async throws -> Bool {
    guard run.completion.isComplete,
      case .completed(let part, _) = try await run.outcome(
        inNewProcess: run.task(task(for: finding), showing: finding))
    else { return true }
    return part.findings.contains {
      $0.cause == finding.cause && $0.screen == finding.screen
        && $0.previous == finding.previous && $0.control == finding.control
    }
  }

  /// The smallest task that shows a finding.
  private func task(for finding: AuditFinding) -> AuditTask {
    let screens = harness.screens
    guard let index = screens.firstIndex(of: finding.screen) else {
      // The crawl found it on a place that no screen shows.
      return .journey(finding.steps)
    }
    switch finding.law {
    case .isolation:
      let walk = finding.steps.compactMap { step -> Int? in
        guard case .show(let screen) = try? Step(parsing: step) else { return nil }
        return screens.firstIndex(of: screen)
      }
      return .walk(walk)
    case .links:
      return .link(index, over: finding.previous.flatMap { screens.firstIndex(of: $0) })
    case .restoration, .back, .tabs, .controls, .exits, .reachability:
      return .screen(finding.law, index)
    }
  }
}
