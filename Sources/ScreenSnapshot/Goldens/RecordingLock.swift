import Foundation

/// Keeps two recordings of one manifest from working at the same time.
///
/// The file `.lock` in the manifest's folder names the process that records; it is locked as long as
/// that process lives, and no longer, so a process that was killed keeps nobody out.
///
/// - SeeAlso: flock(2).
struct RecordingLock {
  private let path: String
  private let file: Int32

  /// Takes the lock.
  ///
  /// - Parameters:
  ///   - folder: The manifest's folder, which is made where it is missing.
  ///   - seconds: How long to wait for another recording.
  ///   - isInterrupted: Whether nobody wants to wait any more.
  ///   - waiting: Told once, with the other's process, when it has to wait.
  /// - Returns: Nil where there are no locks, as on some file systems of other machines, or where no
  ///   file can be made in the folder: two recordings are not kept apart then.
  /// - Throws: ``RecordingLockError`` where another recording goes on for too long, the file cannot be
  ///   opened, or it was interrupted.
  static func take(
    in folder: String, patience seconds: Int = 60, isInterrupted: () -> Bool = { false },
    waiting: (String) -> Void
  ) throws(RecordingLockError) -> RecordingLock? {
    let path = "\(folder)/.lock"
    var owner: String?
    var missing = 0
    for attempt in 0..<max(seconds * 10, 1) {
      if isInterrupted() { throw .interrupted }
      if attempt > 0 { usleep(100_000) }
      guard (try? FileSystem.createFolder(folder)) != nil else { return nil }
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else {
        // Its owner may have taken the empty folder away meanwhile.
        missing += 1
        if errno == ENOENT, missing < maximumOpenAttempts { continue }
        return try handleOpenFailure(path, errno)
      }
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        let lock = RecordingLock(path: path, file: file)
        // Its owner may have taken the file away meanwhile: then it keeps nobody out.
        if lock.isInPlace {
          lock.sign()
          return lock
        }
        close(file)
        continue
      }
      let isHeld = errno == EWOULDBLOCK || errno == EINTR
      let isTold = owner != nil
      owner = Self.owner(in: path)
      close(file)
      if !isHeld {
        unlink(path)
        return nil
      }
      if !isTold { waiting(owner ?? "") }
    }
    throw .held(path, by: owner ?? "another process")
  }

  /// How often the folder may be gone before it is believed that it cannot be made.
  private static let maximumOpenAttempts = 10

  /// A folder that cannot be written in needs no lock; a file that stands there, and cannot be opened,
  /// may be somebody's who records.
  private static func handleOpenFailure(
    _ path: String, _ code: Int32
  ) throws(RecordingLockError) -> RecordingLock? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    throw .unusable(path, FileSystem.Failure(code: code).reason)
  }

  private static func owner(in path: String) -> String {
    let bytes = (try? FileSystem.contents(of: path)) ?? nil
    let text = String(decoding: (bytes ?? []).prefix { $0 != 0x0A }, as: UTF8.self)
    return text.isEmpty ? "another process" : text
  }

  private var isInPlace: Bool {
    var here = stat()
    var there = stat()
    return fstat(file, &here) == 0 && stat(path, &there) == 0 && here.st_ino == there.st_ino
      && here.st_dev == there.st_dev
  }

  private func sign() {
    let text = Array("process \(getpid())\n".utf8)
    _ = ftruncate(file, 0)
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Gives the lock back, and takes its file away.
  func release() {
    if isInPlace { unlink(path) }
    close(file)
    // Where nothing was recorded, the folder that was made for the lock is empty.
    if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
  }
}

/// Why nothing is recorded.
package enum RecordingLockError: Error, Equatable, CustomStringConvertible {
  /// Another recording went on for longer than this one waited.
  case held(String, by: String)

  /// The lock's file is there, and cannot be opened.
  case unusable(String, String)

  /// It was not waited any longer.
  case interrupted

  /// What was found, and what to do next.
  package var description: String {
    switch self {
    case .interrupted: "interrupted while another process was recording"
    case .held(let path, let owner):
      """
      \(path) is locked by \(TextColumns.visible(owner)), which is recording
      hint: wait until it is done, or end it
      """
    case .unusable(let path, let reason):
      """
      \(path), which tells whether somebody is recording, cannot be opened: \(reason)
      hint: delete it where nobody is
      """
    }
  }
}
