import Foundation
import ScreenDriver
import ScreenSystem

/// A worker that has reported that it is ready.
package final class RunningWorker {
  let connection: any WorkerConnection

  private let signals: SignalMonitor
  private let handlerID: Int

  init(_ connection: any WorkerConnection, _ signals: SignalMonitor) {
    self.connection = connection
    self.signals = signals
    handlerID = signals.addHandler(connection.cancel)
  }

  /// Ends the worker and waits until it has exited.
  package func terminate() {
    signals.removeHandler(handlerID)
    connection.terminate()
  }
}

extension RunningWorker {
  /// The result of running a job once.
  package enum Attempt<Result: Sendable> {
    case ended(JobOutcome<Result>)
    /// The worker has exited, or has to be ended.
    case lost(JobOutcome<Result>)
  }

  /// Runs a job once.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - timeout: The time limit for each of its steps.
  /// - Returns: Its outcome, and whether the worker is lost.
  package func attempt<J: Job>(
    _ job: J, within timeout: Duration
  ) -> Attempt<J.Result> {
    connection.send(WorkerRequest(jobs: [job]), forwardsErrors: true)
    return outcome(of: J.self, at: 0, within: timeout)
  }

  /// Waits for the outcome of a job at a position of the current request.
  ///
  /// Each of its steps has the whole time limit.
  func outcome<J: Job>(
    of kind: J.Type, at position: Int, within timeout: Duration, beforeWaiting: () -> Void = {}
  ) -> Attempt<J.Result> {
    var lastActivity: Data?
    var activity: Activity? { lastActivity.flatMap { Message.value(Activity.self, of: $0) } }
    while true {
      switch connection.nextEvent(timeout: timeout, beforeWaiting: beforeWaiting) {
      case .began(let next): lastActivity = next
      case .message(let message):
        if message.isEmpty, let result = J.usualResult { return .ended(.completed(result)) }
        switch Message.value(WorkerResponse<J.Result>.self, of: message) {
        case .completed(let result, at: position): return .ended(.completed(result))
        case .failed(let failure, at: position): return .ended(.failed(failure))
        default: return .lost(.crashed(WorkerEvent.malformedMessageCrash))
        }
      case .exited(var crash):
        crash.activity = activity
        return .lost(.crashed(crash))
      case .timedOut:
        return .lost(.timedOut(after: timeout, during: activity))
      }
    }
  }
}
