import Foundation
import Testing

@testable import ScreenSystem

@Suite("SignalMonitor")
struct SignalMonitorTests {
  @Test("A run can go on after Ctrl-C, but not after another signal")
  func acknowledged() {
    let pipe = Pipe()
    defer { try? pipe.fileHandleForWriting.close() }
    let monitor = SignalMonitor()
    #expect(monitor.acknowledge())
    for _ in 0..<2 {
      monitor.receive(SIGINT)
      #expect(!monitor.waitForInput(pipe.fileHandleForReading.fileDescriptor))
      #expect(monitor.acknowledge() && !monitor.isInterrupted)
    }
    pipe.fileHandleForWriting.write(Data("a".utf8))
    #expect(monitor.waitForInput(pipe.fileHandleForReading.fileDescriptor))
    monitor.receive(SIGTERM)
    #expect(!monitor.acknowledge() && monitor.isInterrupted)
  }

  @Test("The end of the parent interrupts the run, also after a signal")
  func parent() {
    let monitor = SignalMonitor(followsParent: true)
    #expect(!monitor.isInterrupted)
    monitor.parentDidEnd()
    #expect(monitor.isInterrupted)

    // A second signal would end the process.
    let signaled = SignalMonitor(followsParent: true)
    signaled.receive()
    signaled.parentDidEnd()
    #expect(signaled.isInterrupted)
  }
}
