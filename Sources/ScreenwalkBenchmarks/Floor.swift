#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What everything is measured against: opening, reading, comparing and closing the same files in
/// a plain loop, with the texts ready in memory.
struct Floor {
  private let files: [(path: String, bytes: [UInt8])]

  /// Creates the loop over these files.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files
  }

  /// Runs the loop once.
  ///
  /// - Returns: How many files are as they should be.
  func run() -> Int {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    return files.count { path, bytes in
      let file = open(path, O_RDONLY | O_CLOEXEC)
      let count = read(file, &buffer, buffer.count)
      close(file)
      return count == bytes.count && memcmp(buffer, bytes, count) == 0
    }
  }
}
