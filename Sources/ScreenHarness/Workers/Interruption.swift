import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether somebody wants the run to end, by Ctrl-C or by a signal of a CI server.
///
/// The first signal lets the run report what it found; a second one ends the process.
final class Interruption: @unchecked Sendable {
  // All that changes is read and written under the lock.
  private let lock = NSLock()
  private var isRaisedNow = false
  private var actions: [() -> Void] = []
  private var sources: [any DispatchSourceSignal] = []

  private static let signals = [SIGINT, SIGTERM]

  /// Whether a signal came.
  var isRaised: Bool { lock.withLock { isRaisedNow } }

  /// Takes the signals from now on.
  func begin() {
    for number in Self.signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.raise() }
      source.resume()
      lock.withLock { sources.append(source) }
    }
  }

  /// Leaves the signals alone again.
  func end() {
    let old = lock.withLock {
      defer { sources = [] }
      return sources
    }
    for source in old { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }

  /// Calls back once a signal comes, or now where one came.
  func onRaise(_ action: @escaping () -> Void) {
    let isLate = lock.withLock {
      if !isRaisedNow { actions.append(action) }
      return isRaisedNow
    }
    if isLate { action() }
  }

  /// Does what a signal does.
  func raise() {
    let pending: [() -> Void]? = lock.withLock {
      if isRaisedNow { return nil }
      isRaisedNow = true
      defer { actions = [] }
      return actions
    }
    guard let pending else { _exit(ExitStatus.interrupted) }
    for action in pending { action() }
  }
}
