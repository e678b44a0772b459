import Foundation

/// A value that several threads read and write, one at a time.
///
/// `Synchronization.Mutex` needs macOS 15; this type needs nothing newer than the package does.
final class Locked<State: Sendable>: @unchecked Sendable {
  // Every access to `state` holds the lock.
  private let lock = NSLock()
  private var state: State

  init(_ state: State) {
    self.state = state
  }

  /// Runs a closure with exclusive access to the value.
  ///
  /// - Precondition: The closure must not access the same value again: it would wait for itself.
  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
