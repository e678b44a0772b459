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

  /// The number of violations of one cause to confirm in new processes.
  private static let maximumExamples = 3

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
    for ((law, task), outcome) in zip(audits, outcomes) {
      add(outcome, of: task, to: law)
      try await checkOthers(of: task, outcome, law)
    }
    failures = failures.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func add(_ outcome: ScreenOutcome, of task: AuditTask, to law: AuditLaw) {
    switch outcome {
    case .rendered: break
    case .audited(let part): add(part, to: law)
    case .failed(let reason, _): add(reason, of: task)
    case .crashed(let crash):
      addEnd(of: task, "a control crashes", crash.during(nil).reason, during: crash.step)
    case .timedOut(let limit, let step):
      let reason = ScreenOutcome.timeoutReason(limit, during: nil)
      addEnd(of: task, "a control hangs", reason, during: step)
    }
  }

  /// Checks the others after a control that ended the process.
  private mutating func checkOthers(
    of first: AuditTask, _ end: ScreenOutcome, _ law: AuditLaw
  ) async throws {
    var (skipped, outcome): ([String], ScreenOutcome) = ([], end)
    while let step = outcome.interruptedStep, !skipped.contains(step), completion.isComplete {
      skipped.append(step)
      guard let task = first.skipping(skipped) else { return }
      var next: ScreenOutcome?
      completion += try await runner.run(isolating: [[RenderTask(task)]], for: .texts) {
        next = $1
      }
      guard let next else { return }
      outcome = next
      add(next, of: task, to: law)
    }
  }

  private mutating func add(_ part: AuditPart, to law: AuditLaw) {
    results[law]?.checkedCount += part.checkedCount
    results[law]?.unchecked.merge(part.unchecked, uniquingKeysWith: +)
    let unsupported = part.unsupported.union(results[law]?.unsupported ?? [])
    results[law]?.unsupported = UnsupportedOperation.allCases.filter(unsupported.contains)
    findings[law, default: []] += part.findings
    failures += part.invalid.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: harness.screens[$0.key], reason: $0.value)
    }
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
  private mutating func addEnd(
    of task: AuditTask, _ cause: String, _ reason: String, during step: String?
  ) {
    if case .crawl(_, let skipped) = task, let step, !skipped.contains(step) {
      return addEnd(ofCrawlAt: step, reason)
    }
    guard let step, let index = task.screenOfControls else {
      return add([step, reason].compactMap(\.self).joined(separator: ": "), of: task)
    }
    let screen = harness.screens[index]
    var finding = AuditFinding(
      law: .controls, cause: cause, screen: screen,
      steps: [JourneyAction.show(screen: screen).text, step], expected: "a change", found: reason)
    if case .tap(let control) = try? JourneyAction(parsing: step) {
      finding.control = control.label
    }
    results[.controls]?.checkedCount += 1
    findings[.controls, default: []].append(finding)
  }

  /// A screen that cannot be shown is invalid; the law of controls reports a control.
  private mutating func addEnd(ofCrawlAt step: String, _ reason: String) {
    guard case .show(let screen) = try? JourneyAction(parsing: step) else { return }
    failures.append(ScreenFailure(screen: screen, reason: reason))
  }

  private mutating func add(_ reason: String, of task: AuditTask) {
    let screen: String =
      switch task {
      case .screen(_, let index), .controls(let index, _), .edges(let index):
        harness.screens[index]
      case .pairs(let rows, _): harness.screens[indices[rows.lowerBound]]
      case .walk(let walk): walk.last.map { harness.screens[$0] } ?? ""
      case .crawl: "the start"
      }
    failures.append(ScreenFailure(screen: screen, reason: reason))
  }

  /// Removes the findings of exceptions.
  private mutating func applyExceptions() -> (used: [AuditException], stale: [AuditException]) {
    var used: [AuditException] = []
    var stale: [AuditException] = []
    for exception in harness.auditExceptions() {
      if let fault = exception.fault(among: harness.screens) {
        completion.problems.append(fault)
        continue
      }
      guard laws.contains(exception.law) else { continue }
      let before = findings[exception.law]?.count ?? 0
      findings[exception.law]?.removeAll(where: exception.accepts)
      if (findings[exception.law]?.count ?? 0) < before {
        used.append(exception)
      } else if selected == nil, !failures.contains(where: { exception.isOn($0.screen) }) {
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
    for index in groups.indices { groups[index].sortExample() }
    return groups
  }

  /// Checks an example of each cause again, and another one if a new process does not confirm it.
  private mutating func confirm() async throws {
    for law in laws where law != .reachability {
      for number in (results[law]?.groups ?? []).indices {
        guard var group = results[law]?.groups[number] else { continue }
        let examples = group.findings.prefix(Self.maximumExamples)
        group.isConfirmed = false
        for index in examples.indices where !group.isConfirmed {
          guard try await isConfirmed(examples[index]) else { continue }
          group.isConfirmed = true
          group.findings.swapAt(0, index)
        }
        results[law]?.groups[number] = group
      }
    }
  }

  /// Whether a process that has done nothing before breaks the law, too.
  private mutating func isConfirmed(_ finding: AuditFinding) async throws -> Bool {
    guard completion.isComplete, let task = task(for: finding) else { return true }
    var isConfirmed = true
    completion += try await runner.run(isolating: [[RenderTask(task)]], for: .texts) {
      guard case .audited(let part) = $1 else { return }
      isConfirmed = part.findings.contains {
        $0.cause == finding.cause && $0.screen == finding.screen
          && $0.previous == finding.previous && $0.control == finding.control
      }
    }
    return isConfirmed
  }

  /// The smallest task that shows a finding.
  private func task(for finding: AuditFinding) -> AuditTask? {
    let screens = harness.screens
    guard let index = screens.firstIndex(of: finding.screen) else { return nil }
    guard finding.law == .isolation else { return .screen(finding.law, index) }
    let walk = finding.steps.compactMap { step -> Int? in
      guard case .show(let screen) = try? JourneyAction(parsing: step) else { return nil }
      return screens.firstIndex(of: screen)
    }
    return .walk(walk)
  }
}

extension AuditTask {
  /// The screen whose controls the task operates for the law of controls.
  fileprivate var screenOfControls: Int? {
    switch self {
    case .screen(.controls, let index), .controls(let index, _): index
    default: nil
    }
  }
}

extension ScreenOutcome {
  /// The step that ended the process.
  fileprivate var interruptedStep: String? {
    switch self {
    case .crashed(let crash): crash.step
    case .timedOut(_, let step): step
    case .rendered, .audited, .failed: nil
    }
  }
}
