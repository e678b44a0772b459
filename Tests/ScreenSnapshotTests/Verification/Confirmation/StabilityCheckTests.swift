import Testing

@testable import ScreenSnapshot

/// The screens of the booth are 0 (`front`), 1 (`Inside it`) and 2 (`exit`).
@Suite("Stability of screens that share a process")
@MainActor
struct StabilityCheckTests {
  private static func leftover(_ culprit: String) -> String {
    """
    renders differently after '\(culprit)' in one process, at value: free ≠ sold; '\(culprit)' \
    leaves something behind in the process (a static, a singleton); reset it in makeNavigator()
    """
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
    "A recording writes no text that another screen changes, before or after it",
    arguments: [(0, 1, "front"), (0, 2, "front"), (2, 1, "exit")], [false, true])
  func record(_ case: (culprit: Int, screen: Int, name: String), checksStability: Bool) async throws
  {
    try await TemporaryGoldens.with { folder in
      let processes = processes(`case`.culprit, changing: `case`.screen)
      let run = BoothRun(in: folder, runner: processes, checksStability: checksStability)
      let (record, changes) = try await run.record()
      #expect(record.verification.counts == [.new: 4, .unstable: 2])
      #expect(record.conclusion == .incomplete)
      #expect(changes.count == 4)
      #expect(
        record.unrecorded.map(\.reason)
          == Array(repeating: Self.leftover(`case`.name), count: 2))
    }
  }

  @Test("A golden that a screen changed when it was recorded fails the stability check")
  func recordedBefore() async throws {
    try await TemporaryGoldens.with { folder in
      let oneProcess = processes(0, changing: 1, startsProcesses: false)
      _ = try await BoothRun(in: folder, runner: oneProcess).record()
      let plain = BoothRun(in: folder, runner: processes(0, changing: 1))
      #expect(try await plain.pipeline.compare().report.conclusion == .matched)
      let check = BoothRun(in: folder, runner: processes(0, changing: 1), checksStability: true)
      let report = try await check.pipeline.compare().report
      #expect(report.counts == [.matched: 4, .unstable: 2])
      let reasons = report.differences.map(\.reason)
      #expect(reasons == Array(repeating: Self.leftover("front"), count: 2))
    }
  }

  @Test("A stability check finds a text that a screen on each side changes")
  func bothSides() async throws {
    try await TemporaryGoldens.with { folder in
      let runner = processes(0, 2, changing: 1)
      let run = BoothRun(in: folder, runner: runner, checksStability: true)
      let report = try await run.pipeline.compare().report
      #expect(report.counts == [.new: 4, .unstable: 2])
      #expect(report.differences.compactMap(\.reason).contains(Self.leftover("front")))
      // The declared order, the reversed order, and each screen that was the same alone.
      #expect(runner.processes.prefix(5) == [[0, 1, 2], [2, 1, 0], [0], [1], [2]])
    }
  }

  @Test("A comparison renders only the screens that differ again, in the reversed order")
  func confirmation() async throws {
    try await TemporaryGoldens.with { folder in
      let runner = processes(changing: 1)
      let report = try await BoothRun(in: folder, runner: runner).pipeline.compare().report
      #expect(report.counts == [.new: 6])
      #expect(runner.processes == [[0, 1, 2], [2, 1, 0]])
      #expect(!report.isConfirmedInOneProcess)
    }
  }

  @Test("One process finds only texts that change after the first pass")
  func oneProcess() async throws {
    try await TemporaryGoldens.with { folder in
      let hidden = processes(0, changing: 1, startsProcesses: false)
      let run = BoothRun(in: folder, runner: hidden, checksStability: true)
      let report = try await run.pipeline.compare().report
      #expect(report.counts == [.new: 6])
      #expect(report.isConfirmedInOneProcess)
      let visible = processes(2, changing: 1, startsProcesses: false)
      let other = try await BoothRun(in: folder, runner: visible).pipeline.compare().report
      #expect(other.counts == [.new: 4, .unstable: 2])
      #expect(
        other.differences.compactMap(\.reason).filter { $0.hasPrefix("renders") }
          == Array(
            repeating: """
              renders differently in another order, at value: free ≠ sold; render the screens in \
              worker processes to find the cause
              """, count: 2))
    }
  }
}
