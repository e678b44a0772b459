import Foundation
import ScreenSystem

/// The exit of a child process, observed by a thread that waits for it.
///
/// - SeeAlso: waitid(2), waitpid(2), kill(2).
final class ChildExit: Sendable {
  /// How a process exited.
  enum Reason: Equatable, Sendable {
    case signal(Int32)
    case status(Int32)
  }

  /// Sends a signal to a process group; a sandbox may refuse that.
  typealias SendSignal = @Sendable (_ signal: Int32, _ group: pid_t) -> Void

  let identifier: pid_t

  private let reason = Locked<Reason?>(nil)
  private let exited = DispatchGroup()
  private let wake: PipeDescriptors
  private let sendSignal: SendSignal

  /// Starts to observe a child that leads a process group and that nothing else waits for.
  ///
  /// This object closes the pipe.
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

  /// A file that becomes readable when the process exits.
  var wakeFile: Int32 { wake.reading }

  /// Waits until the process has exited.
  ///
  /// - Returns: Nil if the process is still running after the limit.
  func wait(within limit: Duration) -> Reason? {
    _ = exited.wait(timeout: .now() + .milliseconds(Int(limit / .milliseconds(1))))
    return reason.withLock { $0 }
  }

  /// Sends SIGKILL to the process and the processes that it has started, without waiting.
  func kill() {
    reason.withLock { reason in
      // After the exit, the system may reuse the number.
      if reason == nil { sendSignal(SIGKILL, identifier) }
    }
  }

  /// Calls kill(2) and ignores errors, since the process also ends when its input is closed.
  static let systemSendSignal: SendSignal = { signal, group in
    _ = Foundation.kill(-group, signal)
  }

  /// Waits for the exit, stores its reason, and kills the processes that it has started.
  private func observe() {
    var information = siginfo_t()
    var result: Int32
    repeat {
      result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT)
    } while result != 0 && errno == EINTR
    let hasExited = result == 0
    reason.withLock { reason in
      // The number stays reserved until the process is reaped, which happens under the lock.
      if hasExited { sendSignal(SIGKILL, identifier) }
      reason = reap()
    }
    exited.leave()
    var byte: UInt8 = 0
    _ = write(wake.writing, &byte, 1)
  }

  /// Waits for the exit and releases the number.
  private func reap() -> Reason {
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &status, 0) } while result < 0 && errno == EINTR
    // Other code in this process may have called waitpid(2) for all children.
    guard result == identifier else { return .signal(SIGKILL) }
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  private static let signalNames: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM",
    SIGSYS: "SIGSYS", SIGALRM: "SIGALRM", SIGHUP: "SIGHUP", SIGXCPU: "SIGXCPU",
  ]

  /// The name of a signal; its number if it is an unusual one.
  static func name(ofSignal signal: Int32) -> String {
    signalNames[signal] ?? "signal \(signal)"
  }
}
