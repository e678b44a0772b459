import Testing

@testable import ScreenHarness

@Suite("MemoryWatchdog", .timeLimit(.minutes(5)))
struct MemoryWatchdogTests {
  @Test("The handler runs when the memory exceeds the limit, and not before")
  func exceeds() async {
    let measurements = Locked([40, 100, 101])
    let (calls, continuation) = AsyncStream.makeStream(of: Int.self)
    let watchdog = MemoryWatchdog(
      maximumBytes: 100,
      footprint: { measurements.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } },
      exceeded: { continuation.yield(measurements.withLock { $0.count }) })
    var iterator = calls.makeAsyncIterator()
    // No measurement below the limit is left.
    #expect(await iterator.next() == 1)
    withExtendedLifetime(watchdog) {}
  }
}
