import Dispatch
import Foundation

/// Whether somebody wants the run to end, by Ctrl-C, by closing the terminal, or by a signal of a CI
/// server.
///
/// The first signal lets the run report what it found; a second one ends the process.
final class SignalMonitor: @unchecked Sendable {
  // All that changes is read and written under the lock.
  private let lock = NSLock()
  private var hasSignal = false
  private var actions: [Int: () -> Void] = [:]
  private var nextToken = 0
  private var sources: [any DispatchSourceSignal] = []
  /// How often signals were asked for, and not left alone again.
  private var depth = 0
  /// Can be read from once a signal came.
  private var alarm: Pipe?

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether a signal came.
  var isRaised: Bool { lock.withLock { hasSignal } }

  /// Takes the signals from now on, until ``end()`` was called as often.
  ///
  /// On Linux, Dispatch gets no signal of a second source that is made once the first is cancelled; so
  /// what goes on behind a walk begins before it.
  func begin() {
    guard lock.withLock({ count(+1) == 1 }) else { return }
    for number in Self.signals where !wasIgnored(number) {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.raise() }
      source.resume()
      lock.withLock { sources.append(source) }
    }
  }

  /// Leaves the signals alone again.
  func end() {
    guard lock.withLock({ count(-1) == 0 }) else { return }
    let old = lock.withLock {
      defer { sources = [] }
      return sources
    }
    for source in old {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }

  /// Has the process ignore a signal, so that a source can take it.
  ///
  /// - Returns: Whether it was ignored before, as SIGHUP is below `nohup`: then it stays so.
  private func wasIgnored(_ number: Int32) -> Bool {
    let old = signal(number, SIG_IGN)
    return unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private func count(_ change: Int) -> Int {
    depth += change
    return depth
  }

  /// Calls back once a signal comes, or now where one came.
  ///
  /// - Returns: What ``forget(_:)`` takes.
  func addHandler(_ action: @escaping () -> Void) -> Int {
    let (token, isLate) = lock.withLock {
      nextToken += 1
      if !hasSignal { actions[nextToken] = action }
      return (nextToken, hasSignal)
    }
    if isLate { action() }
    return token
  }

  /// Calls back no more.
  func forget(_ token: Int) {
    lock.withLock { actions[token] = nil }
  }

  /// Waits until there is something to read.
  ///
  /// - Returns: Whether there is; false where a signal came.
  func waitForInput(_ file: Int32) -> Bool {
    var files = [file, alarmFile].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&files, 2, -1) < 0, errno == EINTR {}
    return files[1].revents == 0
  }

  private var alarmFile: Int32 {
    if let alarm = lock.withLock({ self.alarm }) {
      return alarm.fileHandleForReading.fileDescriptor
    }
    let alarm = Pipe()
    lock.withLock { self.alarm = alarm }
    _ = addHandler { try? alarm.fileHandleForWriting.write(contentsOf: Data([0])) }
    return alarm.fileHandleForReading.fileDescriptor
  }

  /// Does what a signal does.
  func raise() {
    let pending: [() -> Void]? = lock.withLock {
      if hasSignal { return nil }
      hasSignal = true
      defer { actions = [:] }
      return Array(actions.values)
    }
    guard let pending else { _exit(ExitStatus.interrupted.rawValue) }
    for action in pending { action() }
  }
}
