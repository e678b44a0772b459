import Foundation
import ScreenSnapshot

/// The screens that no worker has yet.
final class TaskQueue: @unchecked Sendable {
  // All that changes is read and written under the lock.
  private let lock = NSLock()
  private var rest: ArraySlice<RenderTask>
  private let workers: Int

  /// The most screens that are asked for at once.
  private static let most = 256

  init(_ tasks: [RenderTask], workers: Int) {
    rest = tasks[...]
    self.workers = max(workers, 1)
  }

  /// Takes screens off: many while there are many, so that little is asked, few towards the end, so
  /// that no worker is left alone with them.
  ///
  /// - Returns: The screens, whose indices are their positions; none where none is left.
  func take() -> ArraySlice<RenderTask> {
    lock.withLock {
      let count = min(max(rest.count / (workers * 4), 1), Self.most)
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }

  /// Lets nobody take more.
  func stop() {
    lock.withLock { rest = [] }
  }
}
