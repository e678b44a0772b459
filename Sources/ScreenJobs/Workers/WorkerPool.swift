import Dispatch
import Foundation
import ScreenSystem
import ScreenText

/// Runs jobs in worker processes.
///
/// If a job traps, hangs or exits, it is repeated alone in a new worker, and only that job fails.
@MainActor
package struct WorkerPool: JobRunner {
  /// The names of all screens.
  let screens: [String]
  let launcher: WorkerLauncher

  /// The maximum number of workers.
  let jobs: Int

  package init(screens: [String], launcher: WorkerLauncher, jobs: Int) {
    self.screens = screens
    self.launcher = launcher
    self.jobs = jobs
  }

  package var startsProcesses: Bool { true }

  package func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let workers = processes.map { min(self.jobs, $0) } ?? workerCount(for: jobs)
    let queue = JobQueue(
      count: jobs.count, workers: workers, processes: processes,
      startsWithLast: J.startsWithLast && workers > 1)
    let updates = updates(jobs, options, from: queue, workers: workers)
    return try await receive(updates, of: jobs, onOutcome)
  }

  /// The number of workers that share jobs.
  func workerCount<J: Job>(for jobs: [J]) -> Int {
    min(self.jobs, (jobs.count + J.jobsPerProcess - 1) / J.jobsPerProcess)
  }

  /// Passes on the outcomes in the order of the jobs.
  private func receive<J: Job>(
    _ updates: AsyncThrowingStream<WorkerUpdate<J.Result>, any Error>, of jobs: [J],
    _ onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    var end = RunCompletion()
    var waiting = [JobOutcome<J.Result>?](repeating: nil, count: jobs.count)
    var next = 0
    for try await update in updates {
      end.problems += update.unattributedCrashes.map {
        unattributedCrashMessage($0.reason, during: jobs[$0.position])
      }
      for (position, outcome) in update.outcomes { waiting[position] = outcome }
      while next < jobs.count, let outcome = waiting[next].take() {
        onOutcome(next, outcome)
        next += 1
      }
    }
    // An interrupt may leave gaps.
    for (position, outcome) in waiting.enumerated() {
      if let outcome { onOutcome(position, outcome) }
    }
    end.isComplete = !launcher.signals.isInterrupted && next == jobs.count
    return end
  }

  private func unattributedCrashMessage(_ reason: String, during job: some Job) -> String {
    """
    a worker crashed while \(TextColumns.visible(job.work(among: screens))), but not when it \
    repeated that alone: \(reason); check the screens before it for work that they leave running
    """
  }

  /// Starts one thread for each worker.
  private func updates<J: Job>(
    _ jobs: [J], _ options: RenderOptions, from queue: JobQueue, workers: Int
  ) -> AsyncThrowingStream<WorkerUpdate<J.Result>, any Error> {
    AsyncThrowingStream { continuation in
      let group = DispatchGroup()
      for _ in 0..<workers {
        group.enter()
        Thread.detachNewThread { @Sendable in
          let loop = WorkerLoop(
            jobs: jobs, options: options, queue: queue, launcher: launcher,
            onUpdate: { continuation.yield($0) })
          do {
            try loop.run()
          } catch {
            queue.cancel()
            // An interrupt also ends a worker that is starting.
            if !launcher.signals.isInterrupted { continuation.finish(throwing: error) }
          }
          group.leave()
        }
      }
      // A closure that inherits the main actor traps on any other queue on Apple platforms (SE-0423).
      group.notify(queue: .global()) { @Sendable in continuation.finish() }
    }
  }
}
