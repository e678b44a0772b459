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
  private static let journey = "Visit.\n\n> show room\nhome › room(1)\nflow: main\n\n> back\nhome\n"

  /// A folder with the goldens of `home` and `room`, and two journeys.
  private static func withGoldens(
    _ body: @MainActor (TemporaryGoldens) async throws -> Void
  ) async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write(journey, to: "Studio/journeys/leave.txt")
      try folder.write(journey, to: "Studio/journeys/again.txt")
      _ = try await StudioRun(in: folder).record()
      try await body(folder)
    }
  }

  @Test("Each section is rendered and confirmed in runs of its own, the pictures first")
  func sections() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("> show room\n", to: "Studio/journeys/visit.txt")
      let runner = NotingRunner()
      let lines = try await StudioRun(in: folder, "room", "home", "journeys/*", runner: runner)
        .verify()
      #expect(
        lines == [
          "new compact/home", "new compact/room", "new controls/home", "new controls/room",
          "new journeys/visit",
        ])
      #expect(
        runner.runs == [
          "PictureJob: home, room", "PictureJob: room, home", "ListDialogsJob: ",
          "ControlsJob: home, room", "ControlsJob: room, home", "JourneyJob: visit",
          "JourneyJob: visit",
        ])
    }
  }

  @Test("Goldens that match are rendered once, and the summary counts journeys apart")
  func matched() async throws {
    try await Self.withGoldens { folder in
      let runner = NotingRunner()
      let report = try await StudioRun(in: folder, runner: runner).report()
      #expect(report.conclusion == .matched)
      #expect(
        report.tallies.text == "11 screens in 2 layouts: 22 matched; 2 journeys: 2 matched")
      #expect(
        runner.runs.map { $0.prefix { $0 != ":" } } == [
          "PictureJob", "ListDialogsJob", "ControlsJob", "JourneyJob",
        ])
    }
  }

  @Test("Control goldens are obsolete, renamed and deleted as pictures are; journeys are not")
  func obsolete() async throws {
    try await Self.withGoldens { folder in
      for layout in ["compact", "controls"] {
        let golden = try folder.text(of: "Studio/\(layout)/done.txt")
        try folder.remove("Studio/\(layout)/done.txt")
        try folder.write(
          golden.replacing("screen: done", with: "screen: ready"),
          to: "Studio/\(layout)/ready.txt")
      }
      try folder.write("---\nscreen: gone\n---\nno\n", to: "Studio/controls/gone.txt")
      let report = try await StudioRun(in: folder).report()
      #expect(
        StudioRun.lines(report).filter { !$0.hasPrefix("matched") } == [
          "renamed compact/done", "renamed controls/done", "obsolete controls/gone",
        ])
      let (_, lines) = try await StudioRun(in: folder).record(RecordMode(deletesObsolete: true))
      #expect(
        lines == [
          "moved manifests/Studio/compact/ready.txt → manifests/Studio/compact/done.txt",
          "moved manifests/Studio/controls/ready.txt → manifests/Studio/controls/done.txt",
          "deleted manifests/Studio/controls/gone.txt",
        ])
      #expect(try folder.files.filter { $0.contains("journeys") }.count == 2)
    }
  }

  @Test("A control golden is not renamed without its picture, because many have the same rows")
  func sameRows() async throws {
    try await Self.withGoldens { folder in
      let golden = try folder.text(of: "Studio/controls/done.txt")
      try folder.remove("Studio/controls/done.txt")
      try folder.write(
        golden.replacing("screen: done", with: "screen: ready"), to: "Studio/controls/ready.txt")
      let report = try await StudioRun(in: folder).report()
      #expect(
        StudioRun.lines(report).filter { !$0.hasPrefix("matched") } == [
          "new controls/done", "obsolete controls/ready",
        ])
    }
  }

  @Test(
    "A harness with control goldens alone has no pictures, and its journeys are verified",
    arguments: [[ScreenLayout.controls], [.regular, .controls]])
  func controlsAlone(layouts: [ScreenLayout]) async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("> show room\n> look\n", to: "Studio/journeys/visit.txt")
      try await StudioSnapshots.$layouts.withValue(layouts) {
        let harness = AnySnapshotHarness(StudioSnapshots.self)
        let request = StudioRun(in: folder, "room", "journeys/*").request
        let pipeline = try SnapshotPipeline(request, harness: harness)
        _ = try await Recorder(of: pipeline.goldens).record(
          RecordMode(), onChange: { _ in }, comparing: { try await pipeline.compare() })
        let report = try await SnapshotPipeline(request, harness: harness).compare().report
        let picture = layouts.count > 1 ? ["matched regular/room"] : []
        #expect(
          StudioRun.lines(report) == picture + ["matched controls/room", "matched journeys/visit"])
        let width = try folder.text(of: "Studio/journeys/visit.txt").split(separator: "\n")
          .first { $0.hasPrefix("┌") }?.count
        #expect(width == (layouts.count > 1 ? 96 : 44))
      }
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
