import ScreenSystem

/// The positions of the jobs that no worker has run or is running.
final class JobQueue: Sendable {
  private struct State {
    var pending: Range<Int>
    var returned: [Range<Int>] = []
    var threads: Int
  }

  private let state: Locked<State>
  private let workers: Int

  /// The maximum number of jobs in one request.
  static let maximumBatch = 256

  /// Creates a queue of some number of jobs.
  init(count: Int, workers: Int) {
    self.workers = max(workers, 1)
    state = Locked(State(pending: 0..<count, threads: workers))
  }

  /// Creates a queue whose batches are groups of jobs.
  init(groups counts: [Int], workers: Int) {
    self.workers = max(workers, 1)
    var batches: [Range<Int>] = []
    for count in counts {
      let start = batches.last?.upperBound ?? 0
      batches.append(start..<start + count)
    }
    // The last batch is the next one.
    state = Locked(
      State(
        pending: 0..<0, returned: batches.filter { !$0.isEmpty }.reversed(), threads: workers))
  }

  /// Removes the next jobs: large batches first, which save requests, and small ones at the end,
  /// so that the workers finish at about the same time.
  ///
  /// - Returns: The positions; empty if none remain.
  func nextBatch() -> Range<Int> {
    state.withLock { state in
      if let batch = state.returned.popLast() { return batch }
      let count = min(max(state.pending.count / (workers * 4), 1), Self.maximumBatch)
      let batch = state.pending.prefix(count)
      state.pending = batch.upperBound..<state.pending.upperBound
      return batch
    }
  }

  /// Returns jobs that a thread cannot run.
  func giveBack(_ batch: Range<Int>) {
    state.withLock { state in
      if !batch.isEmpty { state.returned.append(batch) }
    }
  }

  /// Removes a thread that runs no more jobs.
  ///
  /// - Parameter isConditional: Whether the thread stays if another one has returned jobs.
  /// - Returns: Whether the thread was removed.
  func retireThread(unlessJobsReturned isConditional: Bool) -> Bool {
    state.withLock { state in
      if isConditional && !state.returned.isEmpty { return false }
      state.threads -= 1
      return true
    }
  }

  var hasNoThreads: Bool { state.withLock { $0.threads == 0 } }

  /// Removes all jobs.
  func cancel() {
    state.withLock { ($0.pending, $0.returned) = (0..<0, []) }
  }
}
