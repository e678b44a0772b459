import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenExplore
@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("ExploreJob")
@MainActor
struct ExploreJobTests {
  @Test("If a step before crashes when it is performed again, the message names it")
  func crashOfEarlierStep() async throws {
    let history: [Step] = [.show(screen: "room"), .back]
    let job = ExploreJob(layout: .compact, history: history, step: .relaunch)
    var activities: [Activity] = []
    _ = try await job.run(with: JobTools(AnySnapshotHarness(LobbySnapshots.self))) {
      activities.append($0)
    }
    let messages = try activities.map { activity in
      let outcome = JobOutcome<ExploredStep>.crashed(JobCrash(signal: "SIGTRAP", during: activity))
      return try thrownError(ExploreProblem.self) { try outcome.step(after: history.map(\.text)) }
        .message
    }
    #expect(
      messages == [
        "the app cannot be brought back to where it was: 'show room': SIGTRAP",
        "the app cannot be brought back to where it was: 'back': SIGTRAP", "SIGTRAP",
      ])
  }
}
