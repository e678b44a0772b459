import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
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

  @Test("A control that changed changes its control golden alone")
  func changed() async throws {
    try await Self.withGoldens { folder in
      let golden = try folder.text(of: "Studio/controls/room.txt")
      try folder.write(
        golden.replacing("Home                  pop", with: "Home                  push room(2)"),
        to: "Studio/controls/room.txt")
      let report = try await StudioRun(in: folder).report()
      #expect(
        StudioRun.lines(report).filter { !$0.hasPrefix("matched") } == [
          "changed controls/room"
        ])
      let (_, lines) = try await StudioRun(in: folder).record()
      #expect(lines == ["wrote manifests/Studio/controls/room.txt"])
      #expect(try folder.text(of: "Studio/controls/room.txt") == golden)
    }
  }

  @Test(
    "Patterns select controls and journeys by their folders",
    arguments: [
      (["controls/room"], ["controls/room"]),
      (["journeys/leave"], ["journeys/leave"]),
      (["journeys/*"], ["journeys/again", "journeys/leave"]),
      (["room", "journeys/a*"], ["compact/room", "controls/room", "journeys/again"]),
      (["*/room"], ["compact/room", "controls/room"]),
      (["room*"], ["compact/room", "compact/rooms", "controls/room", "controls/rooms"]),
    ])
  func patterns(patterns: [String], names: [String]) async throws {
    try await Self.withGoldens { folder in
      var run = StudioRun(in: folder)
      run.request.selection.patterns = patterns
      let lines1 = try await run.report().results.map(\.name)
      #expect(lines1 == names)
    }
  }

  @Test("A name without a slash selects no journey, and exclusions remove journeys")
  func journeyPatterns() async throws {
    try await Self.withGoldens { folder in
      await #expect(throws: SelectionError.noMatch(for: "leave", nearest: ["journeys/leave"])) {
        try await StudioRun(in: folder, "leave").report()
      }
      var run = StudioRun(in: folder, "journeys/*")
      run.request.selection.exclusions = ["journeys/leave"]
      let lines2 = try await run.verify()
      #expect(lines2 == ["matched journeys/again"])
      run.request.selection.exclusions = ["journeys/*"]
      await #expect(throws: SelectionError.nothingSelected) { try await run.report() }
    }
  }

  @Test("A run over some layouts has no journeys")
  func noJourneys() async throws {
    try await Self.withGoldens { folder in
      var layout = StudioRun(in: folder)
      layout.request.layouts = [.controls]
      let folders = try await layout.report().results.map(\.folder)
      #expect(folders == Array(repeating: .controls, count: 11))
      var journey = StudioRun(in: folder, "journeys/leave")
      journey.request.layouts = [.compact]
      await #expect(throws: SelectionError.nothingSelected) { try await journey.report() }
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
          #"moved(from: "manifests/Studio/compact/ready.txt") manifests/Studio/compact/done.txt"#,
          #"moved(from: "manifests/Studio/controls/ready.txt") manifests/Studio/controls/done.txt"#,
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

  @Test("The control goldens of a harness that stops declaring them are obsolete")
  func undeclared() async throws {
    try await Self.withGoldens { folder in
      try await StudioSnapshots.$layouts.withValue([.compact]) {
        let pipeline = try SnapshotPipeline(
          StudioRun(in: folder).request, harness: AnySnapshotHarness(StudioSnapshots.self))
        let report = try await pipeline.compare().report
        #expect(report.counts == [.matched: 13, .obsolete: 11])
      }
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

  @Test("Operations that are not supported are in the report once")
  func unsupported() async throws {
    try await TemporaryGoldens.with { folder in
      let request = StudioRun(in: folder).request
      let harness = AnySnapshotHarness(HandDrivenSnapshots.self)
      let report = try await SnapshotPipeline(request, harness: harness).compare().report
      #expect(report.unsupportedOperations == [.goBack, .select])
    }
  }
}

@Suite("Control goldens and journeys that fail")
@MainActor
struct ControlFailureTests {
  @Test("A crash or a hang of a control or a step costs one golden")
  func crashes() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("> show room\n", to: "Studio/journeys/visit.txt")
      try folder.write("> show room\nhome › room(1)\nflow: main\n", to: "Studio/journeys/wait.txt")
      _ = try await StudioRun(in: folder, "*").record()
      let (edit, pay) = (
        ControlIdentity(name: "Edit", number: 1), ControlIdentity(name: "Pay", number: 2)
      )
      let runner = NotingRunner { job, outcome in
        switch (job.name(among: StudioRun.harness.screens), job.folders) {
        case ("room", [.controls]):
          .crashed(ScreenCrash(signal: "SIGILL", during: .controls([edit])))
        case ("done", [.controls]): .timedOut(after: .seconds(3), during: .controls([edit, pay]))
        case ("visit", _):
          .crashed(
            ScreenCrash(
              signal: nil, status: 0, during: .journeyStep(line: 1, text: "> show room")))
        default: outcome
        }
      }
      let report = try await StudioRun(in: folder, runner: runner).report()
      #expect(
        report.differences.map(\.summary) == [
          "crashed: control 'Edit': SIGILL",
          "timed out: control 'Edit', then 'Pay' #2: took longer than 3 s; increase --timeout",
          "crashed: line 1, '> show room': the app exited with status 0",
        ])
      #expect(report.counts == [.matched: 21, .crashed: 2, .timedOut: 1])
    }
  }

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

  @Test("A screen that fails in pictures and controls is shown to fail once")
  func texts() async throws {
    try await TemporaryGoldens.with { folder in
      let runner = NotingRunner { job, outcome in
        job.name(among: StudioRun.harness.screens) == "welcome"
          ? .failed(JobFailure(reason: "closed")) : outcome
      }
      let request = StudioRun(in: folder, "welcome", "done").request
      let pipeline = try SnapshotPipeline(request, harness: StudioRun.harness, runner: runner)
      let texts = try await pipeline.renderTexts().texts
      let failures = texts.map { text in
        if case .failure(let failure) = text { failure } else { nil as ScreenFailure? }
      }
      #expect(failures == [ScreenFailure(screen: "welcome", reason: "closed"), nil, nil])
    }
  }
}
