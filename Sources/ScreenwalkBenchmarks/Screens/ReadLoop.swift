import Foundation

/// A file, and what it holds.
struct FileContents {
  let path: String
  let bytes: [UInt8]
}

/// What everything is measured against: opening, reading, comparing and closing the same files in
/// a plain loop, with the texts ready in memory.
struct ReadLoop {
  let files: [FileContents]

  /// Runs the loop once.
  ///
  /// - Returns: Whether all files are as they should be.
  func run() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    return files.allSatisfy { text in
      let file = open(text.path, O_RDONLY | O_CLOEXEC)
      let count = read(file, &buffer, buffer.count)
      close(file)
      return count == text.bytes.count && memcmp(buffer, text.bytes, count) == 0
    }
  }
}

/// What recording is measured against: a temporary file, written, closed and renamed, for each text
/// in a plain loop.
struct WriteLoop {
  let files: [FileContents]

  /// Waits until everything is on the disk that was written before, so that it costs nothing later.
  static func settle() { sync() }

  /// Runs the loop once.
  ///
  /// - Returns: Whether all files were written.
  func run() -> Bool {
    files.allSatisfy { text in
      let temporary = text.path + ".tmp"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      let count = write(file, text.bytes, text.bytes.count)
      return close(file) == 0 && count == text.bytes.count && rename(temporary, text.path) == 0
    }
  }
}
