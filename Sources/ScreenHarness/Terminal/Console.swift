import Foundation
import ScreenSnapshot

/// Where the tool writes: results to standard output, everything else to standard error.
@MainActor
struct Console {
  /// Writes to standard output.
  let output: @MainActor (String) -> Void

  /// Writes to standard error.
  let errors: @MainActor (String) -> Void

  /// Reads a line that somebody typed; nil where there will be no more, or the run is interrupted.
  let input: @MainActor (SignalMonitor) -> String?

  /// Creates a console over ways of writing and reading.
  init(
    output: @escaping @MainActor (String) -> Void, errors: @escaping @MainActor (String) -> Void,
    input: @escaping @MainActor (SignalMonitor) -> String? = { _ in nil }
  ) {
    self.output = output
    self.errors = errors
    self.input = input
  }

  /// The process's own streams.
  static let process = Console(
    output: { StandardOutput.process.write($0) },
    errors: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
    input: { LineReader.standardInput.line(until: $0) })

  /// Prints a result and a newline.
  func print(_ line: String) {
    output(line + "\n")
  }

  /// Prints lines, where there are any.
  func print(_ lines: [String]) {
    if !lines.isEmpty { print(lines.joined(separator: "\n")) }
  }

  /// Prints what is no result, and a newline.
  func note(_ line: String) {
    errors(line + "\n")
  }

  /// Prints what went wrong besides the screens, a line each.
  func note(problems: [String]) {
    for problem in problems { note("error: \(TextColumns.visible(problem))") }
  }

  /// Prints an error.
  func error(_ error: any Error) {
    note("error: \(error)")
  }
}
