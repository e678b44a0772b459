import Foundation
import ScreenSnapshot

/// Starts workers, and tells whether they are of this harness.
final class WorkerLauncher: @unchecked Sendable {
  private let executable: String
  private let fingerprint: String
  private let interruption: SignalMonitor
  private let forward: @Sendable ([UInt8]) -> Void

  // Read and written under the lock.
  private let lock = NSLock()
  private var hasLaunched = false

  /// How long a worker may take to be there.
  private static let startTimeout = Duration.seconds(60)

  /// How often it is tried, where one was there before.
  private static let maximumAttempts = 3

  /// Creates a starter.
  ///
  /// - Parameters:
  ///   - executable: The path of this executable.
  ///   - walk: The screens, which have to be the same in a worker.
  ///   - interruption: Ends the workers.
  ///   - forward: Is given what workers write to standard error.
  @MainActor
  init(
    executable: String, walk: AnySnapshotHarness, interruption: SignalMonitor,
    forward: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.executable = executable
    fingerprint = walk.fingerprint
    self.interruption = interruption
    self.forward = forward
  }

  /// Whether a worker was there once, so that a later one that is not is no fault of the harness as
  /// such.
  var hasStarted: Bool { lock.withLock { hasLaunched } }

  /// Starts a worker, and waits until it is there.
  func start() throws(WorkerError) -> RunningWorker {
    var attempt = 1
    while true {
      do {
        return try startOnce()
      } catch {
        guard hasStarted, attempt < Self.maximumAttempts, !interruption.isRaised else {
          throw error
        }
        attempt += 1
      }
    }
  }

  private func startOnce() throws(WorkerError) -> RunningWorker {
    let process: WorkerProcess
    do {
      process = try WorkerProcess(executable, forward: forward)
    } catch {
      throw .notStarted(executable, FileErrorReason.words(for: error))
    }
    let worker = RunningWorker(process, interruption)
    do {
      try check(process.next(within: Self.startTimeout))
    } catch {
      worker.end()
      throw error
    }
    lock.withLock { hasLaunched = true }
    return worker
  }

  private func check(_ event: WorkerProcess.Event) throws(WorkerError) {
    switch event {
    case .answer(.ready(fingerprint)): return
    case .answer(.ready): throw .screenMismatch
    case .answer: throw .notReady("it answered before it was asked")
    case .ended(let crash): throw .notReady(crash.reason)
    case .timeout: throw .notReady("it said nothing for a minute")
    }
  }
}
