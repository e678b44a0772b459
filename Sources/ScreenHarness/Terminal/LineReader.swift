import Foundation
import ScreenSnapshot
import ScreenText

/// Reads typed lines until the run is interrupted.
@MainActor
final class LineReader {
  private static let newline = UInt8(ascii: "\n")

  private let file: Int32
  private var received: [UInt8] = []

  static let standardInput = LineReader(STDIN_FILENO)

  init(_ file: Int32) {
    self.file = file
  }

  /// The next line without its newline; nil at the end of input or after a signal.
  func line(until interruption: SignalMonitor) -> String? {
    while !received.contains(Self.newline) {
      guard interruption.waitForInput(file) else { return nil }
      guard let more = FileSystem.readAvailable(file), !more.isEmpty else {
        return takeRemainder()
      }
      received += more
    }
    let line = received.prefix { $0 != Self.newline }
    defer { received.removeFirst(line.count + 1) }
    return String(decoding: line, as: UTF8.self)
  }

  /// The text after the last newline.
  private func takeRemainder() -> String? {
    defer { received = [] }
    return received.isEmpty ? nil : String(decoding: received, as: UTF8.self)
  }
}
