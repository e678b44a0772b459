import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSystem

@Suite("WorkerPool")
@MainActor
struct WorkerPoolTests {
  private let workers = FakeWorkers()

  private func pool(_ launcher: WorkerLauncher, jobs: Int) -> WorkerPool {
    WorkerPool(
      screens: (1...200).map { "house\($0)" }, launcher: launcher, jobs: jobs)
  }

  private func render(
    _ launcher: WorkerLauncher, jobs: Int = 2
  ) async throws -> (positions: [Int], end: RunCompletion) {
    let pool = pool(launcher, jobs: jobs)
    var positions: [Int] = []
    let end = try await pool.run([PictureJob].screens(200)) { position, _ in
      positions.append(position)
    }
    return (positions, end)
  }

  @Test("The outcomes of several workers arrive in the order of the screens")
  func order() async throws {
    let (positions, end) = try await render(workers.launcher())
    #expect(positions == Array(0..<200))
    #expect(end.isComplete)
    #expect(end.problems == [])
  }

  @Test(
    "Controls, journeys and parts of an audit justify more workers than pictures; jobs limit all",
    arguments: [
      (tasks: 0, jobs: 16, pictures: 0, others: 0), (1, 16, 1, 1), (8, 16, 1, 1), (9, 16, 1, 2),
      (20, 16, 1, 3), (20, 2, 1, 2), (1000, 16, 16, 16), (1000, 32, 16, 32),
    ])
  func workerCount(tasks: Int, jobs: Int, pictures: Int, others: Int) {
    let pool = pool(workers.launcher(), jobs: jobs)
    #expect(pool.workerCount(for: [PictureJob].screens(tasks)) == pictures)
    #expect(pool.workerCount(for: (0..<tasks).map { ControlsJob(screen: $0) }) == others)
  }

  @Test("An interrupt leaves screens out and keeps the order")
  func interrupt() async throws {
    let launcher = workers.launcher { [signals = workers.signals] _, index in
      if index == 150 { signals.receive() }
      return .rendered
    }
    let (positions, end) = try await render(launcher)
    #expect(positions == positions.sorted())
    #expect(!positions.contains(150))
    #expect(!end.isComplete)
  }

  @Test("A first worker that cannot be started ends the run")
  func noWorker() async {
    let error = WorkerError.launchFailed(executable: "/fake", reason: "No such file or directory")
    await #expect(throws: error) { try await render(workers.launcher(maximum: 0), jobs: 1) }
    #expect(workers.log == ["1: failed"])
  }

  @Test("Each share of the screens renders in a worker of its own")
  func shares() async throws {
    let launcher = workers.launcher { worker, index in
      (worker, index) == (2, 3) ? .crash : .rendered
    }
    let pool = pool(launcher, jobs: 1)
    let tasks = [PictureJob].screens(6)
    var positions: [Int] = []
    let end = try await pool.run(tasks, in: 3) { position, _ in positions.append(position) }
    #expect(positions == [0, 1, 2, 3, 4, 5])
    #expect(end.isComplete)
    #expect(
      workers.log == [
        "1: 0 1", "1: terminated", "2: 2 3", "2: terminated", "3: traces", "3: 3, quiet",
        "3: terminated", "4: 4 5", "4: terminated",
      ])
    #expect(pool.startsProcesses)
  }
}
