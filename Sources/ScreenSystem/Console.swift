import Foundation
import ScreenText

/// The streams of the tool: results go to standard output, everything else to standard error.
@MainActor
package struct Console {
  /// Writes to standard output.
  package let output: @MainActor (String) -> Void

  /// Writes to standard error.
  package let errors: @MainActor (String) -> Void

  /// Reads the bytes of a line; nil at the end of input or after an interrupt.
  package let input: @MainActor (SignalMonitor) -> [UInt8]?

  package init(
    output: @escaping @MainActor (String) -> Void, errors: @escaping @MainActor (String) -> Void,
    input: @escaping @MainActor (SignalMonitor) -> [UInt8]? = { _ in nil }
  ) {
    self.output = output
    self.errors = errors
    self.input = input
  }

  /// The process's own streams.
  package static let process = Console(
    output: { StandardOutput.process.write($0) },
    errors: { StandardError.write($0.utf8) },
    input: { LineReader.standardInput.line(until: $0) })

  /// Prints a result and a newline.
  package func print(_ line: String) {
    output(line + "\n")
  }

  package func print(_ lines: [String]) {
    if !lines.isEmpty { print(lines.joined(separator: "\n")) }
  }

  /// Prints a line to standard error.
  package func printDiagnostic(_ line: String) {
    errors(line + "\n")
  }

  /// Prints errors that belong to no screen, a line each.
  package func printErrors(_ problems: [String]) {
    for problem in problems { printDiagnostic("error: \(TextColumns.visible(problem))") }
  }

  package func printError(_ error: any Error) {
    printDiagnostic("error: \(error)")
  }
}

/// The standard error of the process.
package enum StandardError {
  /// Writes bytes; if that fails, no other stream is left to say so.
  package static func write(_ bytes: some Sequence<UInt8>) {
    try? FileSystem.write(Array(bytes), to: STDERR_FILENO)
  }
}

/// Reads typed lines until the run is interrupted.
@MainActor
final class LineReader {
  private let file: Int32
  private var received: [UInt8] = []

  static let standardInput = LineReader(STDIN_FILENO)

  init(_ file: Int32) {
    self.file = file
  }

  /// The next line without its newline; nil at the end of input or after a signal.
  func line(until interruption: SignalMonitor) -> [UInt8]? {
    while !received.contains(.lineFeed) {
      guard interruption.waitForInput(file) else { return nil }
      guard let more = FileSystem.readAvailable(file), !more.isEmpty else {
        return takeRemainder()
      }
      received += more
    }
    let line = received.prefix { $0 != .lineFeed }
    defer { received.removeFirst(line.count + 1) }
    return Array(line)
  }

  private func takeRemainder() -> [UInt8]? {
    defer { received = [] }
    return received.isEmpty ? nil : received
  }
}
