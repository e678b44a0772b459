import Foundation
import ScreenSystem

/// Runs jobs of a queue in one worker after the other, on one thread.
final class WorkerLoop<J: Job> {
  private let jobs: [J]
  private let options: RenderOptions
  private let queue: JobQueue
  private let launcher: WorkerLauncher
  private let onUpdate: @Sendable (WorkerUpdate<J.Result>) -> Void

  private var worker: RunningWorker?
  private var hasStarted = false
  private var remaining: Range<Int> = 0..<0
  private var update = WorkerUpdate<J.Result>()
  private var lastUpdate = ContinuousClock.now

  /// Creates a loop over the jobs at the positions of a queue, which has no worker yet.
  ///
  /// The signals of the launcher end it.
  init(
    jobs: [J], options: RenderOptions = RenderOptions(), queue: JobQueue, launcher: WorkerLauncher,
    onUpdate: @escaping @Sendable (WorkerUpdate<J.Result>) -> Void
  ) {
    self.jobs = jobs
    self.options = options
    self.queue = queue
    self.launcher = launcher
    self.onUpdate = onUpdate
  }

  private var isInterrupted: Bool { launcher.signals.isInterrupted }

  /// Runs jobs until the queue is empty or the user interrupts the run.
  ///
  /// A worker that cannot be started after an earlier one costs the batch, not the run.
  ///
  /// - Throws: ``WorkerError`` if the first worker cannot be started.
  func run() throws(WorkerError) {
    defer {
      endWorker()
      flush()
    }
    while takeBatch() {
      do throws(WorkerError) {
        try runRemaining()
      } catch {
        guard hasStarted else { throw error }
        let failure = JobFailure(reason: error.firstLine)
        while !remaining.isEmpty, !isInterrupted { finish(.failed(failure)) }
      }
      if queue.isolatesBatches { endWorker() }
    }
  }

  private func takeBatch() -> Bool {
    if isInterrupted { return false }
    remaining = queue.nextBatch()
    return !remaining.isEmpty
  }

  /// Adds the outcome of the first remaining job.
  private func finish(_ outcome: JobOutcome<J.Result>) {
    update.outcomes.append((remaining.lowerBound, outcome))
    remaining = remaining.dropFirst()
  }

  private func flush() {
    if !update.isEmpty { onUpdate(update) }
    update = WorkerUpdate()
    lastUpdate = .now
  }

  /// Passes the progress on, but not more often than a person sees.
  private func flushIfDue() {
    if lastUpdate.duration(to: .now) > .milliseconds(20) { flush() }
  }
}

/// The progress of one thread since its last update.
struct WorkerUpdate<Result: Sendable>: Sendable {
  /// The outcomes by the positions of their jobs.
  var outcomes: [(position: Int, outcome: JobOutcome<Result>)] = []

  /// Crashes during jobs that end without a crash on their own, by the positions of the jobs.
  var unattributedCrashes: [(position: Int, reason: String)] = []

  var isEmpty: Bool { outcomes.isEmpty && unattributedCrashes.isEmpty }
}

// MARK: - Jobs

extension WorkerLoop {
  /// Runs the remaining jobs, in as many workers as necessary.
  private func runRemaining() throws(WorkerError) {
    while !remaining.isEmpty, !isInterrupted {
      let worker = try currentWorker()
      let batch = remaining.prefix(JobQueue.maximumBatch)
      send(batch, to: worker, forwardsErrors: !J.reportsCrashes)
      try receiveOutcomes(of: batch, from: worker)
    }
  }

  private func send(_ batch: Range<Int>, to worker: RunningWorker, forwardsErrors: Bool) {
    let request = WorkerRequest(jobs: jobs[batch], options: options)
    worker.connection.send(request, forwardsErrors: forwardsErrors)
  }

  /// Receives outcomes until all jobs of a request have ended or the worker is lost.
  private func receiveOutcomes(
    of batch: Range<Int>, from worker: RunningWorker
  ) throws(WorkerError) {
    for position in batch {
      var outcome = worker.nextOutcome(of: J.self, beforeWaiting: flushIfDue)
      let isLost = outcome.endsProcess
      if isLost || isInterrupted { endWorker() }
      if isLost, !isInterrupted {
        outcome = try self.outcome(ofRepeating: position, after: outcome)
      }
      // A worker that an interrupt ended gives no information about the job.
      if isInterrupted { return }
      finish(outcome)
      if isLost { return }
    }
  }

  /// Repeats a job alone in a new worker: an earlier job may have ended the first one.
  ///
  /// The second outcome counts. A crash that does not repeat is a problem of the run.
  private func outcome(
    ofRepeating position: Int, after failure: JobOutcome<J.Result>
  ) throws(WorkerError) -> JobOutcome<J.Result> {
    let traces = traces(failure)
    let worker = try launcher.launch(tracing: traces)
    self.worker = worker
    // The first attempt has printed its standard error.
    send(position..<position + 1, to: worker, forwardsErrors: false)
    let outcome = worker.nextOutcome(of: J.self, beforeWaiting: flushIfDue)
    if traces || outcome.endsProcess { endWorker() }
    if !outcome.endsProcess, case .crashed = failure, let reason = failure.failureReason {
      update.unattributedCrashes.append((position, reason))
    }
    return outcome
  }

  private func traces(_ outcome: JobOutcome<J.Result>) -> Bool {
    if case .crashed(let crash) = outcome { launcher.traces(crash) } else { false }
  }

  private func currentWorker() throws(WorkerError) -> RunningWorker {
    if let worker { return worker }
    let worker = try launcher.launch()
    self.worker = worker
    hasStarted = true
    return worker
  }

  private func endWorker() {
    worker?.terminate()
    worker = nil
  }
}
