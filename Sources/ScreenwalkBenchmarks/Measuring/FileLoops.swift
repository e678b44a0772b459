import Foundation

/// A file and its bytes.
struct FileContents: Equatable {
  let path: String
  let bytes: [UInt8]
}

/// Loops that only read and compare files: the floor of `verify`.
enum FileLoops {
  /// Opens, reads, compares and closes each file, and returns whether all files match.
  static func read(_ files: [FileContents]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    for contents in files {
      let file = open(contents.path, O_RDONLY | O_CLOEXEC)
      let count = Foundation.read(file, &buffer, buffer.count)
      close(file)
      guard count == contents.bytes.count, memcmp(buffer, contents.bytes, count) == 0 else {
        return false
      }
    }
    return true
  }
}
