import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Texts that differ render again")
@MainActor
struct ConfirmationTests {
  @Test(
    "Up to 64 screens that differ render in a process each, and more in the reversed order",
    arguments: [1, 64, 65])
  func processes(count: Int) async throws {
    try await TemporaryGoldens.with { folder in
      let runner = FakeRunner(LobbySnapshots.self)
      let request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
      let app = LobbyApp { ($0.screens, $0.roomCount, $0.layouts) = ([:], count, [.compact]) }
      let report = try await Lobby.$app.withValue(app) {
        let harness = AnySnapshotHarness(LobbySnapshots.self)
        return try await SnapshotPipeline(request, harness: harness, runner: runner).compare()
      }
      #expect(report.counts == [.new: count])
      let screens = Array(0..<count)
      #expect(
        runner.renderedScreens
          == [screens] + (count > 64 ? [screens.reversed()] : screens.reversed().map { [$0] }))
    }
  }

  @Test("A screen that does not render in the confirmation pass is invalid")
  func failure() async throws {
    try await TemporaryGoldens.with { folder in
      var count = 0
      let runner = FakeRunner(
        StudioSnapshots.self,
        ending: { _ in
          count += 1
          return count > 2 ? .failed(JobFailure(reason: "has no value")) : nil
        })
      let run = StudioRun(in: folder, "compact/home", "compact/room", runner: runner)
      let report = try await run.report()
      #expect(report.counts == [.invalid: 2])
      #expect(report.results.first?.reason == "has no value")
    }
  }
}

extension FakeRunner {
  /// The screens whose pictures each process rendered.
  var renderedScreens: [[Int]] {
    runs.map { $0.jobs.compactMap { ($0 as? PictureJob)?.screen } }.filter { !$0.isEmpty }
  }
}
