import Foundation

/// A worker, as the process that sends it requests sees it.
protocol WorkerConnection: AnyObject {
  /// Kills the worker from any thread, so that ``nextEvent(timeout:beforeWaiting:)`` returns.
  var cancel: @Sendable () -> Void { get }

  /// Sends a request.
  ///
  /// The following events report whether it arrived.
  ///
  /// - Parameters:
  ///   - request: The jobs to run.
  ///   - forwardsErrors: Whether this process prints what the worker writes to standard error.
  func send<J: Job>(_ request: WorkerRequest<J>, forwardsErrors: Bool)

  /// Waits for the next event.
  ///
  /// - Parameters:
  ///   - timeout: The time limit.
  ///   - beforeWaiting: Runs if no event is available yet.
  /// - Returns: The event.
  func nextEvent(timeout: Duration, beforeWaiting: () -> Void) -> WorkerEvent

  /// Ends the worker and waits until it has exited.
  func terminate()
}

/// The result of waiting for a worker.
enum WorkerEvent: Sendable {
  /// The worker sent a value.
  case message(Data)
  /// The worker is about to do something in the current job, such as a tap: an encoded ``Activity``.
  case began(Data)
  case exited(JobCrash)
  case timedOut

  /// The crash of a worker that sent a message which no worker sends.
  static let malformedMessageCrash = JobCrash(
    signal: nil, cause: "the app wrote to a file descriptor that it did not open")
}
