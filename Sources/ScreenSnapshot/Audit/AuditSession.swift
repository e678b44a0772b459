/// An audit over the screens of a harness: from the laws to a report.
@MainActor
package struct AuditSession {
  private let harness: AnySnapshotHarness
  private let runner: any ScreenRunner
  private let laws: [AuditLaw]
  private let limits: CrawlLimits
  /// The positions of the selected screens; nil for all.
  private let selected: [Int]?
  private var results: [AuditLaw: AuditReport.LawResult] = [:]
  private var findings: [AuditLaw: [AuditFinding]] = [:]
  private var failures: [ScreenFailure] = []
  private var completion = RunCompletion()

  /// The number of rows of pairs in one task, so that processes finish at about the same time.
  private static let rowsPerTask = 8

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - harness: The harness that declares the screens.
  ///   - laws: The laws to check; all if empty.
  ///   - patterns: Names and patterns of screens; all if empty.
  ///   - limits: The limits of the crawl.
  ///   - runner: Checks the parts of the audit; this process by default.
  /// - Throws: ``ManifestError`` or ``SelectionError``.
  package init(
    of harness: AnySnapshotHarness, laws: [AuditLaw] = [], patterns: [String] = [],
    limits: CrawlLimits = CrawlLimits(), runner: (any ScreenRunner)? = nil
  ) throws {
    try harness.check()
    let selection = ScreenSelection(patterns, in: [.compact])
    if let pattern = selection.unmatchedPatterns(among: harness.screens).first {
      throw SelectionError(
        pattern: pattern, nearest: NearestNames.nearest(to: pattern, among: harness.screens))
    }
    self.harness = harness
    self.runner = runner ?? InProcessRunner(harness)
    self.laws = laws.isEmpty ? AuditLaw.allCases : AuditLaw.allCases.filter(laws.contains)
    self.limits = limits
    selected =
      patterns.isEmpty
      ? nil
      : harness.screens.indices.filter { selection.matches(harness.screens[$0], in: .compact) }
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
    let exceptions = applyExceptions()
    // 3. Group the others by cause.
    for law in laws { results[law]?.groups = Self.groups(of: findings[law] ?? []) }
    // 4. Check one example of each cause again, in a process that has done nothing before.
    try await confirm()
    var report = AuditReport(manifest: harness.manifest, laws: laws.compactMap { results[$0] })
    report.failures = failures
    report.usedExceptions = exceptions.used
    report.problems = completion.problems
    report.isInterrupted = !completion.isComplete
    if report.isInterrupted {
      report.problems.append("interrupted: the remaining laws were not checked")
    } else {
      report.staleExceptions = exceptions.stale
    }
    report.namedLaws = namedLaws
    return report
  }
}

// MARK: - Steps

extension AuditSession {
  private var indices: [Int] { selected ?? Array(harness.screens.indices) }

  private func tasks(for law: AuditLaw) -> [AuditTask] {
    switch law {
    case .isolation:
      stride(from: 0, to: indices.count, by: Self.rowsPerTask).map {
        .pairs($0..<min($0 + Self.rowsPerTask, indices.count), among: selected)
      }
    case .reachability: [.crawl(limits)]
    case .links, .restoration, .back, .tabs, .controls, .exits: indices.map { .screen(law, $0) }
    }
  }

  private mutating func checkAll(_ progress: SnapshotPipeline.Progress) async throws {
    let audits = laws.flatMap { law in tasks(for: law).map { (law, $0) } }
    for law in laws { results[law] = AuditReport.LawResult(law: law) }
    var outcomes: [ScreenOutcome] = []
    completion += try await runner.run(audits.map { RenderTask($0.1) }, for: .texts) {
      outcomes.append($1)
      progress($0 + 1, audits.count)
    }
    for ((law, task), outcome) in zip(audits, outcomes) { add(outcome, of: task, to: law) }
    failures = failures.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func add(_ outcome: ScreenOutcome, of task: AuditTask, to law: AuditLaw) {
    switch outcome {
    case .rendered: break
    case .audited(let part): add(part, to: law)
    case .failed(let reason, _): add(reason, of: task)
    case .crashed(let crash): addFailure(crash.reason, of: task, "a control crashes", to: law)
    case .timedOut(let limit, let step):
      let reason = ScreenOutcome.timeoutReason(limit, during: step)
      addFailure(reason, of: task, "a control hangs", to: law)
    }
  }

  private mutating func add(_ part: AuditPart, to law: AuditLaw) {
    results[law]?.checkedCount += part.checkedCount
    results[law]?.unchecked.merge(part.unchecked, uniquingKeysWith: +)
    let unsupported = part.unsupported.union(results[law]?.unsupported ?? [])
    results[law]?.unsupported = UnsupportedOperation.allCases.filter(unsupported.contains)
    findings[law, default: []] += part.findings
    guard law == .reachability else { return }
    for index in indices where !part.reached.contains(index) {
      let screen = harness.screens[index]
      findings[law, default: []].append(
        AuditFinding(
          law: law, cause: "nothing leads to the screen", screen: screen,
          steps: [JourneyAction.show(screen: screen).text],
          expected: "taps, tabs and back reach it", found: "not reached from the start"))
    }
  }

  /// A control that ends the process breaks a law; anything else that does cannot be checked.
  private mutating func addFailure(
    _ reason: String, of task: AuditTask, _ cause: String, to law: AuditLaw
  ) {
    guard case .screen(.controls, let index) = task else { return add(reason, of: task) }
    let screen = harness.screens[index]
    findings[law, default: []].append(
      AuditFinding(
        law: law, cause: cause, screen: screen,
        steps: [JourneyAction.show(screen: screen).text], expected: "a change", found: reason))
  }

  private mutating func add(_ reason: String, of task: AuditTask) {
    let screen: String =
      switch task {
      case .screen(_, let index): harness.screens[index]
      case .pairs(let rows, _): harness.screens[indices[rows.lowerBound]]
      case .crawl: "the start"
      }
    failures.append(ScreenFailure(screen: screen, reason: reason))
  }

  /// Removes the findings of exceptions.
  private mutating func applyExceptions() -> (used: [AuditException], stale: [AuditException]) {
    var used: [AuditException] = []
    var stale: [AuditException] = []
    for exception in harness.auditExceptions() where laws.contains(exception.law) {
      let glob = Glob(exception.screen)
      let before = findings[exception.law]?.count ?? 0
      if exception.hasReason {
        findings[exception.law]?.removeAll { finding in
          glob.matches(finding.screen)
            && (exception.control == nil || exception.control == finding.control)
        }
      }
      let isUsed = (findings[exception.law]?.count ?? 0) < before
      if isUsed {
        used.append(exception)
      } else if selected == nil {
        stale.append(exception)
      }
    }
    return (used, stale)
  }

  private static func groups(of findings: [AuditFinding]) -> [AuditGroup] {
    var groups: [AuditGroup] = []
    var positions: [String: Int] = [:]
    for finding in findings {
      if let position = positions[finding.cause] {
        groups[position].findings.append(finding)
      } else {
        positions[finding.cause] = groups.count
        groups.append(AuditGroup(law: finding.law, cause: finding.cause, findings: [finding]))
      }
    }
    return groups
  }

  /// Checks the example of each cause again.
  private mutating func confirm() async throws {
    guard completion.isComplete else { return }
    for law in laws where law != .reachability {
      for number in (results[law]?.groups ?? []).indices {
        guard let group = results[law]?.groups[number], let task = task(for: group.example) else {
          continue
        }
        var isConfirmed = true
        completion += try await runner.run(isolating: [[RenderTask(task)]], for: .texts) {
          guard case .audited(let part) = $1 else { return }
          isConfirmed = part.findings.contains {
            $0.cause == group.cause && $0.screen == group.example.screen
              && $0.previous == group.example.previous
          }
        }
        results[law]?.groups[number].isConfirmed = isConfirmed
      }
    }
  }

  /// The smallest task that shows a finding.
  private func task(for finding: AuditFinding) -> AuditTask? {
    let screens = harness.screens
    guard let index = screens.firstIndex(of: finding.screen) else { return nil }
    guard finding.law == .isolation else { return .screen(finding.law, index) }
    guard let previous = finding.previous.flatMap({ screens.firstIndex(of: $0) }) else {
      return nil
    }
    return .pairs(0..<1, among: [previous, index])
  }
}
