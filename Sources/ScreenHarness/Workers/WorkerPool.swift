import Foundation
import ScreenSnapshot

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Shows screens in worker processes: one that traps, hangs or exits costs its own verdict, and the
/// others go on in a new worker.
@MainActor
struct WorkerPool: ScreenSource {
  /// The path of this executable.
  let executable: String

  /// How many workers there are at most.
  let jobs: Int

  /// How long one screen may take.
  let timeout: Duration

  let interruption: Interruption

  /// Is given what workers write to standard error.
  let forward: @Sendable ([UInt8]) -> Void

  /// Fewer screens than this are not worth another worker.
  private static let screensPerWorker = 64

  func show(
    _ tasks: [RenderTask], done: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> Bool {
    let count = min(jobs, (tasks.count + Self.screensPerWorker - 1) / Self.screensPerWorker)
    let queue = TaskQueue(tasks, workers: count)
    var waiting: [Int: ScreenOutcome] = [:]
    var next = 0
    for try await outcomes in outcomes(of: queue, count) {
      for (position, outcome) in outcomes { waiting[position] = outcome }
      while let outcome = waiting.removeValue(forKey: next) {
        done(next, outcome)
        next += 1
      }
    }
    // After an interrupt there may be gaps.
    for (position, outcome) in waiting.sorted(by: { $0.key < $1.key }) { done(position, outcome) }
    return !interruption.isRaised && next == tasks.count
  }

  /// Starts the workers, each with a thread that asks it.
  private func outcomes(
    of queue: TaskQueue, _ count: Int
  ) -> AsyncThrowingStream<[WorkerThread.Finished], any Error> {
    AsyncThrowingStream { continuation in
      let group = DispatchGroup()
      for _ in 0..<count {
        group.enter()
        let thread = WorkerThread(
          queue: queue, executable: executable, timeout: timeout, interruption: interruption,
          forward: forward, done: { continuation.yield($0) })
        Thread.detachNewThread {
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
      group.notify(queue: .global()) { continuation.finish() }
    }
  }
}

/// The screens that no worker has yet.
final class TaskQueue: @unchecked Sendable {
  // All that changes is read and written under the lock.
  private let lock = NSLock()
  private var rest: ArraySlice<RenderTask>
  private let workers: Int

  init(_ tasks: [RenderTask], workers: Int) {
    rest = tasks[...]
    self.workers = max(workers, 1)
  }

  /// Takes screens off: many while there are many, so that little is asked, few towards the end, so
  /// that no worker is left alone with them.
  ///
  /// - Returns: The position of the first, and the screens; none where none is left.
  func take() -> (first: Int, tasks: [RenderTask])? {
    lock.withLock {
      guard !rest.isEmpty else { return nil }
      let count = min(max(rest.count / (workers * 4), 1), 256)
      let tasks = rest.prefix(count)
      rest = rest.dropFirst(count)
      return (tasks.startIndex, Array(tasks))
    }
  }

  /// Lets nobody take more.
  func stop() {
    lock.withLock { rest = [] }
  }
}

/// Asks one worker after the other, each until it ends.
struct WorkerThread: Sendable {
  let queue: TaskQueue
  let executable: String
  let timeout: Duration
  let interruption: Interruption
  let forward: @Sendable ([UInt8]) -> Void
  let done: @Sendable ([Finished]) -> Void

  /// A screen that was shown: the position of its task, and what became of it.
  typealias Finished = (position: Int, outcome: ScreenOutcome)

  /// How long a worker may take to be there.
  private static let mostStartTime = Duration.seconds(60)

  func run() throws {
    ignorePipeSignal()
    var worker: WorkerProcess?
    while !interruption.isRaised, let batch = queue.take() {
      var position = batch.first
      var rest = batch.tasks[...]
      while !rest.isEmpty, !interruption.isRaised {
        let current = try worker ?? start()
        worker = current
        let isAlive = show(&rest, from: &position, in: current)
        if !isAlive { worker = nil }
      }
    }
    worker?.close()
  }

  /// Shows screens until none is left or the worker ends.
  ///
  /// - Returns: Whether the worker is still there.
  private func show(
    _ tasks: inout ArraySlice<RenderTask>, from position: inout Int, in worker: WorkerProcess
  ) -> Bool {
    _ = worker.ask(for: Array(tasks))
    var finished: [Finished] = []
    func tell() {
      if !finished.isEmpty { done(finished) }
      finished = []
    }
    defer { tell() }
    while !tasks.isEmpty {
      worker.forgetWords()
      let event = worker.next(
        until: .now + timeout, before: tasks.count - 1, waiting: tell)
      if interruption.isRaised {
        worker.kill()
        return false
      }
      tasks = tasks.dropFirst()
      defer { position += 1 }
      switch event {
      case .answer(.outcome(let outcome)): finished.append((position, outcome))
      case .answer(.ready):
        worker.kill()
        finished.append((position, .crashed(ScreenCrash(signal: nil))))
        return false
      case .ended(let crash):
        finished.append((position, .crashed(crash)))
        return false
      case .timeout:
        worker.kill()
        finished.append((position, .timedOut(after: timeout / .seconds(1))))
        return false
      }
    }
    return true
  }

  /// Starts a worker, and waits until it is there.
  private func start() throws -> WorkerProcess {
    let worker: WorkerProcess
    do {
      worker = try WorkerProcess(executable, forward: forward)
    } catch {
      throw WorkerError.notStarted(executable, "\(error.localizedDescription)")
    }
    interruption.onRaise(worker.killer)
    switch worker.next(until: .now + Self.mostStartTime) {
    case .answer(.ready): return worker
    case .answer: throw WorkerError.notReady("it answered before it was asked")
    case .ended(let crash): throw WorkerError.notReady(crash.reason)
    case .timeout:
      worker.kill()
      throw WorkerError.notReady("it said nothing for a minute")
    }
  }

  /// Writing to a worker that is gone is an error here, and no end of this process.
  private func ignorePipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

/// Why no screen can be shown in another process.
enum WorkerError: Error, CustomStringConvertible {
  /// The process cannot be started.
  case notStarted(String, String)

  /// The process ended before it was asked for a screen.
  case notReady(String)

  /// What was found, and what to do next.
  var description: String {
    switch self {
    case .notStarted(let path, let reason):
      """
      no worker process can be started from \(path): \(reason)
      hint: --no-workers walks the screens in one process
      """
    case .notReady(let reason):
      """
      a worker process ended before it showed a screen: \(reason)
      hint: look for code that runs when the app is loaded; --no-workers shows it in a debugger
      """
    }
  }
}
