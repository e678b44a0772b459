import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Pictures, controls and journeys of one run")
@MainActor
struct ControlSectionTests {
  @Test("Each section is rendered and confirmed in runs of its own, the pictures first")
  func sections() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("> show room\n", to: "Studio/journeys/visit.txt")
      let runner = FakeRunner(StudioSnapshots.self, startsProcesses: false)
      let lines = try await StudioRun(in: folder, "room", "home", "journeys/*", runner: runner)
        .verify()
      #expect(
        lines == [
          "new compact/home", "new compact/room", "new controls/home", "new controls/room",
          "new journeys/visit",
        ])
      #expect(
        runner.lines == [
          "PictureJob: home, room", "PictureJob: room, home", "DialogsJob: ",
          "ControlsJob: home, room", "ControlsJob: room, home", "JourneyJob: visit",
          "JourneyJob: visit",
        ])
    }
  }

  @Test("Goldens that match are rendered once, and the summary counts journeys apart")
  func matched() async throws {
    try await TemporaryGoldens.with { folder in
      let journey = "> show room\nhome › room(1)\nflow: main\n"
      try folder.write(journey, to: "Studio/journeys/leave.txt")
      try folder.write(journey, to: "Studio/journeys/again.txt")
      _ = try await StudioRun(in: folder).record()
      let runner = FakeRunner(StudioSnapshots.self, startsProcesses: false)
      let report = try await StudioRun(in: folder, runner: runner).report()
      #expect(report.conclusion == .matched)
      #expect(
        report.tallies.text == "11 screens in 2 layouts: 22 matched; 2 journeys: 2 matched")
      #expect(
        runner.lines.map { $0.prefix { $0 != ":" } } == [
          "PictureJob", "DialogsJob", "ControlsJob", "JourneyJob",
        ])
    }
  }
}

@Suite("Control goldens and journeys that fail")
@MainActor
struct ControlFailureTests {
  @Test("What a control does must be the same in two runs", arguments: [false, true])
  func unstable(checksStability: Bool) async throws {
    @MainActor final class Count { var value = 0 }
    try await TemporaryGoldens.with { folder in
      let count = Count()
      let content = StudioSnapshots.front { context in
        ScreenContent(elements: [
          .button("Any") {
            count.value += 1
            context.router.navigate(to: .room(count.value))
          }
        ])
      }
      try folder.write("> show room\n\n> tap Any\n", to: "Studio/journeys/visit.txt")
      var run = StudioRun(in: folder, "room", "journeys/*")
      run.request.checksStability = checksStability
      try await StudioSnapshots.$contents.withValue(content) {
        let report = try await run.report()
        #expect(
          StudioRun.lines(report) == [
            "new compact/room", "unstable controls/room", "unstable journeys/visit",
          ])
        #expect(report.isConfirmedInOneProcess)
        let (_, lines) = try await run.record()
        #expect(lines == ["wrote manifests/Studio/compact/room.txt"])
      }
      #expect(
        try folder.text(of: "Studio/journeys/visit.txt") == "> show room\n\n> tap Any\n")
    }
  }
}

extension FakeRunner {
  /// A line for each run: `PictureJob: home, room`.
  fileprivate var lines: [String] {
    runs.map { jobs, _ in
      let names = jobs.compactMap {
        ($0 as? any GoldenJob)?.name(among: StudioRun.harness.screens)
      }
      return "\(type(of: jobs[0]).kind): \(names.joined(separator: ", "))"
    }
  }
}
