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

extension FakeRunner {
  /// Creates a runner; `end` tells which jobs of laws end their process, which leave out steps.
  convenience init(
    laws end: @escaping @MainActor (any Law, [Activity: String]) -> JobOutcome<Never>?
  ) {
    self.init(
      LobbySnapshots.self,
      ending: { job in (job as? LawJob).flatMap { end($0.part, $0.fatalSteps) } })
  }

  /// The parts of laws that ran alone, each in a process that did nothing before.
  var isolatedParts: [AnyHashable] {
    runs.filter { $0.processes != nil && $0.jobs.count == 1 }
      .compactMap { ($0.jobs[0] as? LawJob)?.part.identity }
  }
}

/// Matches a part of a law in a switch.
func ~= (pattern: some Law, part: any Law) -> Bool { pattern.identity == part.identity }

extension Step {
  static func show(_ screen: String) -> Step { .show(screen: screen) }

  static func tap(_ label: String) -> Step { .tap(ControlReference(label: label)) }
}

extension AuditReport {
  /// The report in a format.
  func text(as format: ReportFormat) throws -> String {
    String(decoding: try report.bytes(as: format), as: UTF8.self)
  }
}
