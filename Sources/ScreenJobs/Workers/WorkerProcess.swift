import Foundation
import ScreenSystem

/// A worker in a process of its own.
final class WorkerProcess: WorkerConnection {
  private let process: ChildProcess
  private let signals: SignalMonitor
  private let forward: @Sendable ([UInt8]) -> Void

  private var received = MessageBuffer()
  private var errors: StandardErrorLines
  private var isStandardErrorOpen = true
  private var forwardsErrors = true
  private let traces: Bool

  /// The number of jobs of the request that have no response yet.
  private var waitingJobs = 0
  /// The number of bytes that were forwarded since the last message.
  private var forwardedBytes = 0

  /// The most bytes to forward for one screen or step, which may print without end.
  private static let maximumForwardedBytes = 1 << 16

  /// Starts a worker, which may trace a crash; `forward` receives what it writes to standard error.
  ///
  /// - Throws: `WorkerError.launchFailed`.
  init(
    _ executable: String, traces: Bool = false, signals: SignalMonitor,
    forward: @escaping @Sendable ([UInt8]) -> Void
  ) throws(WorkerError) {
    self.signals = signals
    self.forward = forward
    self.traces = traces
    errors = StandardErrorLines(hasTrace: traces)
    var variables = ProcessInfo.processInfo.environment
    variables[CrashTrace.variable] = traces ? CrashTrace.on : CrashTrace.off
    do {
      process = try ChildProcess(
        executable, ProcessRegion.arguments(ofWorker: [Worker.argument]), variables: variables)
    } catch {
      throw .launchFailed(executable: executable, reason: error.reason)
    }
  }

  func send<J: Job>(_ request: WorkerRequest<J>, forwardsErrors: Bool) {
    // Unread output of a quiet request is not forwarded. Other unread output may explain how the next request ends.
    if forwardsErrors != self.forwardsErrors { forwardErrors() }
    forwardUpToLimit(errors.clear())
    self.forwardsErrors = forwardsErrors
    waitingJobs = request.jobs.count
    do {
      process.send(try Message.bytes(of: J.kind) + Message.bytes(of: request))
    } catch {
      // Without the request, the worker can only exit.
      process.terminate()
    }
  }

  func nextEvent(timeout: Duration, beforeWaiting: () -> Void) -> WorkerEvent {
    if let event = nextMessage() { return event }
    beforeWaiting()
    if waitingJobs >= Self.manyJobs { gatherMessages() }
    var deadline = ContinuousClock.now + timeout
    var mayTrace = traces
    while true {
      if signals.isInterrupted {
        terminate()
        return .exited(JobCrash())
      }
      if mayTrace, errors.isTracing {
        mayTrace = false
        deadline += CrashTrace.maximumTime
      }
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return .timedOut }
      if !receive(within: Int32(min(left.rounded(.up), Double(Int32.max)))) {
        return nextMessage() ?? .exited(crash())
      }
      if let event = nextMessage() { return event }
      forwardErrors()
    }
  }

  func terminate() {
    end(isAfterCrash: false)
  }

  /// Ends the worker, and forwards what it wrote until then.
  ///
  /// - Parameter isAfterCrash: Whether the result of a crash has the message of its trap.
  private func end(isAfterCrash: Bool) {
    process.terminate()
    forwardErrors()
    forwardUpToLimit(errors.flush(isAfterCrash: isAfterCrash))
  }
}

// MARK: - Messages

extension WorkerProcess {
  /// Waits for bytes.
  ///
  /// - Returns: False if the process has exited and everything that it wrote is read: another process
  ///   may still hold its pipes.
  private func receive(within milliseconds: Int32) -> Bool {
    let errors = isStandardErrorOpen ? process.standardError : -1
    var files = [process.output, process.exit.wakeFile, errors, signals.wakeUpFile]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return true }
    if files[0].revents != 0 { return receiveBytes() }
    guard files[1].revents != 0 else { return true }
    // What the process wrote between the call and its exit.
    while Self.isReadable(process.output), receiveBytes() {}
    return false
  }

  /// The number of waiting jobs from which on a millisecond more is not noticed.
  private static let manyJobs = 32

  /// Waits a millisecond for more messages, unless the process exits.
  ///
  /// To wake up for each message of a fast app would take half of the processors' time from the workers.
  private func gatherMessages() {
    var files = [pollfd(fd: process.exit.wakeFile, events: Int16(POLLIN), revents: 0)]
    _ = poll(&files, 1, 1)
  }

  /// Reads bytes of messages; returns false at the end of the stream.
  private func receiveBytes() -> Bool {
    guard let bytes = FileSystem.readAvailable(process.output), !bytes.isEmpty else { return false }
    received.append(bytes)
    return true
  }

  private func nextMessage() -> WorkerEvent? {
    do {
      guard let message = try received.next() else { return nil }
      forwardedBytes = 0
      switch message.kind {
      case .activity: return .began(message.body)
      case .value:
        waitingJobs -= 1
        return .message(message.body)
      }
    } catch {
      return .exited(WorkerEvent.malformedMessageCrash)
    }
  }

  /// The time that a worker has to exit after it has closed its output, which happens first.
  private static let maximumClosingTime = Duration.seconds(1)

  /// Why a worker that closed its output exited.
  private func crash() -> JobCrash {
    let reason = process.exit.wait(within: Self.maximumClosingTime)
    end(isAfterCrash: true)
    var (signal, cause): (String?, String?)
    switch reason {
    case .signal(let number): signal = ChildExit.name(ofSignal: number)
    case .status(let status): cause = "the app exited with status \(status)"
    case nil: cause = "the app closed a file descriptor that it did not open"
    }
    return JobCrash(signal: signal, cause: cause, standardErrorTail: errors.last)
  }
}

// MARK: - Standard error

extension WorkerProcess {
  /// Reads standard error and forwards it.
  private func forwardErrors() {
    // More than a pipe holds, but bounded, because the worker may print without end.
    for _ in 0..<32 where isStandardErrorOpen {
      guard Self.isReadable(process.standardError) else { break }
      guard let bytes = FileSystem.readAvailable(process.standardError), !bytes.isEmpty else {
        isStandardErrorOpen = false
        break
      }
      forwardUpToLimit(errors.append(bytes, forwards: forwardsErrors && room > 0))
    }
  }

  /// The number of bytes that can be forwarded before the next message.
  private var room: Int { Self.maximumForwardedBytes - forwardedBytes }

  private func forwardUpToLimit(_ bytes: [UInt8]) {
    let room = room
    guard forwardsErrors, room > 0, !bytes.isEmpty else { return }
    forwardedBytes += bytes.count
    forward(Array(bytes.prefix(room)))
    if bytes.count >= room { forward(Array("\n… the rest of this output is omitted\n".utf8)) }
  }

  private static func isReadable(_ file: Int32) -> Bool {
    var files = [pollfd(fd: file, events: Int16(POLLIN), revents: 0)]
    return poll(&files, 1, 0) > 0
  }
}
