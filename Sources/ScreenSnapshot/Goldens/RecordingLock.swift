import Foundation
import ScreenSystem
import ScreenText

/// A lock that keeps two recordings of one manifest from running at the same time.
///
/// The file `.lock` in the manifest's folder names the recording process. The system releases the
/// lock when that process exits, however it exits.
///
/// - SeeAlso: flock(2).
@MainActor
struct RecordingLock {
  private let path: String
  private let file: Int32

  /// Acquires the lock.
  ///
  /// - Parameters:
  ///   - folder: The manifest's folder, which is created if it is missing.
  ///   - timeout: How long to wait for another recording.
  ///   - isInterrupted: Whether the user has interrupted the run, which ends the wait.
  ///   - onWait: Runs once, with the name of the recording process, before a wait.
  /// - Returns: Nil if the file system does not support locks or the folder is not writable. Then
  ///   nothing keeps two recordings apart.
  /// - Throws: ``RecordingLockError``.
  static func acquire(
    in folder: String, timeout: Duration = .seconds(60), isInterrupted: () -> Bool = { false },
    onWait: (String) -> Void
  ) async throws(RecordingLockError) -> RecordingLock? {
    let path = "\(folder)/.lock"
    let deadline = ContinuousClock.now + timeout
    var hasWaited = false
    while let file = try openFile(at: path, in: folder) {
      switch flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno {
      case 0:
        let lock = RecordingLock(path: path, file: file)
        // The owner may have deleted the file in the meantime. Then it locks nothing.
        if lock.isCurrent {
          lock.writeOwner()
          return lock
        }
        close(file)
      case EWOULDBLOCK, EINTR:
        close(file)
        let owner = owner(in: path)
        if !hasWaited { onWait(owner) }
        hasWaited = true
        try await wait(for: owner, of: path, until: deadline, isInterrupted)
      default:
        close(file)
        unlink(path)
        return nil
      }
    }
    return nil
  }

  /// Waits a moment before the next attempt: flock(2) has no time limit.
  private static func wait(
    for owner: String, of path: String, until deadline: ContinuousClock.Instant,
    _ isInterrupted: () -> Bool
  ) async throws(RecordingLockError) {
    if isInterrupted() { throw .interrupted }
    if ContinuousClock.now >= deadline { throw .held(path, by: owner) }
    do {
      try await Task.sleep(for: .milliseconds(20))
    } catch {
      throw .interrupted
    }
  }

  /// How often to create the folder and open the file in it.
  private static let maximumOpenAttempts = 10

  /// Opens the file; nil if the folder is not writable, which needs no lock.
  private static func openFile(
    at path: String, in folder: String
  ) throws(RecordingLockError) -> Int32? {
    var code: Int32 = 0
    for _ in 0..<maximumOpenAttempts {
      guard (try? FileSystem.createFolder(folder)) != nil else { return nil }
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      if file >= 0 { return file }
      code = errno
      // The owner may have removed the empty folder in the meantime.
      if code != ENOENT { break }
    }
    // A file that exists but cannot be opened may belong to a recording.
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    throw .cannotOpen(path, FileSystem.Failure(code: code).reason)
  }

  /// The name of the recording process, for a message: unknown if the file cannot be read.
  private static func owner(in path: String) -> String {
    let bytes = (try? FileSystem.contents(of: path)) ?? nil
    let text = String(decoding: (bytes ?? []).prefix { $0 != 0x0A }, as: UTF8.self)
    return text.isEmpty ? "another process" : text
  }

  /// Whether the path still leads to the locked file.
  private var isCurrent: Bool {
    var opened = stat()
    var current = stat()
    return fstat(file, &opened) == 0 && stat(path, &current) == 0
      && opened.st_ino == current.st_ino && opened.st_dev == current.st_dev
  }

  private func writeOwner() {
    let text = Array("process \(getpid())\n".utf8)
    _ = ftruncate(file, 0)
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Releases the lock, and deletes its file and the folder if that is empty.
  func release() {
    if isCurrent { unlink(path) }
    close(file)
    if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
  }
}

/// Why a recording cannot start.
package enum RecordingLockError: Error, Equatable, CustomStringConvertible {
  /// The time limit passed while another process was recording.
  case held(String, by: String)

  /// The lock file exists but cannot be opened.
  case cannotOpen(String, String)

  /// The user interrupted the wait.
  case interrupted

  /// The error, and what to do next.
  package var description: String {
    switch self {
    case .interrupted: "interrupted while another process was recording"
    case .held(let path, let owner):
      """
      another recording holds the lock file '\(path)': \(TextColumns.visible(owner))
      hint: wait until it has finished, or end it
      """
    case .cannotOpen(let path, let reason):
      """
      cannot open the lock file '\(path)': \(reason)
      hint: delete it if no recording is running
      """
    }
  }
}
