import ScreenSystem

/// The positions of the jobs that no worker has run or is running.
final class JobQueue: Sendable {
  private let pending: Locked<Range<Int>>
  private let workers: Int
  private let share: Int?

  /// The number of jobs, if the last one is the first batch.
  private let countIfStartingWithLast: Int?

  /// The maximum number of jobs in one request.
  static let maximumBatch = 256

  /// Creates a queue of some number of jobs; with a number of processes, its batches are their shares.
  init(count: Int, workers: Int, processes: Int? = nil, startsWithLast: Bool = false) {
    self.workers = max(workers, 1)
    countIfStartingWithLast = startsWithLast && processes == nil ? count : nil
    share = processes.map { max((count + $0 - 1) / $0, 1) }
    pending = Locked(0..<count)
  }

  /// Whether each batch starts with a new worker.
  var isolatesBatches: Bool { share != nil }

  /// Removes the next jobs: large batches first, which save requests, and small ones at the end,
  /// so that the workers finish at about the same time.
  ///
  /// If the queue starts with the last job, the first batch is that job.
  ///
  /// - Returns: The positions; empty if no job remains.
  func nextBatch() -> Range<Int> {
    pending.withLock { pending in
      if pending.upperBound == countIfStartingWithLast {
        defer { pending = pending.dropLast() }
        return pending.suffix(1)
      }
      let count = share ?? min(max(pending.count / (workers * 4), 1), Self.maximumBatch)
      let batch = pending.prefix(count)
      pending = batch.upperBound..<pending.upperBound
      return batch
    }
  }

  /// Removes all jobs.
  func cancel() {
    pending.withLock { $0 = 0..<0 }
  }
}
