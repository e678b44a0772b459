/// Runs the tasks of an audit or a map.
///
/// A screen whose jump ends the process is in no task. If a later step ends the process, its task runs
/// again without the step.
@MainActor
struct AuditRun {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  var completion = RunCompletion()

  /// The reasons why the jumps to some screens end the process, by position.
  private var lost: [Int: String] = [:]

  /// The steps that ended processes, by the task without steps to leave out.
  private var ends: [AuditTask: [String]] = [:]

  /// The outcome of a task, which is at a position in a list, with steps left out or not.
  struct Result {
    let position: Int
    let task: AuditTask
    let outcome: JobOutcome<AuditPart>

    /// Whether a later run of a task names the step that ended the process, or was only slow: each of its
    /// steps has the whole time limit.
    fileprivate func isExplained(by others: [Result]) -> Bool {
      if others.contains(where: { $0.outcome.interruptedStep != nil }) { return true }
      if case .timedOut = outcome, case .completed = others.last?.outcome { return true }
      return false
    }
  }

  var startsProcesses: Bool { runner.startsProcesses }

  init(of harness: AnySnapshotHarness, on runner: any JobRunner) {
    (self.harness, self.runner) = (harness, runner)
  }

  /// Shows each screen of the harness, to find those whose jumps end the process.
  ///
  /// - Returns: The screens that can be shown, by position, without their texts.
  @discardableResult
  mutating func showAllScreens() async throws -> [Int: ShowJob.Result] {
    let jobs = harness.screens.indices.map { ShowJob(screen: $0) }
    var shown: [Int: ShowJob.Result] = [:]
    var lost: [Int: String] = [:]
    completion += try await runner.run(jobs) { index, outcome in
      switch outcome {
      case .completed(let screen, _): shown[index] = screen
      case .crashed, .timedOut: lost[index] = outcome.failureReason
      case .failed: break
      }
    }
    self.lost = lost
    return shown
  }

  /// Runs tasks, and those that end the process again without the steps that do.
  ///
  /// - Returns: The results in the order of the tasks; fewer if the run is interrupted.
  mutating func results(
    of tasks: [AuditTask], progress: SnapshotPipeline.Progress
  ) async throws -> [Result] {
    if tasks.isEmpty { return [] }
    var first: [Result] = []
    completion += try await runner.run(tasks.map { AuditJob($0, without: lost) }) {
      first.append(Result(position: $0, task: tasks[$0], outcome: $1))
      progress($0 + 1, tasks.count)
    }
    var all: [Result] = []
    for result in first {
      let others = try await resultsWithoutSteps(after: result)
      all +=
        (result.task.announcesNoStep && result.isExplained(by: others) ? [] : [result]) + others
    }
    return all
  }

  private mutating func resultsWithoutSteps(after first: Result) async throws -> [Result] {
    var results: [Result] = []
    var (skipped, outcome): ([String], JobOutcome<AuditPart>) = ([], first.outcome)
    while let step = outcome.interruptedStep, !skipped.contains(step), completion.isComplete {
      skipped.append(step)
      guard let task = first.task.skipping(skipped),
        let next = try await self.outcome(inNewProcess: task)
      else { break }
      results.append(Result(position: first.position, task: task, outcome: next))
      outcome = next
    }
    if !skipped.isEmpty { ends[first.task] = skipped }
    return results
  }

  /// The task that shows a finding, without the other steps that end the process.
  func task(_ task: AuditTask, showing finding: AuditFinding) -> AuditTask {
    let own = AuditTask.name(of: finding.steps)
    let others = ends[task, default: []].filter { $0 != own && $0 != finding.steps.last }
    return others.isEmpty ? task : task.skipping(others) ?? task
  }

  /// The outcome of a task in a process that has done nothing before; nil if the run is interrupted.
  mutating func outcome(inNewProcess task: AuditTask) async throws -> JobOutcome<AuditPart>? {
    var outcome: JobOutcome<AuditPart>?
    completion += try await runner.run(isolating: [[AuditJob(task, without: lost)]]) {
      outcome = $1
    }
    return outcome
  }
}

extension JobOutcome {
  /// The step that ended the process.
  fileprivate var interruptedStep: String? { interruptedActivity?.nameInAudit }
}

extension Activity {
  /// The name of the step in an audit.
  var nameInAudit: String {
    if case .auditPart(let name) = self { name } else { text }
  }
}
