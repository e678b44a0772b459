import Foundation
import ScreenSystem

/// Runs jobs of a queue in one worker after the other, on one thread.
final class WorkerLoop<J: Job> {
  private let jobs: [J]
  private let options: RenderOptions
  private let queue: JobQueue
  private let launcher: WorkerLauncher
  private let timeout: Duration
  private let signals: SignalMonitor
  private let onUpdate: @Sendable (WorkerUpdate<J.Result>) -> Void

  private var worker: RunningWorker?
  private var hasStarted = false
  private var remaining: Range<Int> = 0..<0
  private var update = WorkerUpdate<J.Result>()
  private var lastUpdate = ContinuousClock.now

  /// Creates a loop that has no worker yet.
  ///
  /// - Parameters:
  ///   - jobs: All jobs of the run.
  ///   - options: What their results have.
  ///   - queue: The positions of the jobs to run.
  ///   - launcher: Starts workers.
  ///   - timeout: The time limit for one job, or for one of its steps.
  ///   - signals: Ends the loop when the user interrupts the run.
  ///   - onUpdate: Receives the progress.
  init(
    jobs: [J], options: RenderOptions = RenderOptions(), queue: JobQueue, launcher: WorkerLauncher,
    timeout: Duration,
    signals: SignalMonitor,
    onUpdate: @escaping @Sendable (WorkerUpdate<J.Result>) -> Void
  ) {
    self.jobs = jobs
    self.options = options
    self.queue = queue
    self.launcher = launcher
    self.timeout = timeout
    self.signals = signals
    self.onUpdate = onUpdate
  }

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
        while !remaining.isEmpty, !signals.isInterrupted { finish(.failed(failure)) }
      }
      if queue.isolatesBatches { endWorker() }
    }
  }

  private func takeBatch() -> Bool {
    if signals.isInterrupted { return false }
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
  var unattributedCrashes: [(position: Int, crash: JobCrash)] = []

  var isEmpty: Bool { outcomes.isEmpty && unattributedCrashes.isEmpty }
}

// MARK: - Jobs

extension WorkerLoop {
  /// Runs the remaining jobs, in as many workers as necessary.
  private func runRemaining() throws(WorkerError) {
    while !remaining.isEmpty, !signals.isInterrupted {
      let worker = try currentWorker()
      let batch = remaining.prefix(JobQueue.maximumBatch)
      send(batch, to: worker, forwardsErrors: !J.reportsCrashes)
      try receiveOutcomes(of: batch, from: worker)
    }
  }

  private func send(_ batch: Range<Int>, to worker: RunningWorker, forwardsErrors: Bool) {
    let request = WorkerRequest(jobs: Array(jobs[batch]), options: options)
    worker.connection.send(request, forwardsErrors: forwardsErrors)
  }

  /// Receives outcomes until all jobs of a request have ended or the worker is lost.
  private func receiveOutcomes(
    of batch: Range<Int>, from worker: RunningWorker
  ) throws(WorkerError) {
    for position in batch {
      let attempt = outcome(at: position - batch.lowerBound, from: worker)
      if signals.isInterrupted { return endWorker() }
      switch attempt {
      case .ended(let outcome): finish(outcome)
      case .lost(let failure):
        endWorker()
        let outcome = try outcome(ofRepeating: position, after: failure)
        // A worker that an interrupt ended gives no information about the job.
        return signals.isInterrupted ? () : finish(outcome)
      }
    }
  }

  private func outcome(
    at position: Int, from worker: RunningWorker
  ) -> RunningWorker.Attempt<J.Result> {
    worker.outcome(of: J.self, at: position, within: timeout, beforeWaiting: flushIfDue)
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
    let attempt = outcome(at: 0, from: worker)
    switch attempt {
    case .ended(let outcome):
      if traces { endWorker() }
      if case .crashed(let crash) = failure { update.unattributedCrashes.append((position, crash)) }
      return outcome
    case .lost(let outcome):
      endWorker()
      return outcome
    }
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
