import Foundation

/// The standard output of the process.
///
/// A run continues if it can no longer be written, so that reports are complete.
@MainActor
package final class StandardOutput {
  private var isOpen = true

  /// Whether a write failed, as on a full disk, and not because the reader closed the pipe, as `head` does.
  package private(set) var hasFailed = false

  private let file: Int32
  private let reportError: (String) -> Void

  init(_ file: Int32, reportError: @escaping (String) -> Void) {
    self.file = file
    self.reportError = reportError
  }

  package static let process = StandardOutput(STDOUT_FILENO) { line in
    StandardError.write("\(line)\n".utf8)
  }

  /// Writes text, unless an earlier write failed.
  package func write(_ text: String) {
    guard isOpen else { return }
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: file)
    } catch {
      isOpen = false
      hasFailed = error.code != EPIPE
      if hasFailed {
        reportError("error: cannot write to standard output: \(error.reason)")
      }
    }
  }
}
