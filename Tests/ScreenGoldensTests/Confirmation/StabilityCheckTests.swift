import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

/// The screens of the studio are 0 (`welcome`), 1 (`home`) and 2 (`room`).
@Suite("Stability of screens that share a process")
@MainActor
struct StabilityCheckTests {
  private static let reason =
    "renders differently the second time: a value is random, or left behind by an earlier screen"

  private func run(
    in folder: TemporaryGoldens, _ processes: FakeProcesses, checksStability: Bool = true
  ) -> StudioRun {
    var run = StudioRun(
      in: folder, "compact/welcome", "compact/home", "compact/room", runner: processes)
    run.request.checksStability = checksStability
    return run
  }

  /// Processes in which screens change the text of another one.
  private func processes(
    _ culprits: Int..., changing screen: Int, startsProcesses: Bool = true
  ) -> FakeProcesses {
    FakeProcesses(startsProcesses: startsProcesses) { index, earlier in
      index == screen && !culprits.allSatisfy { !earlier.contains($0) } ? "sold" : "free"
    }
  }

  @Test(
    "A recording writes no text that an earlier screen changes, or with a stability check a later one",
    arguments: [(0, 1, false), (0, 2, false), (0, 1, true), (0, 2, true), (2, 1, true)])
  func record(culprit: Int, screen: Int, checksStability: Bool) async throws {
    try await TemporaryGoldens.with { folder in
      let processes = processes(culprit, changing: screen)
      let record = try await run(in: folder, processes, checksStability: checksStability)
        .record().0
      #expect(record.verification.counts == [.new: 2, .unstable: 1])
      #expect(record.conclusion == .incomplete)
      #expect(record.changed.count == 2)
      #expect(record.verification.notRendered.map(\.reason) == [Self.reason])
      let texts = culprit < screen ? ["sold", "free"] : ["free", "sold"]
      let lines = ["-value: \(texts[0])", "+value: \(texts[1])"]
      #expect(record.verification.notRendered.map(\.diffLines) == [lines])
    }
  }

  @Test("A stability check finds a text that a screen on each side changes")
  func bothSides() async throws {
    try await TemporaryGoldens.with { folder in
      let runner = processes(0, 2, changing: 1)
      let report = try await run(in: folder, runner).report()
      #expect(report.counts == [.new: 2, .unstable: 1])
      // The declared order, the reversed order, and each screen that was the same alone.
      #expect(runner.processes == [[0, 1, 2], [2, 1, 0], [0], [1], [2]])
    }
  }

  @Test("One process finds texts that change after the first pass")
  func oneProcess() async throws {
    try await TemporaryGoldens.with { folder in
      let processes = processes(2, changing: 1, startsProcesses: false)
      let report = try await run(in: folder, processes, checksStability: false).report()
      #expect(report.counts == [.new: 2, .unstable: 1])
    }
  }
}
