import Foundation
import ScreenSnapshot

/// Starts workers, and tells whether they are of this harness.
final class WorkerStarter: @unchecked Sendable {
  private let executable: String
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
}
