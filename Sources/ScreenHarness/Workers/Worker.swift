import Foundation
import ScreenSnapshot

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process that shows screens for another one, so that a screen that traps or hangs costs no more
/// than itself.
@MainActor
struct Worker {
  /// The word that makes the executable a worker.
  nonisolated static let argument = "--screenwalk-worker"

  /// The most memory that the app may take, in bytes of address space.
  private static let mostMemory: UInt = 2 << 30

  private let walk: ScreenWalk
  private let answers: Channel

  /// Shows what is asked for on standard input, until that ends.
  ///
  /// What the app prints goes to standard error, and what it reads is empty: the streams are taken
  /// before its code runs.
  ///
  /// - Parameter makeWalk: Makes the walk; the first of the app's code that runs.
  static func run(_ makeWalk: () -> ScreenWalk) async -> Never {
    let requests = Channel(file: taken(STDIN_FILENO))
    let answers = Channel(file: taken(STDOUT_FILENO))
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    limitMemory()
    let worker = Worker(walk: makeWalk(), answers: answers)
    answers.send(WorkerAnswer.ready.bytes)
    for await request in stream(of: requests) { await worker.answer(request) }
    _exit(0)
  }

  private func answer(_ request: WorkerRequest) async {
    for task in request.tasks {
      answers.send(WorkerAnswer.outcome(await walk.outcome(of: task)).bytes)
    }
  }

  /// A copy of a stream under another number, which no process that the app starts gets.
  private static func taken(_ file: Int32) -> Int32 {
    fcntl(file, F_DUPFD_CLOEXEC, 100)
  }

  /// Reads in a thread of its own: where the asking process is gone, this one ends at once, whatever
  /// a screen does.
  private static func stream(of channel: Channel) -> AsyncStream<WorkerRequest> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let message = channel.receive(), let request = try? WorkerRequest(message) {
          continuation.yield(request)
        }
        _exit(0)
      }
    }
  }

  /// - SeeAlso: setrlimit(2); Darwin does not enforce it.
  private static func limitMemory() {
    var limit = rlimit(rlim_cur: rlim_t(mostMemory), rlim_max: rlim_t(mostMemory))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
    limit.rlim_cur = 0
    limit.rlim_max = 0
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_CORE, &limit)
    #endif
  }
}
