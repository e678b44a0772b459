import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("The screens that no worker has yet")
struct RenderQueueTests {
  private static func tasks(_ count: Int) -> [RenderTask] {
    (0..<count).map { RenderTask(index: $0, layouts: [.compact]) }
  }

  @Test("are taken off in order, many while there are many, each once", arguments: [1, 2, 7])
  func taking(workers: Int) {
    let queue = RenderQueue(Self.tasks(10_000), workers: workers)
    var taken: [[RenderTask]] = []
    while case let next = queue.take(), !next.isEmpty { taken.append(Array(next)) }
    #expect(taken.flatMap(\.self) == Self.tasks(10_000))
    #expect(taken.first?.count == 256)
    #expect(taken.last?.count == 1)
    #expect(taken.map(\.count) == taken.map(\.count).sorted(by: >))
  }

  @Test("have their positions, also where they come back")
  func givingBack() {
    let queue = RenderQueue(Self.tasks(100), workers: 1)
    let first = queue.take()
    #expect(first.indices == 0..<25)
    queue.returnTasks(first.dropFirst(20))
    #expect(queue.take().indices == 20..<25)
    #expect(queue.take().startIndex == 25)
  }

  @Test("keep a patient thread where some came back, and know when all threads have left")
  func leaving() {
    let queue = RenderQueue(Self.tasks(3), workers: 2)
    queue.returnTasks(queue.take())
    #expect(!queue.leave(ifNothingIsLeft: true))
    #expect(queue.leave(ifNothingIsLeft: false))
    #expect(!queue.hasNoThreads)
    while !queue.take().isEmpty {}
    #expect(queue.leave(ifNothingIsLeft: true))
    #expect(queue.hasNoThreads)
  }

  @Test("are none once it was stopped")
  func stopped() {
    let queue = RenderQueue(Self.tasks(100), workers: 2)
    queue.returnTasks(queue.take())
    queue.stop()
    #expect(queue.take().isEmpty)
  }
}
