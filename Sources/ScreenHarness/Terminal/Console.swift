import ScreenSnapshot
import ScreenText

/// The streams of the tool: results go to standard output, everything else to standard error.
@MainActor
struct Console {
  /// Writes to standard output.
  let output: @MainActor (String) -> Void

  /// Writes to standard error.
  let errors: @MainActor (String) -> Void

  /// Reads a typed line; nil at the end of input or after an interrupt.
  let input: @MainActor (SignalMonitor) -> String?

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
    errors: { StandardError.write($0.utf8) },
    input: { LineReader.standardInput.line(until: $0) })

  /// Prints a result and a newline.
  func print(_ line: String) {
    output(line + "\n")
  }

  /// Prints lines if there are any.
  func print(_ lines: [String]) {
    if !lines.isEmpty { print(lines.joined(separator: "\n")) }
  }

  /// Prints a line to standard error.
  func printDiagnostic(_ line: String) {
    errors(line + "\n")
  }

  /// Prints errors that belong to no screen, a line each.
  func printErrors(_ problems: [String]) {
    for problem in problems { printDiagnostic("error: \(TextColumns.visible(problem))") }
  }

  func printError(_ error: any Error) {
    printDiagnostic("error: \(error)")
  }
}
