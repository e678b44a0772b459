import ScreenSnapshot

/// The screens that no worker has rendered or is rendering.
final class RenderQueue: Sendable {
  private struct State {
    var pending: ArraySlice<RenderTask>
    var returned: [ArraySlice<RenderTask>] = []
    var threads: Int
  }

  private let state: Locked<State>
  private let workers: Int

  /// The maximum number of screens in one request.
  static let maximumBatch = 256

  init(_ tasks: [RenderTask], workers: Int) {
    self.workers = max(workers, 1)
    state = Locked(State(pending: tasks[...], threads: workers))
  }

  /// Creates a queue whose batches are groups.
  init(groups: [[RenderTask]], workers: Int) {
    self.workers = max(workers, 1)
    let tasks = groups.flatMap(\.self)
    var rest = tasks[...]
    let batches = groups.map { group in
      defer { rest = rest.dropFirst(group.count) }
      return rest.prefix(group.count)
    }
    // The last batch is the next one.
    state = Locked(
      State(pending: [], returned: batches.filter { !$0.isEmpty }.reversed(), threads: workers))
  }

  /// Removes the next screens: large batches first, which save requests, and small ones at the end,
  /// so that the workers finish at about the same time.
  ///
  /// - Returns: The screens, whose indices are their positions; empty if none remain.
  func nextBatch() -> ArraySlice<RenderTask> {
    state.withLock { state in
      if let tasks = state.returned.popLast() { return tasks }
      let count = min(max(state.pending.count / (workers * 4), 1), Self.maximumBatch)
      defer { state.pending = state.pending.dropFirst(count) }
      return state.pending.prefix(count)
    }
  }

  /// Returns screens that a thread cannot render.
  func returnTasks(_ tasks: ArraySlice<RenderTask>) {
    state.withLock { state in
      if !tasks.isEmpty { state.returned.append(tasks) }
    }
  }

  /// Removes a thread that renders no more screens.
  ///
  /// - Parameter isConditional: Whether the thread stays if another one has returned screens.
  /// - Returns: Whether the thread was removed.
  func retireThread(unlessTasksReturned isConditional: Bool) -> Bool {
    state.withLock { state in
      if isConditional && !state.returned.isEmpty { return false }
      state.threads -= 1
      return true
    }
  }

  var hasNoThreads: Bool { state.withLock { $0.threads == 0 } }

  /// Removes all screens.
  func cancel() {
    state.withLock { ($0.pending, $0.returned) = ([], []) }
  }
}
