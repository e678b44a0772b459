import ScreenContents
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("ConfirmationPasses")
@MainActor
struct ConfirmationPassesTests {
  @Test(
    "Up to 64 screens that differ render in a process each, and more in the reversed order",
    arguments: [1, 64, 65])
  func processes(count: Int) async throws {
    try await TemporaryGoldens.with { folder in
      let runner = FakeProcesses { _, _ in "1" }
      let request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
      let report = try await TowerSize.$count.withValue(count) {
        let harness = AnySnapshotHarness(TowerSnapshots.self)
        return try await SnapshotPipeline(request, harness: harness, runner: runner).compare()
          .report
      }
      #expect(report.counts == [.new: count])
      let screens = Array(0..<count)
      #expect(
        runner.processes
          == [screens] + (count > 64 ? [screens.reversed()] : screens.reversed().map { [$0] }))
    }
  }

  @Test("An unstable screen is not recorded, and a stability check finds it among matches")
  func session() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let run = BoothRun(in: folder, runner: FlickeringScreens(), checksStability: true)
      let report = try await run.pipeline.compare().report
      #expect(report.counts == [.matched: 5, .unstable: 1])
      #expect(report.conclusion == .incomplete)
      #expect(report.differences.map(\.name) == ["compact/front"])
      let unchecked = BoothRun(in: folder, runner: FlickeringScreens())
      #expect(try await unchecked.pipeline.compare().report.conclusion == .matched)
      try folder.remove("Booth/compact/front.txt")
      let recording = BoothRun(in: folder, runner: FlickeringScreens())
      let (record, changes) = try await recording.record()
      #expect(changes == [])
      #expect(record.conclusion == .incomplete)
      #expect(record.verification.counts == [.matched: 5, .unstable: 1])
    }
  }

  @Test("A screen that crashes in the confirmation pass is crashed")
  func crashes() async throws {
    try await TemporaryGoldens.with { folder in
      let crash = ScreenCrash(
        signal: "SIGTRAP", standardErrorTail: ["one", "a.swift:1: Fatal error: no cart", "two"])
      let source = FlickeringScreens(second: .crashed(crash))
      let report = try await BoothRun(in: folder, runner: source).pipeline.compare().report
      #expect(report.counts == [.new: 4, .crashed: 2])
      let result = try #require(report.results.first)
      #expect(result.reason == "SIGTRAP: a.swift:1: Fatal error: no cart")
      #expect(result.signal == "SIGTRAP")
      #expect(result.standardErrorTail == crash.standardErrorTail)
    }
  }
}

/// Renders the screens of the booth, with another text of the first screen in the confirmation pass.
@MainActor
private final class FlickeringScreens: JobRunner {
  typealias Outcome = JobOutcome<RenderedScreen>

  let startsProcesses = false

  private let second: Outcome?
  private var isConfirming = false

  init(second: Outcome? = nil) { self.second = second }

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async -> RunCompletion {
    let runner = InProcessRunner(AnySnapshotHarness(BoothSnapshots.self))
    let completion = await runner.run(jobs, processes: processes, options: options) {
      position, outcome in
      guard isConfirming, (jobs[position] as? PictureJob)?.screen == 0,
        let rendered = outcome as? Outcome,
        let other = (second ?? Self.flickering(rendered)) as? JobOutcome<J.Result>
      else { return onOutcome(position, outcome) }
      onOutcome(position, other)
    }
    isConfirming = true
    return completion
  }

  private static func flickering(_ outcome: Outcome) -> Outcome {
    guard case .completed(let screen) = outcome else { return outcome }
    let texts = screen.texts.map { text in
      let isFlickering = text.folder == .compact
      return RenderedText(
        folder: text.folder, bytes: isFlickering ? text.bytes + [0x0A] : text.bytes)
    }
    return .completed(
      RenderedScreen(
        locations: screen.locations, hasContent: screen.hasContent, texts: texts))
  }
}

private enum TowerSize {
  @TaskLocal static var count = 1
}

/// An app with `TowerSize` screens.
private enum TowerSnapshots: SnapshotHarness {
  struct Screen: CaseIterable, RawRepresentable {
    let rawValue: String
    static var allCases: [Screen] { (0..<TowerSize.count).map { Screen(rawValue: "floor\($0)") } }
  }

  static let layouts: [ScreenLayout] = [.compact]

  static func makeNavigator() -> BoothSnapshots.Navigator { BoothSnapshots.Navigator() }
  static func navigate(_ navigator: BoothSnapshots.Navigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
