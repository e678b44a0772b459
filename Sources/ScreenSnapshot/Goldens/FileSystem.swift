import Foundation

/// The few things that are done with files, each a call or two of the platform's C library.
///
/// Reading goldens is what a run spends its time on; Foundation's `Data(contentsOf:)` takes twice as
/// long.
package enum FileSystem {
  /// A call that failed.
  package struct Failure: Error, Equatable {
    /// The `errno` of the call.
    package let code: Int32

    /// The failure in the words of the C library, `Permission denied`; of what is no file, such as a
    /// pipe, in better ones.
    package var reason: String {
      code == ENXIO ? "Not a regular file" : String(cString: strerror(code))
    }

    /// Whether a path leads to nothing.
    var isMissing: Bool { code == ENOENT }

    /// Whether something on the way to a path is a file.
    var isNoFolder: Bool { code == ENOTDIR }

    /// Whether a folder, or something else that is no file, stands there.
    var isNoFile: Bool { code == EISDIR || code == ENXIO }

    /// Whether writing there is not allowed.
    var isDenied: Bool { code == EACCES || code == EPERM || code == EROFS }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: How many bytes to read at most.
  /// - Returns: Nil where there is none.
  /// - Throws: ``Failure``, also where the path is a folder.
  static func contents(of path: String, limit: Int = .max) throws(Failure) -> [UInt8]? {
    // Opening a named pipe would wait for its writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      let failure = Failure(code: errno)
      if failure.isMissing { return nil }
      throw failure
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw Failure(code: errno) }
    let kind = info.st_mode & S_IFMT
    guard kind == S_IFREG else { throw Failure(code: kind == S_IFDIR ? EISDIR : ENXIO) }
    return try bytes(of: file, count: min(Int(info.st_size), limit))
  }

  private static func bytes(of file: Int32, count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let count = read(file, start + filled, count - filled)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { failure = Failure(code: errno) }
        if count <= 0 { return }
        filled += count
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes to an open file.
  ///
  /// - Throws: ``Failure``; `EPIPE` if the reader of a pipe has closed it, and SIGPIPE is ignored.
  package static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until bytes are available and reads them.
  ///
  /// - Returns: An empty array at the end of the file, and nil if reading fails.
  package static func readAvailable(_ file: Int32, maximum: Int = 65_536) -> [UInt8]? {
    let maximum = min(maximum, 65_536)
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: maximum) { buffer, count in
        result = read(file, buffer.baseAddress, maximum)
        count = max(result, 0)
      }
      if result >= 0 { return bytes }
      if errno != EINTR { return nil }
    }
  }

  /// Makes a folder and those that it lies in, where they are missing.
  static func createFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw Failure(code: errno)
    }
    try createFolder(String(path[..<slash]))
    if mkdir(path, 0o755) != 0 && errno != EEXIST { throw Failure(code: errno) }
  }

  /// The names in a folder, in no order.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isWanted: Says of each name whether to keep it: a folder may have many thousands.
  /// - Returns: The names that are wanted.
  /// - Throws: ``Failure``, also where it is no folder.
  static func names(
    in folder: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw Failure(code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != "..", isWanted(name) { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw Failure(code: errno) }
    return names
  }

  /// Where a path leads, links followed, or nil where that is nowhere.
  static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a path is a link to what is not there.
  static func isBrokenLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK && stat(path, &info) != 0
  }

  /// Whether two paths lead to the same file, as they may where the file system ignores case.
  static func areSame(_ path: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
