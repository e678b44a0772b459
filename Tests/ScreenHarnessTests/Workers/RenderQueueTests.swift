import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("RenderQueue")
struct RenderQueueTests {
  @Test("Batches get smaller and contain each screen once, in order", arguments: [1, 2, 7])
  func batches(workers: Int) {
    let queue = RenderQueue(.screens(10_000), workers: workers)
    var batches: [[RenderTask]] = []
    while case let next = queue.nextBatch(), !next.isEmpty { batches.append(Array(next)) }
    #expect(batches.flatMap(\.self) == .screens(10_000))
    #expect(batches.first?.count == 256)
    #expect(batches.last?.count == 1)
    #expect(batches.map(\.count) == batches.map(\.count).sorted(by: >))
  }

  @Test("Returned screens keep their positions")
  func returned() {
    let queue = RenderQueue(.screens(100), workers: 1)
    let first = queue.nextBatch()
    #expect(first.indices == 0..<25)
    queue.returnTasks(first.dropFirst(20))
    #expect(queue.nextBatch().indices == 20..<25)
    #expect(queue.nextBatch().startIndex == 25)
  }

  @Test("Groups are batches, in order, with positions among all screens")
  func groups() {
    let tasks = [RenderTask].screens(6)
    let queue = RenderQueue(
      groups: [Array(tasks[..<1]), [], Array(tasks[1..<4]), Array(tasks[4...])], workers: 2)
    var batches: [Range<Int>] = []
    while case let next = queue.nextBatch(), !next.isEmpty { batches.append(next.indices) }
    #expect(batches == [0..<1, 1..<4, 4..<6])
  }

  @Test("A thread stays if screens were returned, and the queue counts the threads")
  func threads() {
    let queue = RenderQueue(.screens(3), workers: 2)
    queue.returnTasks(queue.nextBatch())
    #expect(!queue.retireThread(unlessTasksReturned: true))
    #expect(queue.retireThread(unlessTasksReturned: false))
    #expect(!queue.hasNoThreads)
    while !queue.nextBatch().isEmpty {}
    #expect(queue.retireThread(unlessTasksReturned: true))
    #expect(queue.hasNoThreads)
  }

  @Test("A cancelled queue is empty")
  func cancelled() {
    let queue = RenderQueue(.screens(100), workers: 2)
    queue.returnTasks(queue.nextBatch())
    queue.cancel()
    #expect(queue.nextBatch().isEmpty)
  }
}
