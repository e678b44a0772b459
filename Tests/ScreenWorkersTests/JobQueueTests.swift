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

  @Test("Jobs that are given back are next")
  func givenBack() {
    let queue = JobQueue(count: 100, workers: 1)
    #expect(queue.nextBatch() == 0..<25)
    queue.giveBack(20..<25)
    #expect(queue.nextBatch() == 20..<25)
    #expect(queue.nextBatch().lowerBound == 25)
  }

  @Test("Groups are batches, in order, with positions among all jobs")
  func groups() {
    let queue = JobQueue(groups: [1, 0, 3, 2], workers: 2)
    var batches: [Range<Int>] = []
    while case let next = queue.nextBatch(), !next.isEmpty { batches.append(next) }
    #expect(batches == [0..<1, 1..<4, 4..<6])
  }

  @Test("A thread stays if jobs were given back, and the queue counts the threads")
  func threads() {
    let queue = JobQueue(count: 3, workers: 2)
    queue.giveBack(queue.nextBatch())
    #expect(!queue.retireThread(unlessJobsReturned: true))
    #expect(queue.retireThread(unlessJobsReturned: false))
    #expect(!queue.hasNoThreads)
    while !queue.nextBatch().isEmpty {}
    #expect(queue.retireThread(unlessJobsReturned: true))
    #expect(queue.hasNoThreads)
  }

  @Test("A cancelled queue is empty")
  func cancelled() {
    let queue = JobQueue(count: 100, workers: 2)
    queue.giveBack(queue.nextBatch())
    queue.cancel()
    #expect(queue.nextBatch().isEmpty)
  }
}
