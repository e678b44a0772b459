import Foundation
import ScreenSnapshot

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A worker, seen from the process that asks it.
final class WorkerProcess {
  /// What comes of waiting for an answer.
  enum Event {
    case answer(WorkerAnswer)
    case ended(ScreenCrash)
    case timeout
  }

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let errors = Pipe()
  private let ended = DispatchSemaphore(value: 0)
  private var received: [UInt8] = []
  /// How much of that was taken.
  private var taken = 0
  private var lastWords = LastWords()
  private let forward: @Sendable ([UInt8]) -> Void

  /// Processes are started one at a time: a pipe that is just being made must not get into another.
  private static let starting = NSLock()

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The path of this executable.
  ///   - forward: Is given what the worker writes to standard error.
  /// - Throws: What `Process` throws.
  init(_ executable: String, forward: @escaping @Sendable ([UInt8]) -> Void) throws {
    self.forward = forward
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [Worker.argument]
    process.environment = ProcessInfo.processInfo.environment.merging([
      // The last words are Swift's own line; a backtrace would take seconds.
      "SWIFT_BACKTRACE": "enable=no"
    ]) { $1 }
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = errors
    process.terminationHandler = { [ended] _ in ended.signal() }
    try Self.starting.withLock {
      for pipe in [requests, answers, errors] {
        for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
          _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
      }
      try process.run()
      // This process's ends of what the worker alone writes, so that its end is seen.
      try? answers.fileHandleForWriting.close()
      try? errors.fileHandleForWriting.close()
      try? requests.fileHandleForReading.close()
    }
  }

  /// Asks for screens.
  ///
  /// - Returns: Whether the worker was there.
  func ask(for tasks: [RenderTask]) -> Bool {
    Channel(file: requests.fileHandleForWriting.fileDescriptor)
      .send(WorkerRequest(tasks: tasks).bytes)
  }

  /// Forgets what was written to standard error: it is another screen's.
  func forgetWords() {
    lastWords.clear()
  }

  /// How long answers are left to gather before they are looked for.
  ///
  /// Each one of a process that somebody waits for wakes another up, on a machine whose cores have
  /// enough to do: without this, two workers took longer than none.
  private static let gathering: UInt32 = 1000
  private static let fewAnswers = 8

  /// Waits for the next answer.
  ///
  /// - Parameters:
  ///   - deadline: When to wait no longer.
  ///   - more: How many answers are to come behind it; with many, they are left to gather.
  ///   - waiting: Called before it has to be waited.
  /// - Returns: The answer, or what came in its place.
  func next(
    until deadline: ContinuousClock.Instant, before more: Int = 0, waiting: () -> Void = {}
  ) -> Event {
    if let answer = takeAnswer() { return answer }
    waiting()
    if more > Self.fewAnswers { usleep(Self.gathering) }
    while true {
      if let answer = takeAnswer() { return answer }
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return .timeout }
      var files = [
        pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&files, 2, Int32(min(left.rounded(.up), 60_000)))
      if files[1].revents != 0 { readErrors() }
      guard files[0].revents != 0 else { continue }
      guard let more = Channel.readSome(files[0].fd), !more.isEmpty else { return .ended(crash()) }
      received += more
    }
  }

  /// Ends the worker at once.
  func kill() {
    process.terminateAtOnce()
    _ = ended.wait(timeout: .now() + 5)
  }

  /// Lets the worker go, which then ends by itself.
  func close() {
    try? requests.fileHandleForWriting.close()
    if ended.wait(timeout: .now() + 2) == .timedOut { kill() }
    readErrors(all: true)
  }

  /// Ends the worker from another thread.
  var killer: @Sendable () -> Void {
    let process = UncheckedProcess(process: process)
    return { process.process.terminateAtOnce() }
  }

  private struct UncheckedProcess: @unchecked Sendable {
    // Only its number is read, which stays.
    let process: Process
  }

  /// The answer at the front of what was received; what is garbled ends the worker.
  private func takeAnswer() -> Event? {
    let rest = received[taken...]
    guard rest.count >= 8 else { return keep(rest) }
    var reader = WireReader(rest)
    guard let count = try? reader.number(), (0...Channel.longest).contains(count) else {
      return garbled()
    }
    guard rest.count >= 8 + count else { return keep(rest) }
    taken += 8 + count
    let message = rest.dropFirst(8).prefix(count)
    return (try? WorkerAnswer(message)).map { .answer($0) } ?? garbled()
  }

  /// Moves what is left to the front, where there is no whole answer yet.
  private func keep(_ rest: ArraySlice<UInt8>) -> Event? {
    if taken > 0 { (received, taken) = (Array(rest), 0) }
    return nil
  }

  private func garbled() -> Event {
    kill()
    return .ended(ScreenCrash(signal: nil, lastWords: ["it wrote to what is not its own"]))
  }

  private func crash() -> ScreenCrash {
    if ended.wait(timeout: .now() + 5) == .timedOut {
      kill()
      return ScreenCrash(signal: nil, lastWords: ["it closed the streams that are not its own"])
    }
    readErrors(all: true)
    let status = process.terminationStatus
    let isSignal = process.terminationReason == .uncaughtSignal
    return ScreenCrash(
      signal: isSignal ? SignalName.name(of: status) : nil, status: isSignal ? nil : status,
      lastWords: lastWords.lines)
  }

  /// Reads what was written to standard error: what is there, or all until nothing is.
  private func readErrors(all: Bool = false) {
    let file = errors.fileHandleForReading.fileDescriptor
    repeat {
      var files = [pollfd(fd: file, events: Int16(POLLIN), revents: 0)]
      guard poll(&files, 1, 0) > 0, let more = Channel.readSome(file), !more.isEmpty else { return }
      lastWords.append(more)
      forward(more)
    } while all
  }
}

extension Process {
  /// Ends the process by the signal that cannot be caught.
  fileprivate func terminateAtOnce() {
    if isRunning { Glue.kill(processIdentifier) }
  }
}

/// The C library's call, which a method of the same name hides.
private enum Glue {
  static func kill(_ process: Int32) {
    #if canImport(Darwin)
      _ = Darwin.kill(process, SIGKILL)
    #elseif canImport(Glibc)
      _ = Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(process, SIGKILL)
    #endif
  }
}

/// Signals by name.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM",
    SIGSYS: "SIGSYS",
  ]

  /// The name, or the number of a signal that is not among the usual ones.
  static func name(of signal: Int32) -> String {
    names[signal] ?? "signal \(signal)"
  }
}
