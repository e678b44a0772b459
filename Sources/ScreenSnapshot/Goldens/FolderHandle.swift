import Foundation

/// An open folder, so that writes go to it even if its path changes.
///
/// - SeeAlso: openat(2), renameat(2).
final class FolderHandle {
  private let file: Int32

  /// Opens a folder, with links resolved.
  ///
  /// - Throws: `FileSystem.Failure`.
  convenience init(_ path: String) throws(FileSystem.Failure) {
    try self.init(open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY))
  }

  private init(_ file: Int32) throws(FileSystem.Failure) {
    guard file >= 0 else { throw FileSystem.Failure(code: errno) }
    self.file = file
  }

  deinit {
    close(file)
  }

  /// Opens a folder in this one.
  ///
  /// - Throws: `FileSystem.Failure`, also if it is a link.
  func folder(_ name: String) throws(FileSystem.Failure) -> FolderHandle {
    try FolderHandle(openat(file, name, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW))
  }

  /// Replaces a file, so that a reader gets the old bytes or the new bytes, never a part.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - bytes: The new content.
  /// - Throws: `FileSystem.Failure`, after it has removed the temporary file.
  func replace(_ name: String, with bytes: [UInt8]) throws(FileSystem.Failure) {
    let temporary = Self.temporary(for: name, of: getpid())
    do throws(FileSystem.Failure) {
      do throws(FileSystem.Failure) {
        try create(temporary, holding: bytes)
      } catch {
        guard error.code == EEXIST else { throw error }
        // A process with the same number left it behind.
        unlinkat(file, temporary, 0)
        try create(temporary, holding: bytes)
      }
      if renameat(file, temporary, file, name) != 0 { throw FileSystem.Failure(code: errno) }
    } catch {
      unlinkat(file, temporary, 0)
      throw error
    }
  }

  private func create(_ name: String, holding bytes: [UInt8]) throws(FileSystem.Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let new = openat(file, name, flags, 0o644)
    guard new >= 0 else { throw FileSystem.Failure(code: errno) }
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: new)
    } catch {
      close(new)
      throw error
    }
    if close(new) != 0 { throw FileSystem.Failure(code: errno) }
  }

  /// Deletes a file.
  func remove(_ name: String) throws(FileSystem.Failure) {
    if unlinkat(file, name, 0) != 0 { throw FileSystem.Failure(code: errno) }
  }

  /// The name of the temporary file of a process: `home.txt.4711.tmp`.
  private static func temporary(for name: String, of process: pid_t) -> String {
    "\(name).\(process).tmp"
  }

  /// Whether any process may have created the file in ``replace(_:with:)`` for a golden.
  static func isTemporary(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, let process = pid_t(parts[parts.count - 2]), process > 0 else {
      return false
    }
    let golden = parts.dropLast(2).joined(separator: ".")
    return golden.hasSuffix(GoldenName.suffix) && name == temporary(for: golden, of: process)
  }
}
