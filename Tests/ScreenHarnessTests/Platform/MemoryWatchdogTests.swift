import Testing

@testable import ScreenHarness

@Suite("A memory watchdog")
struct MemoryWatchdogTests {
  @Test("calls back once the memory exceeds the limit, and not before")
  func exceeds() async {
    let measurements = Locked([40, 100, 101])
    let (calls, continuation) = AsyncStream.makeStream(of: Int.self)
    let watchdog = MemoryWatchdog(
      maximumBytes: 100,
      footprint: { measurements.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } },
      exceeded: { continuation.yield(measurements.withLock { $0.count }) })
    var iterator = calls.makeAsyncIterator()
    // All measurements below the limit were taken by then.
    #expect(await iterator.next() == 1)
    withExtendedLifetime(watchdog) {}
  }
}
