import Testing

@testable import ScreenJobs

@Suite("JobQueue")
struct JobQueueTests {
  private static func batches(of queue: JobQueue) -> [Range<Int>] {
    sequence(state: queue) { $0.nextBatch() }.prefix { !$0.isEmpty }
  }

  @Test("Batches get smaller and contain each job once, in order", arguments: [1, 2, 7])
  func batches(workers: Int) {
    let batches = Self.batches(of: JobQueue(count: 10_000, workers: workers))
    #expect(batches.flatMap(\.self) == Array(0..<10_000))
    #expect(batches.first?.count == 256)
    #expect(batches.last?.count == 1)
    #expect(batches.map(\.count) == batches.map(\.count).sorted(by: >))
  }

  @Test(
    "The shares of processes are batches, in order",
    arguments: [
      (1, [0..<5]), (2, [0..<3, 3..<5]), (4, [0..<2, 2..<4, 4..<5]),
      (9, (0..<5).map { $0..<$0 + 1 }),
    ])
  func shares(processes: Int, expected: [Range<Int>]) {
    let queue = JobQueue(count: 5, workers: 2, processes: processes)
    #expect(Self.batches(of: queue) == expected)
  }

  @Test("The last job can be the first batch")
  func last() {
    let queue = JobQueue(count: 4, workers: 1, startsWithLast: true)
    #expect(Self.batches(of: queue) == [3..<4, 0..<1, 1..<2, 2..<3])
  }

  @Test("A cancelled queue is empty")
  func cancelled() {
    let queue = JobQueue(count: 100, workers: 2)
    queue.cancel()
    #expect(queue.nextBatch().isEmpty)
  }
}
