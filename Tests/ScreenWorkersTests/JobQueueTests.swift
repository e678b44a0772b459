import Testing

@testable import ScreenWorkers

@Suite("JobQueue")
struct JobQueueTests {
  @Test("Batches get smaller and contain each job once, in order", arguments: [1, 2, 7])
  func batches(workers: Int) {
    let queue = JobQueue(count: 10_000, workers: workers)
    var batches: [Range<Int>] = []
    while case let next = queue.nextBatch(), !next.isEmpty { batches.append(next) }
    #expect(batches.flatMap(\.self) == Array(0..<10_000))
    #expect(batches.first?.count == 256)
    #expect(batches.last?.count == 1)
    #expect(batches.map(\.count) == batches.map(\.count).sorted(by: >))
  }

  @Test("Groups are batches, in order, with positions among all jobs")
  func groups() {
    let queue = JobQueue(groups: [1, 0, 3, 2])
    var batches: [Range<Int>] = []
    while case let next = queue.nextBatch(), !next.isEmpty { batches.append(next) }
    #expect(batches == [0..<1, 1..<4, 4..<6])
  }

  @Test("A cancelled queue is empty")
  func cancelled() {
    let queue = JobQueue(count: 100, workers: 2)
    queue.cancel()
    #expect(queue.nextBatch().isEmpty)
  }
}
