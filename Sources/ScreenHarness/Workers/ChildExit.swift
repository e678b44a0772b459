import Foundation

/// The exit of a child process, observed by a thread that waits for it.
///
/// - SeeAlso: waitid(2), waitpid(2), kill(2).
final class ChildExit: Sendable {
  /// How a process exited.
  enum Reason: Equatable, Sendable {
    case signal(Int32)
    case status(Int32)
  }

  /// Sends a signal to a process group, which a sandbox may refuse.
  typealias SendSignal = @Sendable (_ signal: Int32, _ group: pid_t) -> Void

  /// The number that names the process in messages.
  let identifier: pid_t

  private let reason = Locked<Reason?>(nil)
  private let exited = DispatchGroup()
  private let wake: PipeDescriptors
  private let sendSignal: SendSignal

  /// Starts to observe a process.
  ///
  /// - Parameters:
  ///   - identifier: A child that leads a process group and that nothing else waits for.
  ///   - wake: A pipe, which this object closes.
  ///   - sendSignal: Sends a signal to a process group.
  init(of identifier: pid_t, wake: PipeDescriptors, sendSignal: @escaping SendSignal) {
    self.identifier = identifier
    self.wake = wake
    self.sendSignal = sendSignal
    exited.enter()
    Thread.detachNewThread { @Sendable in self.observe() }
  }

  deinit {
    wake.closeBoth()
  }

  /// A file that can be read from once the process has exited or ``cancel()`` was called.
  var wakeFile: Int32 { wake.reading }

  /// Waits until the process has exited.
  ///
  /// - Returns: Nil if the process still runs after the limit.
  func wait(within limit: Duration) -> Reason? {
    let nanoseconds = Int(limit / .nanoseconds(1))
    _ = exited.wait(timeout: .now() + .nanoseconds(nanoseconds))
    return reason.withLock { $0 }
  }

  /// Sends SIGKILL to the process and what it has started, and does not wait.
  func kill() {
    reason.withLock { reason in
      // After the exit, the number may be another process's.
      if reason == nil { sendSignal(SIGKILL, identifier) }
    }
  }

  /// Makes the thread that reads from the process end it, from any other thread.
  func cancel() {
    kill()
    wakeReader()
  }

  /// Calls kill(2), whose errors do not matter: the input of the process is closed, too.
  static let systemSendSignal: SendSignal = { signal, group in
    _ = Foundation.kill(-group, signal)
  }

  /// Waits for the exit, keeps its reason, and ends what the process has left behind.
  private func observe() {
    var information = siginfo_t()
    // Without reaping, so that the number stays the process's own until the lock is held.
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    reason.withLock { reason in
      sendSignal(SIGKILL, identifier)
      reason = reap()
    }
    exited.leave()
    wakeReader()
  }

  private func reap() -> Reason {
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &status, 0) } while result < 0 && errno == EINTR
    // Another part of the process may have taken the status.
    guard result == identifier else { return .signal(SIGKILL) }
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  private func wakeReader() {
    var byte: UInt8 = 0
    _ = write(wake.writing, &byte, 1)
  }
}
