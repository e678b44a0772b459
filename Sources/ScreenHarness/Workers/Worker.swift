@preconcurrency import Foundation
import ScreenSnapshot

/// A process that renders screens and replays journeys for another process, which survives a trap
/// or a hang.
@MainActor
struct Worker {
  /// The argument that makes the executable a worker.
  nonisolated static let argument = "--screenwalk-worker"

  private static var memoryWatchdog: MemoryWatchdog?

  private let harness: AnySnapshotHarness
  private var writer: ResponseWriter
  private let processID = getpid()

  /// Renders the screens and journeys of the requests on standard input until it ends.
  ///
  /// The app's output goes to standard error, and its standard input is empty: the worker takes both
  /// streams before the app's code runs.
  ///
  /// - Parameter makeHarness: Creates the harness. No code of the app runs before it.
  static func run(_ makeHarness: () -> AnySnapshotHarness) async -> Never {
    let requests = MessageChannel(descriptor: duplicated(STDIN_FILENO))
    let responses = duplicated(STDOUT_FILENO)
    let announcements = duplicated(3)
    close(3)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // A trap would lose buffered output of the app.
    setvbuf(stdout, nil, _IOLBF, 0)
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    memoryWatchdog = MemoryLimit.apply()
    // Before the app's code, which may never return.
    let stream = stream(of: requests)
    var worker = Worker(
      harness: makeHarness(),
      writer: ResponseWriter(responses: responses, announcements: announcements))
    worker.writer.write(.ready(worker.harness.fingerprint), isLast: true)
    for await request in stream { await worker.respond(to: request) }
    _exit(0)
  }

  private mutating func respond(to request: WorkerRequest) async {
    for (position, task) in request.tasks.enumerated() {
      let outcome = await harness.outcome(of: task, for: request.purpose) { step in
        writer.write(.began(step: step), isLast: false)
      }
      // If the screen forks, its copy must not respond.
      guard getpid() == processID else { _exit(0) }
      let isLast = position == request.tasks.count - 1
      writer.write(.outcome(outcome, of: task.number), isLast: isLast)
    }
  }

  /// Duplicates a descriptor to a high number, which the app does not use and no process inherits.
  private static func duplicated(_ file: Int32) -> Int32 {
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 100)
    return copy >= 0 ? copy : fcntl(file, F_DUPFD_CLOEXEC, 4)
  }

  /// Reads requests on a thread of its own, which ends the process at once when the input ends,
  /// even while a screen hangs.
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
