import Dispatch
import Foundation
import ScreenSnapshot
import ScreenText

/// Renders screens in worker processes.
///
/// If a screen traps, hangs or exits, only that screen fails. The others continue in a new worker.
@MainActor
struct WorkerPool: ScreenRunner {
  /// The screens' raw values, in declared order.
  let screens: [String]

  let launcher: WorkerLauncher

  /// The maximum number of workers.
  let jobs: Int

  /// The time limit for one screen.
  let timeout: Duration

  let signals: SignalMonitor

  /// The number of screens, or of parts of an audit, that justifies another worker: a part takes about
  /// as long as the start of a worker in an app with many screens.
  private static let tasksPerWorker = (screens: 64, audit: 8)

  func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    let count = workerCount(for: tasks)
    let updates = updates(from: RenderQueue(tasks, workers: count), purpose, workers: count)
    return try await receive(updates, count: tasks.count, onOutcome)
  }

  /// The number of workers that share tasks of one kind.
  func workerCount(for tasks: [RenderTask]) -> Int {
    let isAudit = tasks.first?.isAudit ?? false
    let size = isAudit ? Self.tasksPerWorker.audit : Self.tasksPerWorker.screens
    return min(jobs, (tasks.count + size - 1) / size)
  }

  var startsProcesses: Bool { true }

  func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    let count = min(jobs, groups.count)
    let queue = RenderQueue(groups: groups, workers: count)
    let updates = updates(from: queue, purpose, workers: count, isolatesBatches: true)
    return try await receive(updates, count: groups.lazy.map(\.count).reduce(0, +), onOutcome)
  }

  /// Passes on the outcomes in the order of the screens.
  private func receive(
    _ updates: AsyncThrowingStream<WorkerUpdate, any Error>, count: Int,
    _ onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    var end = RunCompletion()
    var waiting = [ScreenOutcome?](repeating: nil, count: count)
    var next = 0
    for try await update in updates {
      end.processes += update.processes
      end.problems += update.unattributedCrashes.map {
        unattributedCrashMessage($0.crash, during: $0.subject)
      }
      end.problems += update.runningProcesses.map(Self.runningProcessMessage)
      for (position, outcome) in update.outcomes { waiting[position] = outcome }
      while next < count, let outcome = waiting[next] {
        waiting[next] = nil
        onOutcome(next, outcome)
        next += 1
      }
    }
    // An interrupt may leave gaps.
    for (position, outcome) in waiting.enumerated() {
      if let outcome { onOutcome(position, outcome) }
    }
    end.isComplete = !signals.isInterrupted && next == count
    return end
  }

  private func unattributedCrashMessage(
    _ crash: ScreenCrash, during subject: RenderTask.Subject
  ) -> String {
    let (work, success): (String, String)
    switch subject {
    case .screen(let index):
      (work, success) = ("rendering \(screens[index])", "\(screens[index]) renders fine on its own")
    case .journey(let journey):
      let name = "journeys/\(journey.name)"
      (work, success) = ("rendering \(name)", "\(name) renders fine on its own")
    case .audit(let task, _):
      (work, success) = (
        "checking \(task.subject(among: screens))", "not when it repeated the check"
      )
    }
    return """
      a worker crashed while \(TextColumns.visible(work)), but \(TextColumns.visible(success)): \
      \(crash.reason); check the screens before it for work that they leave running
      """
  }

  private static func runningProcessMessage(_ process: Int32) -> String {
    """
    worker process \(process) is still running: it ignores the end of its input and cannot be \
    killed; end it with 'kill -9 \(process)'
    """
  }

  /// Starts one thread for each worker.
  private func updates(
    from queue: RenderQueue, _ purpose: RenderPurpose, workers: Int, isolatesBatches: Bool = false
  ) -> AsyncThrowingStream<WorkerUpdate, any Error> {
    AsyncThrowingStream { continuation in
      let group = DispatchGroup()
      for _ in 0..<workers {
        group.enter()
        Thread.detachNewThread { @Sendable in
          let loop = WorkerLoop(
            queue: queue, purpose: purpose, launcher: launcher, timeout: timeout,
            isolatesBatches: isolatesBatches, signals: signals, onUpdate: { continuation.yield($0) }
          )
          do {
            try loop.run()
          } catch {
            queue.cancel()
            // An interrupt also ends a worker that is starting.
            if !signals.isInterrupted { continuation.finish(throwing: error) }
          }
          group.leave()
        }
      }
      // A closure that inherits the main actor traps on any other queue on Apple platforms (SE-0423).
      group.notify(queue: .global()) { @Sendable in continuation.finish() }
    }
  }
}

extension RenderTask {
  /// Whether the task is a part of an audit or a map.
  var isAudit: Bool { if case .audit = subject { true } else { false } }
}

/// The progress of one thread since its last update.
struct WorkerUpdate: Sendable {
  /// The outcomes of screens, by the positions of their tasks.
  var outcomes: [(position: Int, outcome: ScreenOutcome)] = []

  /// Crashes during screens that render without a crash on their own.
  var unattributedCrashes: [(subject: RenderTask.Subject, crash: ScreenCrash)] = []

  /// The identifiers of workers that could not be ended.
  var runningProcesses: [Int32] = []

  /// The screens of each worker that has ended.
  var processes: [ProcessHistory] = []

  var isEmpty: Bool {
    outcomes.isEmpty && unattributedCrashes.isEmpty && runningProcesses.isEmpty && processes.isEmpty
  }
}
