import TestApps

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

extension LobbyApp {
  /// Audits the app in this process, or with a runner.
  @MainActor
  func audit(
    _ laws: AuditLaw..., patterns: [String] = [], runner: (any JobRunner)? = nil
  ) async throws -> AuditReport {
    try await audit(all: laws, patterns: patterns, runner: runner)
  }

  /// Audits the app about a list of laws.
  @MainActor
  func audit(
    all laws: [AuditLaw], patterns: [String] = [], runner: (any JobRunner)? = nil
  ) async throws -> AuditReport {
    try await Lobby.$app.withValue(self) {
      var session = try AuditSession(
        of: AnySnapshotHarness(LobbySnapshots.self), laws: laws, patterns: patterns, runner: runner)
      let report = try await session.report()
      // A runner of a test ends steps that no journey ends.
      if runner == nil { try await report.replayExamples(with: session.harness) }
      return report
    }
  }
}

extension AuditReport {
  /// The findings: `a sheet stays: help → home, room`.
  var causes: [String] {
    groups.map { group in
      let previous = group.previousScreens.joined(separator: ", ")
      let screens = group.screens.joined(separator: ", ")
      return "\(group.cause): \(previous.isEmpty ? "" : "\(previous) → ")\(screens)"
    }
  }

  /// Each finding as it is printed: its law, its cause and its places, and then its example.
  var findings: [[String]] {
    groups.map { ["\($0.law.rawValue): \($0.cause): \($0.places())"] + $0.reportedExample.lines }
  }
}

extension LawFindings {
  /// What was not checked, with the number of times, without the pairs of links and moments.
  var unchecked: [String: Int] {
    Dictionary(uniqueKeysWithValues: omissions.map { ($0.gap.words, $0.omission.count) })
      .filter { $0.key != LawGap.otherMoments.words }
  }
}

extension Violation {
  var stepTexts: [String] { steps.map(\.text) }
}

/// A runner that a test gives some outcomes, and that tells the test when a new process starts.
@MainActor
final class LobbyRunner: JobRunner {
  nonisolated let startsProcesses = true

  private let end: @MainActor (any Job) -> End?
  private let onStart: @MainActor () -> Void

  /// The jobs that ran, each in a process that did nothing before.
  private(set) var isolated: [any Job] = []

  /// How a process ends in a job.
  enum End: Sendable {
    case crash(JobCrash)
    case hang(after: Duration, during: Activity?)

    /// A crash with a signal and a message in a step.
    static func crash(at steps: Step..., on place: String? = nil, message: String? = nil) -> End {
      let lines = [message].compactMap(\.self)
      let activity = steps.isEmpty ? nil : Activity.steps(steps, on: place)
      return .crash(JobCrash(signal: "SIGTRAP", standardErrorTail: lines, during: activity))
    }

    static func hang(after seconds: Int, at steps: Step...) -> End {
      .hang(after: .seconds(seconds), during: steps.isEmpty ? nil : .steps(steps))
    }
  }

  /// Creates a runner; `end` tells which jobs end their process.
  init(
    ending end: @escaping @MainActor (any Job) -> End? = { _ in nil },
    onStart: @escaping @MainActor () -> Void = {}
  ) {
    (self.end, self.onStart) = (end, onStart)
  }

  /// Creates a runner; `end` tells which jobs of laws end their process, which leave out steps.
  convenience init(laws end: @escaping @MainActor (any Law, [Activity: String]) -> End?) {
    self.init(ending: { job in (job as? LawJob).flatMap { end($0.part, $0.fatalSteps) } })
  }

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    if processes != nil { isolated += jobs as [any Job] }
    let tools = JobTools(AnySnapshotHarness(LobbySnapshots.self))
    tools.options = options
    for (position, job) in jobs.enumerated() {
      if processes != nil || position == 0 { onStart() }
      switch end(job) {
      case .crash(let crash): onOutcome(position, .crashed(crash))
      case .hang(let limit, let activity):
        onOutcome(position, .timedOut(after: limit, during: activity))
      case nil:
        onOutcome(position, await tools.outcome(of: job))
      }
    }
    return RunCompletion()
  }

  /// The parts of laws that ran, each in a process that did nothing before.
  var isolatedParts: [AnyHashable] {
    isolated.compactMap { ($0 as? LawJob).map { $0.part.identity } }
  }
}

/// Matches a part of a law in a switch.
func ~= (pattern: some Law, part: any Law) -> Bool { pattern.identity == part.identity }

extension Step {
  /// A tap on a control with a label.
  static func tab(_ label: String) -> Step { .tab(ControlReference(label: label)) }

  static func tap(_ label: String, number: Int? = nil) -> Step {
    .tap(ControlReference(label: label, number: number))
  }

  static func show(_ screen: String) -> Step { .show(screen: screen) }

  static func open(_ url: String) -> Step { .open(url: url) }
}

extension AuditReport {
  /// The report in a format.
  func text(as format: ReportFormat) throws -> String {
    String(decoding: try report.bytes(as: format), as: UTF8.self)
  }
}
