import Foundation
import Testing

@testable import ScreenHarness

@Suite("Reading what somebody types")
@MainActor
struct LineReaderTests {
  private let pipe = Pipe()
  private let interruption = SignalMonitor()

  private var reader: LineReader { LineReader(pipe.fileHandleForReading.fileDescriptor) }

  @Test("takes line by line, also where several come at once, and the last without its end")
  func lines() throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\n\nfür\r\nrest".utf8))
    try pipe.fileHandleForWriting.close()
    let reader = reader
    let lines = (0..<6).map { _ in reader.line(until: interruption) }
    #expect(lines == ["a", "", "für\r", "rest", nil, nil])
  }

  @Test("waits no longer once a signal came, before or while it waits")
  func interrupted() {
    Thread.detachNewThread { [interruption] in interruption.receive() }
    let reader = reader
    #expect(reader.line(until: interruption) == nil)
    #expect(reader.line(until: interruption) == nil)
  }
}
