import Foundation
import ScreenSnapshot

/// A worker, seen from the process that asks it.
final class WorkerProcess {
  /// What comes of waiting for an answer.
  enum Event {
    case answer(WorkerResponse)
    case ended(ScreenCrash)
    case timeout
  }

  private let process: ChildProcess
  private let forward: @Sendable ([UInt8]) -> Void
  private var received: [UInt8] = []
  /// How much of that was taken.
  private var taken = 0
  private var lastWords = StandardErrorTail()
  private var isStandardErrorOpen = true
  /// Whether what it writes to standard error is not passed on.
  var suppressesStandardError = false
  /// How much of one screen was passed on.
  private var forwarded = 0

  /// The most bytes of one screen that are passed on: what one prints for ever has no end.
  private static let maximumForwardedBytes = 4 << 20

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The path of this executable.
  ///   - forward: Is given what the worker writes to standard error.
  /// - Throws: `POSIXError`.
  init(
    _ executable: String, forward: @escaping @Sendable ([UInt8]) -> Void
  ) throws(POSIXError) {
    self.forward = forward
    // The last words are Swift's own line; a backtrace would take seconds.
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    process = try ChildProcess(executable, [Worker.argument], variables: variables)
  }

  /// Asks for screens; whether that got through is told by what is answered.
  func ask(for request: WorkerRequest) {
    lastWords.clear()
    process.send(request.bytes)
  }

  /// The exit of the process, which another thread can cause.
  var exit: ChildExit { process.exit }

  /// How long answers are left to gather before they are looked for.
  ///
  /// Each one of a process that somebody waits for wakes another up, on a machine whose cores have
  /// enough to do: without this, two workers took longer than none.
  private static let gathering: UInt32 = 1000
  private static let minimumBatch = 8

  /// Waits for the next answer.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait.
  ///   - more: How many answers are to come behind it; with many, they are left to gather.
  ///   - waiting: Called before it has to be waited.
  /// - Returns: The answer, or what came in its place.
  func next(
    within timeout: Duration, before more: Int = 0, waiting: () -> Void = {}
  ) -> Event {
    if let answer = nextMessage() { return answer }
    waiting()
    if more > Self.minimumBatch { usleep(Self.gathering) }
    var deadline = ContinuousClock.now + timeout
    while true {
      if let answer = nextMessage() { return answer }
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return .timeout }
      if !receive(within: Int32(min(left.rounded(.up), Double(Int32.max)))) {
        return nextMessage() ?? .ended(crash())
      }
      // Whoever reads standard error slowly takes time that is not the screen's.
      deadline += readErrors()
    }
  }

  /// Waits for more of an answer.
  ///
  /// - Returns: False if the process has exited and everything that it wrote is read: another process
  ///   may still hold its pipes.
  private func receive(within milliseconds: Int32) -> Bool {
    var files = [process.output, exit.wakeFile, isStandardErrorOpen ? process.errors : -1]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return true }
    guard files[0].revents != 0 else { return files[1].revents == 0 }
    guard let bytes = MessageChannel.readAvailable(process.output), !bytes.isEmpty else {
      return false
    }
    received += bytes
    return true
  }

  /// Ends the worker, and waits until it has exited.
  ///
  /// - Returns: Whether it has exited.
  @discardableResult
  func end() -> Bool {
    let reason = process.end()
    readErrors()
    return reason != nil
  }

  /// The answer at the front of what was received; what is garbled ends the worker.
  private func nextMessage() -> Event? {
    let rest = received[taken...]
    guard rest.count >= 8 else { return keep(rest) }
    var reader = MessageDecoder(rest)
    guard let count = try? reader.number(), (0...MessageChannel.longest).contains(count) else {
      return garbled()
    }
    guard rest.count >= 8 + count else { return keep(rest) }
    taken += 8 + count
    forwarded = 0
    let message = rest.dropFirst(8).prefix(count)
    return (try? WorkerResponse(message)).map { .answer($0) } ?? garbled()
  }

  /// Moves what is left to the front, where there is no whole answer yet.
  private func keep(_ rest: ArraySlice<UInt8>) -> Event? {
    if taken > 0 { (received, taken) = (Array(rest), 0) }
    return nil
  }

  /// What an answer amounts to that is none.
  private func garbled() -> Event {
    end()
    return .ended(ScreenCrash(signal: nil, cause: "the app wrote to a stream that is not its own"))
  }

  /// The time that a worker has to exit after it has closed its output, which comes first.
  private static let maximumClosingTime = Duration.seconds(1)

  /// Why the worker, which closed its output, can answer no more.
  private func crash() -> ScreenCrash {
    let reason = exit.wait(within: Self.maximumClosingTime)
    end()
    let words = lastWords.lines
    switch reason {
    case .signal(let number):
      return ScreenCrash(signal: SignalName.name(of: number), lastWords: words)
    case .status(let status):
      return ScreenCrash(signal: nil, status: status, lastWords: words)
    case nil:
      return ScreenCrash(
        signal: nil, lastWords: words, cause: "the app closed a stream that is not its own")
    }
  }

  /// Reads what was written to standard error, and passes it on.
  ///
  /// - Returns: How long passing it on took.
  @discardableResult
  private func readErrors() -> Duration {
    var time = Duration.zero
    // More than a pipe holds; whoever goes on writing has no end.
    for _ in 0..<32 where isStandardErrorOpen {
      var files = [pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0)]
      guard poll(&files, 1, 0) > 0 else { break }
      guard let more = MessageChannel.readAvailable(process.errors), !more.isEmpty else {
        isStandardErrorOpen = false
        break
      }
      lastWords.append(more)
      time += ContinuousClock().measure { pass(on: more) }
    }
    return time
  }

  private func pass(on bytes: [UInt8]) {
    guard !suppressesStandardError, forwarded < Self.maximumForwardedBytes else { return }
    forwarded += bytes.count
    forward(bytes)
    if forwarded >= Self.maximumForwardedBytes {
      forward(Array("\n… what else it prints is left out\n".utf8))
    }
  }
}
