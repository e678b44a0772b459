import Testing

@testable import ScreenHarness

@Suite("SignalMonitor")
struct SignalMonitorTests {
  @Test("The end of the parent interrupts the run once, also after a signal")
  func parent() {
    let calls = Locked(0)
    let monitor = SignalMonitor(followsParent: true)
    monitor.addHandler { calls.withLock { $0 += 1 } }
    #expect(!monitor.isInterrupted)
    monitor.parentDidEnd()
    #expect(monitor.isInterrupted)
    monitor.parentDidEnd()
    #expect(calls.withLock { $0 } == 1)

    // A second signal would end the process.
    let signaled = SignalMonitor(followsParent: true)
    signaled.receive()
    signaled.parentDidEnd()
    #expect(signaled.isInterrupted)
  }
}
