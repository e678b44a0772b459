import Foundation

/// What is said beside the figures.
enum StandardError {
  /// Writes a line.
  static func print(_ text: String) {
    write("\(text)\n")
  }

  /// Writes over the line that stands there, on a terminal alone; nothing takes it away.
  static func show(_ text: String) {
    if isatty(STDERR_FILENO) == 1 { write("\r\u{1B}[K\(text)") }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
