#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  ///   - waiting: Told once, with the other's process, when it has to wait.
  /// - Returns: Nil where no file can be made there: then nothing can be written either, and
  ///   whoever tries says why.
  /// - Throws: ``RecordingLockError`` where another recording goes on for too long.
  static func take(
    in folder: String, patience seconds: Int = 60, waiting: (String) -> Void
  ) throws(RecordingLockError) -> RecordingLock? {
    guard (try? FileSystem.makeFolder(folder)) != nil else { return nil }
    let path = "\(folder)/.lock"
    var owner = ""
    for attempt in 0..<max(seconds * 10, 1) {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else { return nil }
      if flock(file, LOCK_EX | LOCK_NB) == 0 {
        let lock = RecordingLock(path: path, file: file)
        // Its owner may have taken the file away meanwhile: then it keeps nobody out.
        if lock.isInPlace {
          lock.sign()
          return lock
        }
        continue
      }
      owner =
        (try? FileSystem.contents(of: path)).flatMap(\.self)
        .map { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) } ?? "another process"
      close(file)
      if attempt == 0 { waiting(owner) }
      usleep(100_000)
    }
    throw RecordingLockError(path: path, owner: owner)
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

/// Another recording went on for longer than this one waited.
package struct RecordingLockError: Error, Equatable, CustomStringConvertible {
  let path: String
  let owner: String

  /// What was found, and what to do next.
  package var description: String {
    """
    \(path) is locked by \(TextColumns.visible(owner)), which is recording
    hint: wait until it is done, or end it
    """
  }
}
