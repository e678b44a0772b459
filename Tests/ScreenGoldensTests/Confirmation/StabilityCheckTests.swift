import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot
@testable import ScreenSystem

/// The screens of the studio are 0 (`welcome`), 1 (`home`) and 2 (`room`).
@Suite("Stability of screens that share a process")
@MainActor
struct StabilityCheckTests {
  private static let reason =
    "renders differently the second time: a value is random, or left behind by an earlier screen"

  /// Runs the screens in processes that remember what they rendered, as a static does, so that some screens change the
  /// text of another one.
  private func withScreens(
    _ culprits: Int..., changing screen: Int, startsProcesses: Bool = true,
    checksStability: Bool = true, _ body: (StudioRun, FakeRunner) async throws -> Void
  ) async throws {
    // The screens that a process rendered, that of the current job last.
    let rendered = Locked<[Int]>([])
    let runner = FakeRunner(
      StudioSnapshots.self, startsProcesses: startsProcesses,
      ending: { job in
        if let job = job as? PictureJob { rendered.withLock { $0.append(job.screen) } }
        return nil
      }, onStart: { rendered.withLock { $0 = [] } })
    let content = StudioSnapshots.front { _ in
      let screens = rendered.withLock { $0 }
      let isSold = culprits.contains(where: screens.contains) && screens.last == screen
      return ScreenContent(elements: [.text(isSold ? "sold" : "free")])
    }
    try await TemporaryGoldens.with { folder in
      var run = StudioRun(
        in: folder, "compact/welcome", "compact/home", "compact/room", runner: runner)
      run.request.checksStability = checksStability
      try await StudioSnapshots.$contents.withValue(content) { try await body(run, runner) }
    }
  }

  @Test(
    "A recording writes no text that an earlier screen changes, or with a stability check a later one",
    arguments: [(0, 1, false), (0, 2, false), (0, 1, true), (0, 2, true), (2, 1, true)])
  func record(culprit: Int, screen: Int, checksStability: Bool) async throws {
    try await withScreens(culprit, changing: screen, checksStability: checksStability) { run, _ in
      let record = try await run.record().0
      #expect(record.verification.counts == [.new: 2, .unstable: 1])
      #expect(record.conclusion == .incomplete)
      #expect(record.changed.count == 2)
      #expect(record.verification.notRendered.map(\.reason) == [Self.reason])
      let texts = culprit < screen ? ["sold", "free"] : ["free", "sold"]
      let lines = record.verification.notRendered.map { $0.diffLines.map { $0.filter(\.isLetter) } }
      #expect(lines == [texts])
    }
  }

  @Test("A stability check finds a text that a screen on each side changes")
  func bothSides() async throws {
    try await withScreens(0, 2, changing: 1) { run, runner in
      let report = try await run.report()
      #expect(report.counts == [.new: 2, .unstable: 1])
      // The declared order, the reversed order, and each screen that was the same alone.
      #expect(runner.renderedScreens == [[0, 1, 2], [2, 1, 0], [0], [1], [2]])
    }
  }

  @Test("One process finds texts that change after the first pass")
  func oneProcess() async throws {
    try await withScreens(2, changing: 1, startsProcesses: false, checksStability: false) {
      run, _ in
      let report = try await run.report()
      #expect(report.counts == [.new: 2, .unstable: 1])
    }
  }
}
