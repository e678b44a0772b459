import Foundation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

extension AuditReport {
  /// Replays the examples of all findings as journeys, which must show what the findings say.
  ///
  /// No steps show that a screen has no way out, or that nothing leads to it.
  @MainActor
  func replayExamples(with harness: AnySnapshotHarness) async throws {
    for group in groups where group.isConfirmed && ![.exits, .reachability].contains(group.law) {
      let example = group.example
      // A journey has no line for the list of tabs and for an error without a description.
      if [.crash, .hang].contains(example.cause.kind) || example.found.isEmpty
        || example.found.contains(" with the tabs ")
        || group.reportedExample.lines.contains(where: { $0.hasPrefix("not for a journey file") })
      {
        continue
      }
      let steps = example.steps.map { "> \($0.text)\n" }.joined()
      let shown = await Self.replay(steps, with: harness)
      #expect(shown.contains(example.found), "\(example.law) \(group.cause): \(steps)")
      if example.cause.kind == .otherText { #expect(example.steps.last == .look) }
    }
  }

  /// The last result of a journey, or why a step fails.
  @MainActor
  private static func replay(_ steps: String, with harness: AnySnapshotHarness) async -> String {
    let source = JourneySource(name: "example", bytes: Array(steps.utf8))
    let text = await JobTools(harness).outcome(of: JourneyJob(source)).text
    return text.components(separatedBy: "\n> ").last ?? ""
  }
}
