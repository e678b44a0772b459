import Foundation
import ScreenDriver

/// A worker that has reported that it is ready.
package struct RunningWorker {
  let connection: any WorkerConnection

  /// The time limit for each step of a job.
  let timeout: Duration

  /// Ends the worker and waits until it has exited.
  package func terminate() { connection.terminate() }

  /// Runs a job once.
  package func outcome<J: Job>(of job: J) -> JobOutcome<J.Result> {
    connection.send(WorkerRequest(jobs: [job]), forwardsErrors: true)
    return nextOutcome(of: J.self)
  }

  /// Waits for the outcome of the next job of the current request.
  func nextOutcome<J: Job>(
    of kind: J.Type, beforeWaiting: () -> Void = {}
  ) -> JobOutcome<J.Result> {
    var lastActivity: Data?
    var activity: Activity? { lastActivity.flatMap { Message.value(Activity.self, of: $0) } }
    while true {
      switch connection.nextEvent(timeout: timeout, beforeWaiting: beforeWaiting) {
      case .began(let next): lastActivity = next
      case .message(let message):
        if message.isEmpty, let result = J.usualResult { return .completed(result) }
        guard let outcome = Message.value(JobOutcome<J.Result>.self, of: message),
          !outcome.endsProcess
        else { return .crashed(WorkerEvent.malformedMessageCrash) }
        return outcome
      case .exited(var crash):
        crash.activity = activity
        return .crashed(crash)
      case .timedOut: return .timedOut(after: timeout, during: activity)
      }
    }
  }
}
