/// Checks a part of an audit.
package struct AuditJob: Job {
  package let task: AuditTask

  /// The reasons why the jumps to some screens end the process, by position; none of them is shown.
  package let lost: [Int: String]

  package init(_ task: AuditTask, without lost: [Int: String] = [:]) {
    (self.task, self.lost) = (task, lost)
  }

  /// A part takes about as long as the start of a process in an app with many screens.
  package static var jobsPerProcess: Int { 8 }

  /// An audit operates the app many times over, and expects crashes.
  package static var reportsCrashes: Bool { true }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> AuditPart {
    try await tools[Auditor.self].check(task, without: lost, onStep: onStep)
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(
      work: "checking \(task.subject(among: screens))", success: "not when it repeated the check")
  }
}
