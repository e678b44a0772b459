import Foundation
package import ScreenSnapshot
package import ScreenSystem

/// Starts workers and checks that they have the screens of this process.
package final class WorkerLauncher: Sendable {
  private let fingerprint: String
  private let signals: SignalMonitor
  private let connect: Connect
  private let hasLaunched = Locked(false)
  private let traceCount = Locked(0)

  /// Starts a process, which may trace a crash.
  package typealias Connect = @Sendable (_ traces: Bool) throws(WorkerError) -> any WorkerConnection

  /// The time that a worker has to report that it is ready.
  private static let launchTimeout = Duration.seconds(60)

  /// Creates a launcher.
  ///
  /// - Parameters:
  ///   - fingerprint: The fingerprint of the screens of this process.
  ///   - signals: Ends the workers when the user interrupts the run.
  ///   - connect: Starts a process.
  package init(
    fingerprint: String, signals: SignalMonitor, connect: @escaping Connect
  ) {
    self.fingerprint = fingerprint
    self.signals = signals
    self.connect = connect
  }

  /// Whether at least one worker was ready, so that a later failure does not concern all screens.
  var hasSucceeded: Bool { hasLaunched.withLock { $0 } }

  /// Whether the process that confirms a crash should trace it, which only some in a run do.
  package func traces(_ crash: ScreenCrash) -> Bool {
    CrashTrace.isNeeded(for: crash)
      && traceCount.withLock { count in
        count += 1
        return count <= CrashTrace.maximumCount
      }
  }

  /// Starts a worker and waits until it is ready.
  package func launch(tracing traces: Bool = false) throws(WorkerError) -> RunningWorker {
    let worker = RunningWorker(try connect(traces), signals)
    do {
      try verifyHandshake(
        worker.connection.nextEvent(timeout: Self.launchTimeout, beforeWaiting: {}))
    } catch {
      if worker.terminate() { throw error }
      throw .stillRunning(processID: worker.connection.processID, reason: error.firstLine)
    }
    hasLaunched.withLock { $0 = true }
    return worker
  }

  private func verifyHandshake(_ event: WorkerEvent) throws(WorkerError) {
    switch event {
    case .message(let message):
      guard let handshake = Message.value(WorkerHandshake.self, of: message) else {
        throw .exitedBeforeReady("it sent a response before the first request")
      }
      if handshake.fingerprint != fingerprint { throw .screenMismatch }
    case .exited(let crash): throw .exitedBeforeReady(crash.reason)
    case .timedOut: throw .exitedBeforeReady("it was not ready within 60 seconds")
    }
  }
}

/// A worker that has reported that it is ready.
package final class RunningWorker {
  package let connection: any WorkerConnection

  private let signals: SignalMonitor
  private let handlerID: Int

  init(_ connection: any WorkerConnection, _ signals: SignalMonitor) {
    self.connection = connection
    self.signals = signals
    handlerID = signals.addHandler(connection.cancel)
  }

  /// Ends the worker and waits until it has exited.
  ///
  /// - Returns: Whether it has exited.
  @discardableResult
  package func terminate() -> Bool {
    signals.removeHandler(handlerID)
    return connection.terminate()
  }
}
