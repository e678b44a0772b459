import Foundation
package import ScreenSnapshot
package import ScreenSystem

/// Starts workers and checks that they have the screens of this process.
package final class WorkerLauncher: Sendable {
  let signals: SignalMonitor
  private let fingerprint: String
  private let timeout: Duration
  private let connect: Connect
  private let traceCount = Locked(0)

  /// Starts a process, which may trace a crash.
  typealias Connect = @Sendable (_ traces: Bool) throws(WorkerError) -> any WorkerConnection

  /// The time that a worker has to report that it is ready.
  private static let launchTimeout = Duration.seconds(60)

  /// Creates a launcher of workers whose screens have a fingerprint.
  init(
    fingerprint: String, timeout: Duration, signals: SignalMonitor, connect: @escaping Connect
  ) {
    self.fingerprint = fingerprint
    self.timeout = timeout
    self.signals = signals
    self.connect = connect
  }

  /// Creates a launcher of processes that run an executable.
  ///
  /// - Parameters:
  ///   - executable: The path of this executable.
  ///   - harness: The harness, whose screens each worker must have.
  ///   - timeout: The time limit for a job, or for each step that a job announces.
  ///   - signals: Ends the workers when the user interrupts the run.
  ///   - forward: Receives what the workers write to standard error.
  @MainActor
  package convenience init(
    _ executable: String, of harness: AnySnapshotHarness, timeout: Duration,
    signals: SignalMonitor, forward: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.init(
      fingerprint: harness.fingerprint, timeout: timeout, signals: signals
    ) { traces throws(WorkerError) in
      try WorkerProcess(executable, traces: traces, signals: signals, forward: forward)
    }
  }

  /// Whether the process that confirms a crash should trace it, which only some in a run do.
  func traces(_ crash: JobCrash) -> Bool {
    CrashTrace.isNeeded(for: crash)
      && traceCount.withLock { count in
        count += 1
        return count <= CrashTrace.maximumCount
      }
  }

  /// Starts a worker and waits until it is ready.
  package func launch(tracing traces: Bool = false) throws(WorkerError) -> RunningWorker {
    let worker = RunningWorker(connection: try connect(traces), timeout: timeout)
    do {
      try verifyHandshake(
        worker.connection.nextEvent(timeout: Self.launchTimeout, beforeWaiting: {}))
    } catch {
      worker.terminate()
      throw error
    }
    return worker
  }

  private func verifyHandshake(_ event: WorkerEvent) throws(WorkerError) {
    switch event {
    case .message(let message), .began(let message):
      guard let other = Message.value(String.self, of: message) else {
        throw .exitedBeforeReady("it sent a response before the first request")
      }
      if other != fingerprint { throw .screenMismatch }
    case .exited(let crash): throw .exitedBeforeReady(crash.reason)
    case .timedOut: throw .exitedBeforeReady("it was not ready within 60 seconds")
    }
  }
}
