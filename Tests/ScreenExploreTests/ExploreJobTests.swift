import ScreenContents
import TestApps
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
    let messages = activities.map { activity in
      let crash = JobCrash(signal: "SIGTRAP", during: activity)
      do throws(ExploreProblem) {
        _ = try JobOutcome<ExploredStep>.crashed(crash).step(after: history.map(\.text))
        return ""
      } catch {
        return error.message
      }
    }
    #expect(
      messages == [
        "the app cannot be brought back to where it was: 'show room': SIGTRAP",
        "the app cannot be brought back to where it was: 'back': SIGTRAP", "SIGTRAP",
      ])
  }
}
