import Foundation
import ScreenSnapshot

/// Renders screens and journeys of a queue in one worker after the other, on one thread.
final class WorkerLoop {
  private let queue: RenderQueue
  private let purpose: RenderPurpose
  private let launcher: WorkerLauncher
  private let timeout: Duration
  private let isolatesBatches: Bool
  private let signals: SignalMonitor
  private let onUpdate: @Sendable (WorkerUpdate) -> Void

  private var worker: RunningWorker?
  /// The screens that the worker rendered.
  private var history = ProcessHistory()
  private var remaining: ArraySlice<RenderTask> = []
  private var update = WorkerUpdate()

  /// Creates a loop that has no worker yet.
  ///
  /// - Parameters:
  ///   - queue: The screens.
  ///   - purpose: The results to keep.
  ///   - launcher: Starts workers.
  ///   - timeout: The time limit for one screen, or for one of its steps.
  ///   - isolatesBatches: Whether each batch of the queue starts with a new worker.
  ///   - signals: Ends the loop when the user interrupts the run.
  ///   - onUpdate: Receives the progress.
  init(
    queue: RenderQueue, purpose: RenderPurpose, launcher: WorkerLauncher, timeout: Duration,
    isolatesBatches: Bool = false, signals: SignalMonitor,
    onUpdate: @escaping @Sendable (WorkerUpdate) -> Void
  ) {
    self.queue = queue
    self.purpose = purpose
    self.launcher = launcher
    self.timeout = timeout
    self.isolatesBatches = isolatesBatches
    self.signals = signals
    self.onUpdate = onUpdate
  }

  /// Renders screens until the queue is empty or the user interrupts the run.
  ///
  /// - Throws: ``WorkerError`` if no worker was ever ready. If one was, the other threads continue
  ///   with the screens of this one. The last thread reports the remaining screens as failed.
  func run() throws(WorkerError) {
    defer {
      endWorker()
      flush()
    }
    do {
      repeat {
        while takeBatch() {
          try renderRemaining()
          if isolatesBatches { endWorker() }
        }
      } while !signals.isInterrupted && !queue.retireThread(unlessTasksReturned: true)
    } catch {
      if signals.isInterrupted {
        if case .stillRunning(let process, _) = error { update.runningProcesses.append(process) }
        return
      }
      guard launcher.hasSucceeded else { throw error }
      queue.returnTasks(remaining)
      remaining = []
      guard queue.retireThread(unlessTasksReturned: false), queue.hasNoThreads else { return }
      while takeBatch() { failRemaining(error.firstLine) }
    }
  }

  private func takeBatch() -> Bool {
    if signals.isInterrupted { return false }
    remaining = queue.nextBatch()
    return !remaining.isEmpty
  }

  private func failRemaining(_ reason: String) {
    while !remaining.isEmpty { finish(.failed(reason: reason)) }
    flush()
  }

  /// Adds the outcome of the first remaining screen.
  private func finish(_ outcome: ScreenOutcome) {
    update.outcomes.append((remaining.startIndex, outcome))
    remaining = remaining.dropFirst()
  }

  private func flush() {
    if !update.isEmpty { onUpdate(update) }
    update = WorkerUpdate()
  }
}

// MARK: - Screens

extension WorkerLoop {
  /// Renders the remaining screens, in as many workers as necessary.
  private func renderRemaining() throws(WorkerError) {
    while !remaining.isEmpty, !signals.isInterrupted {
      let worker = try currentWorker()
      let tasks = remaining.prefix(RenderQueue.maximumBatch)
      // An audit operates the app many times over, and reports the crashes that it expects.
      worker.connection.send(
        WorkerRequest(Array(tasks), for: purpose),
        forwardsErrors: !tasks.contains { $0.isAudit })
      try receiveOutcomes(of: tasks, from: worker)
    }
  }

  /// Receives outcomes until all screens of a request are rendered or the worker is lost.
  private func receiveOutcomes(
    of tasks: ArraySlice<RenderTask>, from worker: RunningWorker
  ) throws(WorkerError) {
    for task in tasks {
      let attempt = outcome(of: task, from: worker)
      if signals.isInterrupted { return endWorker() }
      switch attempt {
      case .completed(let outcome):
        history.append(remaining.startIndex)
        finish(outcome)
      case .failed(let outcome):
        endWorker()
        let finalOutcome = worker.hasRenderedNothing ? outcome : try retry(task, after: outcome)
        // A worker that an interrupt ended gives no information about the screen.
        return signals.isInterrupted ? () : finish(finalOutcome)
      }
      worker.hasRenderedNothing = false
    }
  }

  /// The result of rendering a screen once.
  private enum Attempt {
    case completed(ScreenOutcome)
    /// The worker has exited, or has to be ended.
    case failed(ScreenOutcome)
  }

  /// Waits for the outcome of a task; each of its steps has the whole time limit.
  private func outcome(of task: RenderTask, from worker: RunningWorker) -> Attempt {
    var step: String?
    while true {
      switch worker.connection.nextEvent(timeout: timeout, beforeWaiting: flush) {
      case .response(.began(let next)): step = next
      case .response(.outcome(let outcome, of: task.number)): return .completed(outcome)
      case .exited(let crash): return .failed(.crashed(crash.during(step)))
      case .timedOut: return .failed(.timedOut(after: timeout, during: step))
      case .response:
        let cause = "the worker sent a response for another screen"
        return .failed(.crashed(ScreenCrash(signal: nil, cause: cause)))
      }
    }
  }

  /// Renders a screen alone in a new worker: an earlier screen may have caused the first failure.
  private func retry(
    _ task: RenderTask, after failure: ScreenOutcome
  ) throws(WorkerError) -> ScreenOutcome {
    let worker = try currentWorker()
    // The first attempt has printed its standard error.
    worker.connection.send(WorkerRequest([task], for: purpose), forwardsErrors: false)
    switch outcome(of: task, from: worker) {
    case .completed(let outcome):
      history.append(remaining.startIndex)
      worker.hasRenderedNothing = false
      return reconcile(failure, with: outcome, of: task)
    case .failed(let outcome):
      endWorker()
      return outcome
    }
  }

  /// Records why the first attempt failed when the retry succeeds.
  ///
  /// A crash is a problem of the whole run. A time-out, which a busy machine may cause, becomes a
  /// note on the screen.
  private func reconcile(
    _ failure: ScreenOutcome, with outcome: ScreenOutcome, of task: RenderTask
  ) -> ScreenOutcome {
    switch failure {
    case .crashed(let crash): update.unattributedCrashes.append((task.subject, crash))
    case .timedOut(let limit, _):
      return outcome.noting(ScreenOutcome.retriedTimeoutNote(limit), on: task)
    default: break
    }
    return outcome
  }

  private func currentWorker() throws(WorkerError) -> RunningWorker {
    if let worker { return worker }
    let worker = try launcher.launch()
    self.worker = worker
    return worker
  }

  private func endWorker() {
    if let worker, !worker.terminate() {
      update.runningProcesses.append(worker.connection.processID)
    }
    worker = nil
    if !history.isEmpty { update.processes.append(history) }
    history = ProcessHistory()
  }
}
