import Foundation
import ScreenSnapshot

/// The screens that no worker has yet.
final class RenderQueue: @unchecked Sendable {
  // All that changes is read and written under the lock.
  private let lock = NSLock()
  private var rest: ArraySlice<RenderTask>
  private var returned: [ArraySlice<RenderTask>] = []
  private let workers: Int
  private var threads: Int

  /// The most screens that are asked for at once.
  private static let most = 256

  init(_ tasks: [RenderTask], workers: Int) {
    rest = tasks[...]
    self.workers = max(workers, 1)
    threads = workers
  }

  /// Takes screens off: many while there are many, so that little is asked, few towards the end, so
  /// that no worker is left alone with them.
  ///
  /// - Returns: The screens, whose indices are their positions; none where none is left.
  func take() -> ArraySlice<RenderTask> {
    lock.withLock {
      if let tasks = returned.popLast() { return tasks }
      let count = min(max(rest.count / (workers * 4), 1), Self.most)
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }

  /// Takes back what a thread cannot show.
  func returnTasks(_ tasks: ArraySlice<RenderTask>) {
    lock.withLock {
      if !tasks.isEmpty { returned.append(tasks) }
    }
  }

  /// Takes down that a thread will show no more.
  ///
  /// - Parameter isPatient: Whether it stays where something was given back.
  /// - Returns: Whether it may go.
  func leave(ifNothingIsLeft isPatient: Bool) -> Bool {
    lock.withLock {
      if isPatient && !returned.isEmpty { return false }
      threads -= 1
      return true
    }
  }

  /// Whether all threads left.
  var hasNoThreads: Bool { lock.withLock { threads == 0 } }

  /// Lets nobody take more.
  func stop() {
    lock.withLock { (rest, returned) = ([], []) }
  }
}
