import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

/// The screens of the booth are 0 (`front`), 1 (`Inside it`) and 2 (`exit`).
@Suite("Stability of screens that share a process")
@MainActor
struct StabilityCheckTests {
  private static let reason =
    "renders differently the second time: a value is random, or left behind by an earlier screen"

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
      let run = BoothRun(in: folder, runner: processes, checksStability: checksStability)
      let record = try await run.record()
      #expect(record.verification.counts == [.new: 4, .unstable: 2])
      #expect(record.conclusion == .incomplete)
      #expect(record.changes.count == 4)
      #expect(record.unrecorded.map(\.reason) == [Self.reason, Self.reason])
      let texts = culprit < screen ? ["sold", "free"] : ["free", "sold"]
      let lines = ["-value: \(texts[0])", "+value: \(texts[1])"]
      #expect(record.unrecorded.map(\.diffLines) == [lines, lines])
    }
  }

  @Test("A golden that a screen changed when it was recorded fails the stability check")
  func recordedBefore() async throws {
    try await TemporaryGoldens.with { folder in
      let oneProcess = processes(0, changing: 1, startsProcesses: false)
      _ = try await BoothRun(in: folder, runner: oneProcess).record()
      let plain = BoothRun(in: folder, runner: processes(0, changing: 1))
      #expect(try await plain.pipeline.compare().conclusion == .matched)
      let check = BoothRun(in: folder, runner: processes(0, changing: 1), checksStability: true)
      let report = try await check.pipeline.compare()
      #expect(report.counts == [.matched: 4, .unstable: 2])
      #expect(report.differences.map(\.reason) == [Self.reason, Self.reason])
    }
  }

  @Test("A stability check finds a text that a screen on each side changes")
  func bothSides() async throws {
    try await TemporaryGoldens.with { folder in
      let runner = processes(0, 2, changing: 1)
      let run = BoothRun(in: folder, runner: runner, checksStability: true)
      let report = try await run.pipeline.compare()
      #expect(report.counts == [.new: 4, .unstable: 2])
      // The declared order, the reversed order, and each screen that was the same alone.
      #expect(runner.processes == [[0, 1, 2], [2, 1, 0], [0], [1], [2]])
    }
  }

  @Test("A comparison renders only the screens that differ again, in a process each")
  func confirmation() async throws {
    try await TemporaryGoldens.with { folder in
      let runner = processes(changing: 1)
      let report = try await BoothRun(in: folder, runner: runner).pipeline.compare()
      #expect(report.counts == [.new: 6])
      #expect(runner.processes == [[0, 1, 2], [2], [1], [0]])
      #expect(!report.isConfirmedInOneProcess)
    }
  }

  @Test("One process finds only texts that change after the first pass")
  func oneProcess() async throws {
    try await TemporaryGoldens.with { folder in
      let hidden = processes(0, changing: 1, startsProcesses: false)
      let run = BoothRun(in: folder, runner: hidden, checksStability: true)
      let report = try await run.pipeline.compare()
      #expect(report.counts == [.new: 6])
      #expect(report.isConfirmedInOneProcess)
      let visible = processes(2, changing: 1, startsProcesses: false)
      let other = try await BoothRun(in: folder, runner: visible).pipeline.compare()
      #expect(other.counts == [.new: 4, .unstable: 2])
    }
  }
}
