import Foundation

/// File operations by the platform's C library, whose errors are numbers to distinguish.
package enum FileSystem {
  /// A call that failed.
  package struct Failure: Error, Equatable {
    /// The `errno` of the call.
    package let code: Int32

    /// The description of the C library, such as `Permission denied`, or a more specific text.
    package let reason: String

    /// Creates the failure of the last call, or another one.
    package init(code: Int32 = errno, reason: String? = nil) {
      self.code = code
      self.reason =
        reason ?? (code == ENXIO ? "Not a regular file" : String(cString: strerror(code)))
    }

    /// Whether the path does not exist.
    package var isMissing: Bool { code == ENOENT }

    /// Whether a parent of the path is a file.
    package var isNotFolder: Bool { code == ENOTDIR }

    /// Whether the path is a folder or another thing that is not a regular file.
    package var isNotFile: Bool { code == EISDIR || code == ENXIO }

    /// Whether writing is not allowed.
    package var isDenied: Bool { code == EACCES || code == EPERM || code == EROFS }
  }

  /// Reads a file, or its first bytes; nil if it does not exist.
  ///
  /// - Throws: ``Failure``, also if the path is a folder.
  package static func contents(
    of path: String, limit: Int = .max, followsLink: Bool = true
  ) throws(Failure) -> [UInt8]? {
    // O_NONBLOCK: opening a named pipe would wait for its writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
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
    let count = min(Int(info.st_size), limit)
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = readAvailable(file, maximum: count - bytes.count) else {
        throw Failure(code: errno)
      }
      if more.isEmpty { break }
      bytes = bytes.isEmpty ? more : bytes + more
    }
    return bytes
  }

  /// Whether a path is a link.
  package static func isLink(_ path: String) -> Bool {
    info(of: path, followsLink: false)?.isKind(S_IFLNK) == true
  }

  /// Whether a path is a folder, also through a link.
  package static func isFolder(_ path: String) -> Bool { info(of: path)?.isKind(S_IFDIR) == true }

  /// Whether the path, with links resolved, is a regular file or does not exist yet.
  package static func isRegularOrMissing(_ path: String) -> Bool {
    info(of: path)?.isKind(S_IFREG) != false
  }

  /// Whether a path is a link whose target does not exist.
  package static func isBrokenLink(_ path: String) -> Bool {
    isLink(path) && info(of: path) == nil
  }

  /// Whether two paths lead to the same file, as they may if the file system ignores case.
  package static func areSameFile(_ path: String, _ other: String) -> Bool {
    guard let first = info(of: path), let second = info(of: other) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The status of a file; nil if it does not exist or is not accessible.
  private static func info(of path: String, followsLink: Bool = true) -> stat? {
    var info = stat()
    return (followsLink ? stat(path, &info) : lstat(path, &info)) == 0 ? info : nil
  }

  /// Creates a file that does not exist yet, with the permissions of another file, if that exists and is no link.
  static func create(
    _ path: String, holding bytes: [UInt8], permissionsOf other: String
  ) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(code: errno) }
    do throws(Failure) {
      if let info = info(of: other, followsLink: false), info.isKind(S_IFREG),
        fchmod(file, info.st_mode & 0o7777) != 0
      {
        throw Failure(code: errno)
      }
      try write(bytes, to: file)
    } catch {
      close(file)
      throw error
    }
    if close(file) != 0 { throw Failure(code: errno) }
  }

  /// Replaces a file, or creates it; permissions stay.
  ///
  /// A reader gets the old bytes or the new bytes, never a part: the bytes go to a temporary file on the
  /// same volume, which is then renamed.
  package static func replace(
    _ path: String, with bytes: [UInt8], through temporary: String
  ) throws(Failure) {
    // A killed process may have left the file behind.
    unlink(temporary)
    do throws(Failure) {
      try create(temporary, holding: bytes, permissionsOf: path)
      if rename(temporary, path) != 0 { throw Failure() }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes at the end of a file or into a pipe; creates a file that does not exist.
  package static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    try write(bytes, to: file)
  }

  /// Deletes a file.
  package static func remove(_ path: String) throws(Failure) {
    if unlink(path) != 0 { throw Failure(code: errno) }
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

  /// Creates a folder and its missing parents.
  package static func createFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw Failure(code: errno)
    }
    try createFolder(String(path[..<slash]))
    if mkdir(path, 0o755) != 0 && errno != EEXIST { throw Failure(code: errno) }
  }

  /// The names in a folder that are wanted, in no order; a folder may contain thousands.
  ///
  /// - Throws: ``Failure``, also if the path is not a folder.
  package static func names(
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
      if isWanted(name), name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw Failure(code: errno) }
    return names
  }

  /// The path with links resolved, or nil if it does not exist.
  package static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension stat {
  /// Whether the file is of a kind, such as `S_IFDIR`.
  fileprivate func isKind(_ kind: mode_t) -> Bool { st_mode & S_IFMT == kind }
}
