import Foundation
import ScreenSnapshot

/// The standard error of the process.
enum StandardError {
  /// Writes bytes; if that fails, no other stream is left to say so.
  static func write(_ bytes: some Sequence<UInt8>) {
    try? FileSystem.write(Array(bytes), to: STDERR_FILENO)
  }
}
