import Foundation
import ScreenSnapshot

/// Asks one worker after the other, each until it ends; all of it in the thread that makes it.
final class WorkerLoop {
  private let queue: RenderQueue
  private let purpose: RenderPurpose
  private let starter: WorkerLauncher
  private let timeout: Duration
  private let interruption: SignalMonitor
  private let tell: @Sendable (WorkerUpdate) -> Void

  private var worker: RunningWorker?
  private var rest: ArraySlice<RenderTask> = []
  private var news = WorkerUpdate()

  init(
    queue: RenderQueue, purpose: RenderPurpose, starter: WorkerLauncher, timeout: Duration,
    interruption: SignalMonitor,
    tell: @escaping @Sendable (WorkerUpdate) -> Void
  ) {
    self.queue = queue
    self.purpose = purpose
    self.starter = starter
    self.timeout = timeout
    self.interruption = interruption
    self.tell = tell
  }

  /// Shows screens until none is left, or an interrupt comes.
  ///
  /// - Throws: ``WorkerError`` where no worker was ever there. Where one was, its thread goes on with
  ///   what this one leaves; of the last thread, the screens that are left have failed.
  func run() throws(WorkerError) {
    defer {
      endWorker()
      flush()
    }
    do {
      repeat {
        while takeBatch() { try renderRemaining() }
      } while !interruption.isRaised && !queue.leave(ifNothingIsLeft: true)
    } catch {
      if interruption.isRaised { return }
      guard starter.hasStarted else { throw error }
      queue.returnTasks(rest)
      rest = []
      guard queue.leave(ifNothingIsLeft: false), queue.hasNoThreads else { return }
      while takeBatch() { failRemaining(error.firstLine) }
    }
  }

  private func takeBatch() -> Bool {
    if interruption.isRaised { return false }
    rest = queue.take()
    return !rest.isEmpty
  }

  private func failRemaining(_ reason: String) {
    while !rest.isEmpty { finish(.failed(reason: reason)) }
    flush()
  }

  /// Takes down what became of the first screen that is left.
  private func finish(_ outcome: ScreenOutcome) {
    news.outcomes.append((rest.startIndex, outcome))
    rest = rest.dropFirst()
  }

  private func flush() {
    if !news.isEmpty { tell(news) }
    news = WorkerUpdate()
  }
}

// MARK: - Screens

extension WorkerLoop {
  /// Shows the screens that are left, in as many workers as that takes.
  private func renderRemaining() throws(WorkerError) {
    while !rest.isEmpty, !interruption.isRaised {
      let worker = try current()
      worker.process.ask(for: WorkerRequest(Array(rest), for: purpose))
      try show(in: worker)
    }
  }

  /// Takes answers until none is left to come, or the worker is gone.
  private func show(in worker: RunningWorker) throws(WorkerError) {
    while let task = rest.first {
      let outcome = answer(to: task, from: worker)
      if interruption.isRaised { return endWorker() }
      switch outcome {
      case .shown(let outcome): finish(outcome)
      case .lost(let outcome):
        endWorker()
        let believed = worker.isFresh ? outcome : try alone(task, after: outcome)
        // What ended by an interrupt says nothing of the screen.
        return interruption.isRaised ? () : finish(believed)
      }
      worker.isFresh = false
    }
  }

  /// What asking for a screen came to.
  private enum Answer {
    case shown(ScreenOutcome)
    /// The worker is gone, or has to go.
    case lost(ScreenOutcome)
  }

  private func answer(to task: RenderTask, from worker: RunningWorker) -> Answer {
    let event = worker.process.next(within: timeout, before: rest.count - 1, waiting: flush)
    switch event {
    case .answer(.outcome(let outcome, of: task.index)): return .shown(outcome)
    case .ended(let crash): return .lost(.crashed(crash))
    case .timeout: return .lost(.timedOut(after: timeout))
    case .answer:
      let crash = ScreenCrash(signal: nil, cause: "the app answered for another screen")
      return .lost(.crashed(crash))
    }
  }

  /// Shows a screen in a worker that shows nothing else: what another screen left behind may have ended
  /// the one that was lost.
  private func alone(
    _ task: RenderTask, after lost: ScreenOutcome
  ) throws(WorkerError) -> ScreenOutcome {
    let worker = try current()
    // What it prints was passed on when it was shown before.
    worker.process.suppressesStandardError = true
    defer { worker.process.suppressesStandardError = false }
    worker.process.ask(for: WorkerRequest([task], for: purpose))
    switch answer(to: task, from: worker) {
    case .shown(let outcome):
      worker.isFresh = false
      return told(of: lost, outcome, task)
    case .lost(let outcome):
      endWorker()
      return outcome
    }
  }

  /// Keeps what a screen was lost by that can be shown all the same: a crash is told of besides, of a
  /// time-out, which a busy machine may have made, the screen has a note.
  private func told(
    of lost: ScreenOutcome, _ outcome: ScreenOutcome, _ task: RenderTask
  ) -> ScreenOutcome {
    switch (lost, outcome) {
    case (.crashed(let crash), _): news.unattributedCrashes.append((task.index, crash))
    case (.timedOut(let limit), .rendered(var screen)):
      screen.note = ScreenOutcome.note(onTimeout: limit)
      return .rendered(screen)
    default: break
    }
    return outcome
  }

  private func current() throws(WorkerError) -> RunningWorker {
    if let worker { return worker }
    let worker = try starter.start()
    self.worker = worker
    return worker
  }

  private func endWorker() {
    if let worker, !worker.end() { news.runningProcesses.append(worker.process.exit.identifier) }
    worker = nil
  }
}
