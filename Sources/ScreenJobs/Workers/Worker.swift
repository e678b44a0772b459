@preconcurrency import Foundation
package import ScreenSnapshot
import ScreenSystem
import ScreenText

/// A process that runs jobs for another process, which survives a trap or a hang.
@MainActor
package struct Worker {
  /// The argument that makes the executable a worker.
  package nonisolated static let argument = "--screenwalk-worker"

  private let tools: JobTools
  private let responses: Int32
  private let processID = getpid()

  /// Runs the jobs of the requests on standard input until it ends.
  ///
  /// The app's output goes to standard error, and its standard input is empty: the worker takes both
  /// streams before the app's code runs.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of jobs.
  ///   - makeHarness: Creates the harness. No code of the app runs before it.
  package static func run(
    _ kinds: [any Job.Type], with makeHarness: () -> AnySnapshotHarness
  ) async -> Never {
    let requests = duplicated(STDIN_FILENO)
    let responses = duplicated(STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // A trap would lose buffered output of the app.
    setvbuf(stdout, nil, _IOLBF, 0)
    signal(SIGINT, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    // Before the app's code, which may never return.
    let stream = stream(of: requests)
    let harness = makeHarness()
    let worker = Worker(tools: JobTools(harness), responses: responses)
    worker.send(harness.fingerprint)
    var requested: (any Job.Type)?
    for await message in stream {
      if let kind = requested {
        await worker.run(kind, of: message)
        requested = nil
      } else {
        let name = Message.value(String.self, of: message)
        requested = kinds.first { $0.kind == name }
        if requested == nil { break }
      }
    }
    _exit(0)
  }

  /// Runs the jobs of a request, and exits if the message is no request of this kind.
  private func run<J: Job>(_ kind: J.Type, of message: Data) async {
    guard let request = Message.value(WorkerRequest<J>.self, of: message) else { _exit(0) }
    tools.options = request.options
    for job in request.jobs {
      let outcome = await tools.outcome(of: job) { send($0, as: .activity) }
      if case .completed(let result) = outcome, result == J.usualResult {
        send(nil as J.Result?)
      } else {
        send(outcome)
      }
    }
  }

  /// Writes a message at once, so that a crash loses none; one without bytes if there is no value.
  private func send(_ message: (some Encodable)?, as kind: Message.Kind = .value) {
    // If the app forks, its copy must not respond.
    guard getpid() == processID else { _exit(0) }
    do {
      let bytes = try Message.bytes(of: message, as: kind)
      // If the other process has ended, so does the input of this one.
      try? FileSystem.write(bytes, to: responses)
    } catch {
      // The other process reports the end of standard error. An error of encoding can quote the value.
      let words = "a message to another process cannot be encoded: \(type(of: error))\n"
      try? FileSystem.write(Array(words.utf8), to: STDERR_FILENO)
      _exit(1)
    }
  }

  /// Duplicates a descriptor to a high number, which the app does not use and no process inherits.
  private static func duplicated(_ file: Int32) -> Int32 {
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 100)
    return copy >= 0 ? copy : fcntl(file, F_DUPFD_CLOEXEC, 3)
  }

  /// Reads requests on a thread of its own, which ends the process at once when the input ends,
  /// even while a screen hangs.
  private static func stream(of file: Int32) -> AsyncStream<Data> {
    AsyncStream { continuation in
      Thread.detachNewThread { @Sendable in
        var buffer = MessageBuffer()
        while let bytes = FileSystem.readAvailable(file), !bytes.isEmpty {
          buffer.append(bytes)
          while let message = try? buffer.next() { continuation.yield(message.body) }
        }
        _exit(0)
      }
    }
  }
}

extension AnySnapshotHarness {
  /// A checksum that differs if another process has other screens or another order.
  var fingerprint: String {
    // No text contains the byte in between.
    Checksum.text(of: Array(screens.map(\.utf8).joined(separator: [0xFF])))
  }
}
