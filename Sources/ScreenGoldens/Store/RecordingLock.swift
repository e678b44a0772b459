import Foundation
import ScreenSystem

/// A lock on the folder of a manifest that keeps two recordings from running at the same time.
@MainActor
package struct RecordingLock {
  private let folder: String
  private let lock: FolderLock

  /// Acquires the lock.
  ///
  /// - Parameters:
  ///   - folder: The manifest's folder, which is created if it is missing.
  ///   - timeout: How long to wait for another recording.
  ///   - isInterrupted: Whether the user has interrupted the run, which ends the wait.
  ///   - onWait: Runs once, before a wait.
  /// - Returns: Nil if the file system does not support locks or the folder cannot be created. Then
  ///   nothing keeps two recordings apart.
  /// - Throws: ``RecordingLockError``.
  static func acquire(
    in folder: String, timeout: Duration = .seconds(60), isInterrupted: () -> Bool = { false },
    onWait: () -> Void
  ) async throws(RecordingLockError) -> RecordingLock? {
    let deadline = ContinuousClock.now + timeout
    var hasWaited = false
    while true {
      switch FolderLock.attempt(folder) {
      case .acquired(let lock): return RecordingLock(folder: folder, lock: lock)
      case .unsupported: return nil
      case .held: break
      }
      if !hasWaited { onWait() }
      hasWaited = true
      if ContinuousClock.now >= deadline { throw .held(folder) }
      // flock(2) has no time limit.
      let isCancelled = (try? await Task.sleep(for: .milliseconds(20))) == nil
      if isCancelled || isInterrupted() { throw .interrupted }
    }
  }

  /// Releases the lock, and deletes the folder if it is empty.
  package func release() {
    rmdir(folder)
    lock.release()
  }
}

/// Why a recording cannot start.
package enum RecordingLockError: Error, Equatable, CustomStringConvertible {
  /// The time limit passed while another process was recording to the folder.
  case held(String)

  /// The user interrupted the wait.
  case interrupted

  /// The error, and what to do next.
  package var description: String {
    switch self {
    case .interrupted: "interrupted while another process was recording"
    case .held(let folder):
      """
      another process is recording to '\(folder)'
      hint: wait until it has finished, or end it
      """
    }
  }
}
