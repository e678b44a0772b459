import ScreenSystem

/// The positions of the jobs that no worker has run or is running, in batches.
final class JobQueue: Sendable {
  /// In reverse order: the next batch is at the end.
  private let batches: Locked<[Range<Int>]>

  /// Whether each batch starts with a new worker.
  let isolatesBatches: Bool

  /// The maximum number of jobs in one request.
  static let maximumBatch = 256

  /// Creates a queue of some number of jobs; with a number of processes, its batches are their shares.
  ///
  /// Other batches are large first, which saves requests, and small at the end, so that the workers finish at about the
  /// same time. The first one is the last job alone if the queue starts with it.
  init(count: Int, workers: Int, processes: Int? = nil, startsWithLast: Bool = false) {
    isolatesBatches = processes != nil
    let share = processes.map { max((count + $0 - 1) / $0, 1) }
    var pending = 0..<count
    var batches: [Range<Int>] = []
    if startsWithLast, share == nil {
      batches.append(pending.suffix(1))
      pending = pending.dropLast()
    }
    while !pending.isEmpty {
      let size = share ?? min(max(pending.count / (max(workers, 1) * 4), 1), Self.maximumBatch)
      batches.append(pending.prefix(size))
      pending = pending.dropFirst(size)
    }
    self.batches = Locked(batches.reversed())
  }

  /// Removes the next jobs, and returns their positions; empty if no job remains.
  func nextBatch() -> Range<Int> {
    batches.withLock { $0.popLast() ?? 0..<0 }
  }

  /// Removes all jobs.
  func cancel() {
    batches.withLock { $0 = [] }
  }
}
