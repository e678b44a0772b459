import Foundation
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
  ///   - onInterrupt: Registers a handler that ends the wait.
  ///   - onWait: Runs once, with the name of the recording process, before a wait.
  /// - Returns: Nil if the file system does not support locks or the folder is not writable. Then
  ///   nothing keeps two recordings apart.
  /// - Throws: ``RecordingLockError``.
  static func acquire(
    in folder: String, timeout: Duration = .seconds(60), onInterrupt: OnInterrupt = { _ in },
    onWait: (String) -> Void
  ) async throws(RecordingLockError) -> RecordingLock? {
    let path = "\(folder)/.lock"
    let deadline = ContinuousClock.now + timeout
    var hasWaited = false
    while true {
      guard let file = try openFile(at: path, in: folder) else { return nil }
      switch tryToLock(file) {
      case .locked: break
      case .held:
        let owner = owner(in: path)
        if !hasWaited { onWait(owner) }
        hasWaited = true
        switch await wait(for: file, until: deadline, onInterrupt: onInterrupt) {
        case .locked: break
        case .timedOut: throw .held(path, by: owner)
        case .interrupted: throw .interrupted
        }
      case .unsupported:
        close(file)
        unlink(path)
        return nil
      }
      let lock = RecordingLock(path: path, file: file)
      // The owner may have deleted the file in the meantime. Then it locks nothing, and another
      // attempt follows, even after the deadline.
      if lock.isCurrent {
        lock.writeOwner()
        return lock
      }
      close(file)
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

  private enum LockResult {
    case locked
    case held
    case unsupported
  }

  /// Locks a file without waiting.
  private static func tryToLock(_ file: Int32) -> LockResult {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return .locked }
    return errno == EWOULDBLOCK || errno == EINTR ? .held : .unsupported
  }

  private enum WaitResult {
    case locked
    case timedOut
    case interrupted
  }

  /// Waits on a thread of its own until a file is locked.
  ///
  /// If the wait ends earlier, the thread closes the file as soon as it is locked.
  private static func wait(
    for file: Int32, until deadline: ContinuousClock.Instant, onInterrupt: OnInterrupt
  ) async -> WaitResult {
    let (events, continuation) = AsyncStream.makeStream(of: WaitResult.self)
    Thread.detachNewThread { @Sendable in
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      if case .terminated = continuation.yield(.locked) { close(file) }
    }
    onInterrupt { continuation.yield(.interrupted) }
    let timer = Task {
      try await Task.sleep(until: deadline, clock: .continuous)
      continuation.yield(.timedOut)
    }
    defer { timer.cancel() }
    var result: WaitResult?
    for await event in events {
      if result == nil {
        result = event
        continuation.finish()
      } else if event == .locked {
        close(file)
      }
    }
    // The stream ends without an event only if the task is cancelled.
    return result ?? .interrupted
  }

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

/// Registers a handler that runs when the user interrupts the run, or at once if that has happened.
package typealias OnInterrupt = @MainActor (_ handler: @escaping @Sendable () -> Void) -> Void

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
