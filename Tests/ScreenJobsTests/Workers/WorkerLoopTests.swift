import ScreenContents
import Testing

@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSystem

@Suite("WorkerLoop")
struct WorkerLoopTests {
  private let workers = FakeWorkers()

  /// The updates of a loop over jobs in one batch.
  private func updates<J: Job>(
    _ launcher: WorkerLauncher, jobs: [J]
  ) throws -> [WorkerUpdate<J.Result>] {
    let updates = Locked<[WorkerUpdate<J.Result>]>([])
    let loop = WorkerLoop(
      jobs: jobs, queue: JobQueue(count: jobs.count, workers: 1, processes: 1), launcher: launcher,
      onUpdate: { update in updates.withLock { $0.append(update) } })
    try loop.run()
    return updates.withLock { $0 }
  }

  private func updates(
    _ launcher: WorkerLauncher, screens: Int = 3
  ) throws -> [WorkerUpdate<RenderedScreen>] {
    try updates(launcher, jobs: .screens(screens))
  }

  private static func outcomes<Result>(_ updates: [WorkerUpdate<Result>]) -> [String] {
    updates.flatMap(\.outcomes).map { "\($0.position) \($0.outcome.failureReason ?? "rendered")" }
  }

  /// What a worker does, and what follows from it.
  struct Repetition: Sendable {
    let script: FakeWorkers.Script
    let outcomes: [String]
    var unattributed: [Int] = []
    let log: [String]
  }

  private static let repetitions = [
    // The first screen of a worker.
    Repetition(
      script: { _, index in index == 0 ? .crash : .rendered },
      outcomes: ["0 SIGILL", "1 rendered", "2 rendered"],
      log: ["1: terminated", "2: traces", "2: 0, quiet", "2: terminated", "3: 1 2"]),
    Repetition(
      script: { _, index in index == 1 ? .crash : .rendered },
      outcomes: ["0 rendered", "1 SIGILL", "2 rendered"],
      log: ["1: terminated", "2: traces", "2: 1, quiet", "2: terminated", "3: 2"]),
    Repetition(
      script: { worker, index in (worker, index) == (1, 1) ? .crash : .rendered },
      outcomes: ["0 rendered", "1 rendered", "2 rendered"], unattributed: [1],
      log: ["1: terminated", "2: traces", "2: 1, quiet", "2: terminated", "3: 2"]),
    // A worker goes on if its screen renders the second time.
    Repetition(
      script: { worker, index in (worker, index) == (1, 1) ? .timedOut : .rendered },
      outcomes: ["0 rendered", "1 rendered", "2 rendered"],
      log: ["1: terminated", "2: 1, quiet", "2: 2"]),
    Repetition(
      script: { _, index in index == 0 ? .timedOut : .rendered },
      outcomes: ["0 took longer than 2 s; increase --timeout", "1 rendered", "2 rendered"],
      log: ["1: terminated", "2: 0, quiet", "2: terminated", "3: 1 2"]),
  ]

  @Test(
    "A screen that crashes or times out is repeated alone, and the second time counts",
    arguments: repetitions)
  func repeats(repetition: Repetition) throws {
    let updates = try updates(workers.launcher(repetition.script))
    #expect(Self.outcomes(updates) == repetition.outcomes)
    #expect(updates.flatMap(\.unattributedCrashes).map(\.position) == repetition.unattributed)
    #expect(workers.log.dropLast() == ["1: 0 1 2"] + repetition.log)
    #expect(workers.log.last?.hasSuffix(": terminated") == true)
  }

  @Test("Only the first crashes of a run are traced")
  func traces() throws {
    let updates = try updates(workers.launcher { _, _ in .crash }, screens: 20)
    #expect(Self.outcomes(updates) == (0..<20).map { "\($0) SIGILL" })
    #expect(workers.log.count { $0.hasSuffix("traces") } == CrashTrace.maximumCount)
  }

  @Test("A job whose crashes the report has prints nothing to standard error")
  func quietJob() throws {
    let updates = try updates(
      workers.launcher { _, _ in .crash }, jobs: [DialogsJob(screens: [])])
    #expect(Self.outcomes(updates) == ["0 SIGILL"])
    #expect(
      workers.log == ["1: 0, quiet", "1: terminated", "2: traces", "2: 0, quiet", "2: terminated"])
  }

  @Test("A crash and a time-out name the step that had begun")
  func steps() throws {
    let launcher = workers.launcher(
      { _, index in [.crash, .timedOut, .rendered][index] },
      steps: [.named("regular layout"), .steps([.back, .relaunch], on: "home")])
    #expect(
      Self.outcomes(try updates(launcher)) == [
        "0 home, back, relaunch: SIGILL",
        "1 home, back, relaunch: took longer than 2 s; increase --timeout", "2 rendered",
      ])
  }

  @Test(
    "A message without bytes is the usual result of the next job, which not each kind of job has")
  func usualResult() throws {
    let updates = try updates(
      workers.launcher { _, index in index == 1 ? .matched : .rendered })
    #expect(
      updates.flatMap(\.outcomes).map { $0.outcome.result } == [
        RenderedScreen(), .matched, RenderedScreen(),
      ])
    let others = try self.updates(
      workers.launcher { _, _ in .matched }, jobs: [ControlsJob(screen: 0)])
    #expect(Self.outcomes(others) == ["0 the app wrote to a file descriptor that it did not open"])
  }

  @Test(
    "A message that is not an outcome of a running process counts as a crash",
    arguments: [FakeWorkers.Event.malformed, .ended])
  func malformed(event: FakeWorkers.Event) throws {
    let updates = try updates(workers.launcher { _, _ in event }, screens: 1)
    #expect(Self.outcomes(updates) == ["0 the app wrote to a file descriptor that it did not open"])
  }

  @Test("An interrupt ends the worker and discards the current screen")
  func interrupt() throws {
    let updates = try updates(
      workers.launcher { [signals = workers.signals] _, index in
        if index == 1 { signals.receive() }
        return index == 1 ? .crash : .rendered
      })
    #expect(Self.outcomes(updates) == ["0 rendered"])
    #expect(workers.log == ["1: 0 1 2", "1: terminated"])
  }

  @Test("A later worker that cannot be started costs the rest of its batch")
  func noLaterWorker() throws {
    let updates = try updates(
      workers.launcher(maximum: 1) { _, index in index == 1 ? .crash : .rendered })
    let outcomes = Self.outcomes(updates)
    #expect(outcomes.map { $0.prefix(1) } == ["0", "1", "2"])
    #expect(outcomes.first == "0 rendered")
    #expect(
      outcomes.dropFirst().allSatisfy { $0.contains("No such file or directory") }, "\(outcomes)")
  }
}
