import Foundation

/// A request to a worker: jobs to run one after the other.
///
/// The message before it has the name of their kind.
struct WorkerRequest<J: Job>: Codable {
  private let batch: J.Batch
  let options: RenderOptions

  init(jobs: some Sequence<J>, options: RenderOptions = RenderOptions()) {
    batch = J.batch(of: jobs)
    self.options = options
  }

  var jobs: [J] { J.jobs(of: batch) }
}

/// A worker, as the process that sends it requests sees it.
protocol WorkerConnection: AnyObject {
  /// Sends a request; the following events report whether it arrived.
  ///
  /// If `forwardsErrors` is true, this process prints what the worker writes to standard error.
  func send<J: Job>(_ request: WorkerRequest<J>, forwardsErrors: Bool)

  /// Waits for the next event, or for an interrupt, which ends the worker.
  ///
  /// `beforeWaiting` runs if the event is not available yet.
  func nextEvent(timeout: Duration, beforeWaiting: () -> Void) -> WorkerEvent

  /// Ends the worker and waits until it has exited.
  func terminate()
}

/// The result of waiting for a worker.
enum WorkerEvent: Sendable {
  /// The worker sent a value: the outcome of the next job, which is its usual result if the message is empty.
  case message(Data)
  /// The worker is about to do something in the current job, such as a tap: an encoded ``Activity``.
  case began(Data)
  case exited(JobCrash)
  /// Nothing happened within the time limit: the caller terminates the worker.
  case timedOut

  /// The crash of a worker that sent a message which no worker sends.
  static let malformedMessageCrash = JobCrash(
    cause: "the app wrote to a file descriptor that it did not open")
}
