import Foundation
import ScreenSnapshot

/// Starts workers, and tells whether they are of this harness.
final class WorkerStarter: @unchecked Sendable {
  private let executable: String
  private let screens: [String]
  private let fingerprint: String
  private let interruption: Interruption
  private let forward: @Sendable ([UInt8]) -> Void

  // Read and written under the lock.
  private let lock = NSLock()
  private var wasThere = false

  /// How long a worker may take to be there.
  private static let mostStartTime = Duration.seconds(60)

  /// How often it is tried, where one was there before.
  private static let mostAttempts = 3

  /// Creates a starter.
  ///
  /// - Parameters:
  ///   - executable: The path of this executable.
  ///   - walk: The screens, which have to be the same in a worker.
  ///   - interruption: Ends the workers.
  ///   - forward: Is given what workers write to standard error.
  @MainActor
  init(
    executable: String, walk: ScreenWalk, interruption: Interruption,
    forward: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.executable = executable
    screens = walk.screens
    fingerprint = walk.fingerprint
    self.interruption = interruption
    self.forward = forward
  }

  /// Whether a worker was there once, so that a later one that is not is no fault of the harness as
  /// such.
  var hasStarted: Bool { lock.withLock { wasThere } }

  /// Starts a worker, and waits until it is there.
  func start() throws(WorkerError) -> StartedWorker {
    var attempt = 1
    while true {
      do {
        return try startOnce()
      } catch {
        guard hasStarted, attempt < Self.mostAttempts, !interruption.isRaised else { throw error }
        attempt += 1
      }
    }
  }

  private func startOnce() throws(WorkerError) -> StartedWorker {
    let process: WorkerProcess
    do {
      process = try WorkerProcess(executable, forward: forward)
    } catch {
      throw .notStarted(executable, FileReason.words(for: error))
    }
    let worker = StartedWorker(process, interruption)
    do {
      try check(process.next(within: Self.mostStartTime))
    } catch {
      worker.end()
      throw error
    }
    lock.withLock { wasThere = true }
    return worker
  }

  private func check(_ event: WorkerProcess.Event) throws(WorkerError) {
    switch event {
    case .answer(.ready(fingerprint)): return
    case .answer(.ready): throw .otherScreens
    case .answer: throw .notReady("it answered before it was asked")
    case .ended(let crash): throw .notReady(crash.reason)
    case .timeout: throw .notReady("it said nothing for a minute")
    }
  }

  /// That a worker ended while it showed a screen that does not end one alone.
  func words(on crash: ScreenCrash, _ task: RenderTask) -> String {
    let screen = TextColumns.visible(screens[task.index])
    return """
      a worker ended while it showed \(screen), which does not end one by itself: \(crash.reason); \
      look for what the screens before it leave running
      """
  }
}

/// A worker that is there.
final class StartedWorker {
  let process: WorkerProcess

  /// Whether it has shown no screen yet.
  var isFresh = true

  private let interruption: Interruption
  private let token: Int

  init(_ process: WorkerProcess, _ interruption: Interruption) {
    self.process = process
    self.interruption = interruption
    token = interruption.onRaise(process.killer)
  }

  /// Ends it at once.
  func end() {
    interruption.forget(token)
    process.kill()
  }
}

/// Why no screen can be shown in another process.
enum WorkerError: Error, Equatable, CustomStringConvertible {
  /// The process cannot be started.
  case notStarted(String, String)

  /// The process ended before it was asked for a screen.
  case notReady(String)

  /// The process has other screens than this one.
  case otherScreens

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
    case .otherScreens:
      """
      a worker process of this harness has other screens than this one
      hint: 'allCases' has to be the same each time, in the same order; or the harness was built \
      anew meanwhile
      """
    }
  }
}
