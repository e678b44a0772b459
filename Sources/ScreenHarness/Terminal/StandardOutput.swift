import Foundation
import ScreenSnapshot

/// The standard output of the process, and what became of it.
///
/// What was begun goes on without it, so that reports are still written.
@MainActor
final class StandardOutput {
  /// Whether standard output takes text.
  enum Condition: Equatable {
    case isOpen
    /// The reader has closed the pipe, as `head` does.
    case isClosedByReader
    /// A write failed, as on a full disk.
    case hasFailed
  }

  /// What became of standard output so far.
  private(set) var condition = Condition.isOpen

  private let file: Int32
  private let reportError: (String) -> Void

  /// Wraps a file.
  ///
  /// - Parameters:
  ///   - file: The file descriptor to write to.
  ///   - reportError: Prints a line to standard error.
  init(_ file: Int32, reportError: @escaping (String) -> Void) {
    self.file = file
    self.reportError = reportError
  }

  /// The one of this process.
  static let process = StandardOutput(STDOUT_FILENO) { line in
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Writes text, unless an earlier write failed.
  func write(_ text: String) {
    guard condition == .isOpen else { return }
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: file)
    } catch {
      condition = error.code == EPIPE ? .isClosedByReader : .hasFailed
      if condition == .hasFailed {
        reportError("error: cannot write to standard output: \(error.reason)")
      }
    }
  }

  /// The exit status of a process whose run has this status.
  func status(after run: ExitStatus) -> ExitStatus {
    switch condition {
    case .isOpen: run
    case .isClosedByReader: ExitPolicy.statusAfterClosedPipe(run)
    case .hasFailed: ExitPolicy.statusAfterWriteError(run)
    }
  }
}
