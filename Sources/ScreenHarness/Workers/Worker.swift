@preconcurrency import Foundation
import ScreenSnapshot

/// A process that shows screens for another one, so that a screen that traps or hangs costs no more
/// than itself.
@MainActor
struct Worker {
  /// The word that makes the executable a worker.
  nonisolated static let argument = "--screenwalk-worker"

  private static var memoryWatchdog: MemoryWatchdog?

  private let walk: AnySnapshotHarness
  private let answers: MessageChannel
  private let process = getpid()

  /// Shows what is asked for on standard input, until that ends.
  ///
  /// What the app prints goes to standard error, and what it reads is empty: the streams are taken
  /// before its code runs.
  ///
  /// - Parameter makeWalk: Makes the walk; the first of the app's code that runs.
  static func run(_ makeWalk: () -> AnySnapshotHarness) async -> Never {
    let requests = MessageChannel(file: taken(STDIN_FILENO))
    let answers = MessageChannel(file: taken(STDOUT_FILENO))
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // What the app prints would stay behind in a process that ends by a trap.
    setvbuf(stdout, nil, _IOLBF, 0)
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    memoryWatchdog = MemoryLimit.apply()
    // Before any of the app's code, which may never come back.
    let stream = stream(of: requests)
    let worker = Worker(walk: makeWalk(), answers: answers)
    answers.send(WorkerResponse.ready(worker.walk.fingerprint).bytes)
    for await request in stream { await worker.answer(request) }
    _exit(0)
  }

  private func answer(_ request: WorkerRequest) async {
    for task in request.tasks {
      let outcome = await walk.outcome(of: task, for: request.purpose)
      // A screen that forked may come back twice; the copy has nothing to say.
      guard getpid() == process else { _exit(0) }
      answers.send(WorkerResponse.outcome(outcome, of: task.index).bytes)
    }
  }

  /// A copy of a stream under another number, out of the app's way, which no process that the app
  /// starts gets.
  private static func taken(_ file: Int32) -> Int32 {
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 100)
    return copy >= 0 ? copy : fcntl(file, F_DUPFD_CLOEXEC, 3)
  }

  /// Reads in a thread of its own: where the asking process is gone, this one ends at once, whatever
  /// a screen does.
  private static func stream(of channel: MessageChannel) -> AsyncStream<WorkerRequest> {
    AsyncStream { continuation in
      Thread.detachNewThread { @Sendable in
        while let message = channel.receive(), let request = try? WorkerRequest(message) {
          continuation.yield(request)
        }
        _exit(0)
      }
    }
  }
}
