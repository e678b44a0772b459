import Foundation
package import ScreenRendering
package import ScreenSystem

extension GoldenStore {
  /// Acquires the lock that keeps two recordings from running at the same time.
  ///
  /// - Returns: Nil if the file system does not support locks or the manifest's folder cannot be created. Then nothing
  ///   keeps two recordings apart.
  /// - Throws: ``GoldenStoreError`` if another process is recording.
  package func lock() throws(GoldenStoreError) -> RecordingLock? {
    switch FolderLock.attempt(folder) {
    case .acquired(let lock):
      removeTemporaryFiles()
      return RecordingLock(folder: folder, lock: lock)
    case .held: throw .held(folder)
    case .unsupported: return nil
    }
  }

  /// Deletes the temporary files of killed recordings.
  ///
  /// The lock ensures that no process writes them. One that cannot be deleted is no golden, and stays.
  private func removeTemporaryFiles() {
    for subfolder in GoldenFolder.allCases where isInside(path(of: subfolder)) {
      let folder = path(of: subfolder)
      let names = (try? FileSystem.names(in: folder, where: Self.isTemporary)) ?? []
      for name in names { try? FileSystem.remove("\(folder)/\(name)") }
    }
  }

  /// Writes a golden, and creates its folder if necessary.
  ///
  /// A link stays, and the file that it leads to is replaced.
  ///
  /// - Throws: `FileSystem.Failure`, also if a link leads out of the manifests folder.
  package func write(_ bytes: [UInt8], to file: GoldenFile) throws(FileSystem.Failure) {
    let subfolder = path(of: file.folder)
    guard isInside(folder), isInside(subfolder) else { throw FileSystem.Failure(code: ENOTDIR) }
    try FileSystem.createFolder(subfolder)
    let target = try target(of: file)
    let temporary = "\(subfolder)/\(Self.temporary(for: file.fileName, of: getpid()))"
    try FileSystem.replace(target, with: bytes, through: temporary)
  }

  /// The path of a golden, with a link resolved.
  ///
  /// - Throws: `FileSystem.Failure` for a link that has no target, or whose target is outside of the manifests folder.
  private func target(of file: GoldenFile) throws(FileSystem.Failure) -> String {
    let path = path(of: file)
    guard FileSystem.isLink(path) else { return path }
    guard let target = FileSystem.realPath(of: path) else { throw FileSystem.Failure(code: errno) }
    guard isInside(target) else { throw FileSystem.Failure(code: ELOOP, isOutside: true) }
    return target
  }

  func remove(_ file: GoldenFile) throws(FileSystem.Failure) {
    guard isInside(path(of: file.folder)) else { throw FileSystem.Failure(code: ENOTDIR) }
    try FileSystem.remove(path(of: file))
  }

  /// The name of the temporary file of a process: `home.txt.4711.tmp`.
  private static func temporary(for name: String, of process: pid_t) -> String {
    "\(name).\(process).tmp"
  }

  /// Whether any process may have created the file in ``write(_:to:)``.
  static func isTemporary(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, let process = pid_t(parts[parts.count - 2]), process > 0 else {
      return false
    }
    let golden = parts.dropLast(2).joined(separator: ".")
    return golden.hasSuffix(GoldenName.suffix) && name == temporary(for: golden, of: process)
  }
}

/// A lock on the folder of a manifest.
package struct RecordingLock {
  fileprivate let folder: String
  fileprivate let lock: FolderLock

  /// Releases the lock, and deletes the folder if it is empty.
  package func release() {
    rmdir(folder)
    lock.release()
  }
}
