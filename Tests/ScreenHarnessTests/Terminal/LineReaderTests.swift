import Foundation
import Testing

@testable import ScreenHarness
@testable import ScreenSystem

@Suite("LineReader")
@MainActor
struct LineReaderTests {
  private let pipe = Pipe()
  private let interruption = SignalMonitor()

  private var reader: LineReader { LineReader(pipe.fileHandleForReading.fileDescriptor) }

  @Test("Lines are read one by one, and the last may have no newline")
  func lines() throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\n\nfür\r\nrest".utf8))
    try pipe.fileHandleForWriting.close()
    let reader = reader
    let lines = (0..<6).map { _ in
      reader.line(until: interruption).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines == ["a", "", "für\r", "rest", nil, nil])
  }

  @Test("A signal ends the wait for a line")
  func interrupted() {
    Thread.detachNewThread { [interruption] in interruption.receive() }
    let reader = reader
    #expect(reader.line(until: interruption) == nil)
    #expect(reader.line(until: interruption) == nil)
  }
}
