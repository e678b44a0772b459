import Foundation

/// A lock on a folder, which the system releases when the process exits, however it exits.
///
/// - SeeAlso: flock(2).
package struct FolderLock: Sendable {
  private let folder: String
  private let file: Int32

  /// The result of an attempt to lock a folder.
  package enum Attempt: Sendable {
    case acquired(FolderLock)

    /// This or another process has the lock.
    case held

    /// The file system does not support locks, or the folder cannot be created.
    case unsupported
  }

  /// Locks a folder, which is created if it is missing, or finds that it is locked.
  package static func attempt(_ folder: String) -> Attempt {
    while (try? FileSystem.createFolder(folder)) != nil {
      let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if file < 0 { return .unsupported }
      let code = flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
      if code == 0, leads(folder, to: file) {
        return .acquired(FolderLock(folder: folder, file: file))
      }
      close(file)
      // Another process deleted the folder meanwhile.
      if code == 0 { continue }
      return code == EWOULDBLOCK || code == EINTR ? .held : .unsupported
    }
    return .unsupported
  }

  /// Whether the path still leads to the locked folder.
  private static func leads(_ folder: String, to file: Int32) -> Bool {
    var opened = stat()
    var current = stat()
    return fstat(file, &opened) == 0 && stat(folder, &current) == 0
      && opened.st_ino == current.st_ino && opened.st_dev == current.st_dev
  }

  /// Deletes the folder if it is empty, and releases the lock.
  ///
  /// It unlocks first, because a process that is starting can have a copy of the descriptor.
  package func release() {
    rmdir(folder)
    flock(file, LOCK_UN)
    close(file)
  }
}
