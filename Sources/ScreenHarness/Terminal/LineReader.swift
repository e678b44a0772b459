import Foundation
import ScreenSnapshot

/// Reads the lines that somebody types, and waits no longer once the run is interrupted.
@MainActor
final class LineReader {
  private let file: Int32
  private var received: [UInt8] = []

  /// Reads what the process is given on standard input.
  static let standardInput = LineReader(STDIN_FILENO)

  init(_ file: Int32) {
    self.file = file
  }

  /// The next line without its end; nil where there will be no more, or a signal came.
  func line(until interruption: SignalMonitor) -> String? {
    while !received.contains(.newline) {
      guard interruption.waitForInput(file) else { return nil }
      guard let more = FileSystem.readAvailable(file), !more.isEmpty else {
        return takeRemainder()
      }
      received += more
    }
    let line = received.prefix { $0 != .newline }
    defer { received.removeFirst(line.count + 1) }
    return String(decoding: line, as: UTF8.self)
  }

  /// What stands behind the last line end.
  private func takeRemainder() -> String? {
    defer { received = [] }
    return received.isEmpty ? nil : String(decoding: received, as: UTF8.self)
  }
}
