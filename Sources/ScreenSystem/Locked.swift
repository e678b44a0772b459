import Foundation

/// A value that several threads read and write, one at a time; the only `@unchecked Sendable` type.
///
/// `Synchronization.Mutex` needs macOS 15; this type needs nothing newer than the package does.
package final class Locked<State>: @unchecked Sendable {
  // Every access to `state` holds the lock.
  private let lock = NSLock()
  private var state: State

  package init(_ state: sending State) {
    self.state = state
  }

  /// Runs a closure with exclusive access to the value.
  ///
  /// - Precondition: The closure must not access the same value again, or it waits for itself forever.
  package func withLock<Result: Sendable>(
    _ body: (inout sending State) throws -> Result
  ) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
