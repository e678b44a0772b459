import ScreenSystem

/// The positions of the jobs that no worker has run or is running.
final class JobQueue: Sendable {
  private struct State {
    var pending: Range<Int>
    /// Batches of their own, the next one last.
    var groups: [Range<Int>] = []
  }

  private let state: Locked<State>
  private let workers: Int

  /// The maximum number of jobs in one request.
  static let maximumBatch = 256

  /// Creates a queue of some number of jobs.
  init(count: Int, workers: Int) {
    self.workers = max(workers, 1)
    state = Locked(State(pending: 0..<count))
  }

  /// Creates a queue whose batches are groups of jobs.
  init(groups counts: [Int]) {
    workers = 1
    var batches: [Range<Int>] = []
    for count in counts {
      let start = batches.last?.upperBound ?? 0
      batches.append(start..<start + count)
    }
    state = Locked(State(pending: 0..<0, groups: batches.filter { !$0.isEmpty }.reversed()))
  }

  /// Removes the next jobs: large batches first, which save requests, and small ones at the end,
  /// so that the workers finish at about the same time.
  ///
  /// - Returns: The positions; empty if none remain.
  func nextBatch() -> Range<Int> {
    state.withLock { state in
      if let batch = state.groups.popLast() { return batch }
      let count = min(max(state.pending.count / (workers * 4), 1), Self.maximumBatch)
      let batch = state.pending.prefix(count)
      state.pending = batch.upperBound..<state.pending.upperBound
      return batch
    }
  }

  /// Removes all jobs.
  func cancel() {
    state.withLock { ($0.pending, $0.groups) = (0..<0, []) }
  }
}
