import Dispatch
import Foundation
import ScreenSnapshot

/// Shows screens in worker processes: one that traps, hangs or exits costs its own verdict, and the
/// others go on in a new worker.
@MainActor
struct WorkerPool: ScreenRunner {
  /// The screens' raw values, in declared order.
  let screens: [String]

  /// Starts the processes.
  let starter: WorkerLauncher

  /// How many workers there are at most.
  let jobs: Int

  /// How long one screen may take.
  let timeout: Duration

  let interruption: SignalMonitor

  /// Fewer screens than this are not worth another worker.
  private static let screensPerWorker = 64

  func show(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    done: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    let count = min(jobs, (tasks.count + Self.screensPerWorker - 1) / Self.screensPerWorker)
    let queue = RenderQueue(tasks, workers: count)
    var end = RunCompletion()
    var waiting: [Int: ScreenOutcome] = [:]
    var next = 0
    for try await news in news(from: queue, purpose, count) {
      end.problems += news.unattributedCrashes.map { words(on: $0.crash, screens[$0.screen]) }
      end.problems += news.runningProcesses.map(Self.problem(ofRunning:))
      for (position, outcome) in news.outcomes { waiting[position] = outcome }
      while let outcome = waiting.removeValue(forKey: next) {
        done(next, outcome)
        next += 1
      }
    }
    // After an interrupt there may be gaps.
    for (position, outcome) in waiting.sorted(by: { $0.key < $1.key }) { done(position, outcome) }
    end.isWhole = !interruption.isRaised && next == tasks.count
    return end
  }

  /// That a worker ended while it showed a screen that does not end one alone.
  private func words(on crash: ScreenCrash, _ screen: String) -> String {
    """
    a worker ended while it showed \(TextColumns.visible(screen)), which does not end one by itself: \
    \(crash.reason); look for what the screens before it leave running
    """
  }

  private static func problem(ofRunning process: Int32) -> String {
    """
    worker process \(process) still runs: it ignores that its input is closed, and no signal reaches \
    it; end it with 'kill -9 \(process)'
    """
  }

  /// Starts the threads that ask workers.
  private func news(
    from queue: RenderQueue, _ purpose: RenderPurpose, _ count: Int
  ) -> AsyncThrowingStream<WorkerUpdate, any Error> {
    AsyncThrowingStream { continuation in
      let group = DispatchGroup()
      for _ in 0..<count {
        group.enter()
        Thread.detachNewThread { @Sendable in
          let thread = WorkerLoop(
            queue: queue, purpose: purpose, starter: starter, timeout: timeout,
            interruption: interruption, tell: { continuation.yield($0) })
          do {
            try thread.run()
          } catch {
            queue.stop()
            // A worker that is being started ends by an interrupt, too.
            if !interruption.isRaised { continuation.finish(throwing: error) }
          }
          group.leave()
        }
      }
      // A closure that inherits the main actor traps on any other queue on Apple platforms (SE-0423).
      group.notify(queue: .global()) { @Sendable in continuation.finish() }
    }
  }
}

/// What a thread has to tell.
struct WorkerUpdate: Sendable {
  /// What became of screens, by the positions of their tasks.
  var outcomes: [(position: Int, outcome: ScreenOutcome)] = []

  /// The screens that workers ended with which do not end one by themselves, by their positions in the
  /// manifest.
  var unattributedCrashes: [(screen: Int, crash: ScreenCrash)] = []

  /// The identifiers of workers that could not be ended.
  var runningProcesses: [Int32] = []

  var isEmpty: Bool { outcomes.isEmpty && unattributedCrashes.isEmpty && runningProcesses.isEmpty }
}
