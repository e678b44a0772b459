import Foundation
package import ScreenSnapshot

extension RunningWorker {
  /// The result of running a job once.
  package enum Attempt<Result: Sendable> {
    case ended(JobOutcome<Result>)
    /// The worker has exited, or has to be ended.
    case lost(JobOutcome<Result>)
  }

  private enum Event<Result: Codable & Sendable> {
    case response(WorkerResponse<Result>)
    case exited(ScreenCrash)
    case timedOut
  }

  /// Waits for the outcome of the job at a position of the current request.
  ///
  /// Each of its steps has the whole time limit.
  package func outcome<Result: Codable & Sendable>(
    at position: Int, within timeout: Duration, beforeWaiting: () -> Void = {}
  ) -> Attempt<Result> {
    var activity: Activity?
    while true {
      switch event(of: Result.self, within: timeout, beforeWaiting) {
      case .response(.began(let next)): activity = next
      case .response(.completed(let result, at: position)): return .ended(.completed(result))
      case .response(.failed(let failure, at: position)): return .ended(.failed(failure))
      case .response:
        let cause = "the worker sent a response for another screen"
        return .lost(.crashed(ScreenCrash(signal: nil, cause: cause)))
      case .exited(var crash):
        crash.activity = activity
        return .lost(.crashed(crash))
      case .timedOut:
        return .lost(.timedOut(after: timeout, during: activity))
      }
    }
  }

  private func event<Result: Codable & Sendable>(
    of result: Result.Type, within timeout: Duration, _ beforeWaiting: () -> Void
  ) -> Event<Result> {
    switch connection.nextEvent(timeout: timeout, beforeWaiting: beforeWaiting) {
    case .message(let message):
      Message.value(WorkerResponse<Result>.self, of: message).map { .response($0) }
        ?? .exited(WorkerEvent.malformedMessageCrash)
    case .exited(let crash): .exited(crash)
    case .timedOut: .timedOut
    }
  }
}
