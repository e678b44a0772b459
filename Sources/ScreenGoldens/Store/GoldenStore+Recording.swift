import Foundation
package import ScreenRendering
package import ScreenSystem

extension GoldenStore {
  /// Acquires the lock that keeps two recordings from running at the same time.
  ///
  /// - Returns: Nil if the file system does not support locks or the manifest's folder cannot be created. Then nothing
  ///   keeps two recordings apart.
  /// - Throws: ``GoldenStoreError`` if another process is recording.
  package func lock() throws(GoldenStoreError) -> FolderLock? {
    switch FolderLock.attempt(folder) {
    case .acquired(let lock):
      // A killed recording may have left a temporary file behind. No other process writes one while this process has
      // the lock. A file that cannot be deleted does no harm, because no run reads it.
      let names = try? FileSystem.names(in: folder) { $0.hasPrefix(Self.temporaryPrefix) }
      for name in names ?? [] { try? FileSystem.remove("\(folder)/\(name)") }
      return lock
    case .held: throw .held(folder)
    case .unsupported: return nil
    }
  }

  private static let temporaryPrefix = ".recording."

  /// The file that becomes a golden once it is complete; each process has its own, because not all file systems have
  /// locks.
  private var temporaryFile: String { "\(folder)/\(Self.temporaryPrefix)\(getpid()).tmp" }

  /// Writes a golden, and creates its folder if necessary.
  ///
  /// It replaces a link, and not the file that the link leads to.
  ///
  /// - Throws: `FileSystem.Failure`, also if a folder is a link out of the manifests folder.
  package func write(_ bytes: [UInt8], to file: GoldenFile) throws(FileSystem.Failure) {
    let subfolder = path(of: file.folder)
    guard isInside(folder), isInside(subfolder) else { throw FileSystem.Failure(code: ENOTDIR) }
    try FileSystem.createFolder(subfolder)
    try FileSystem.replace(path(of: file), with: bytes, through: temporaryFile)
  }

  func remove(_ file: GoldenFile) throws(FileSystem.Failure) {
    guard isInside(path(of: file.folder)) else { throw FileSystem.Failure(code: ENOTDIR) }
    try FileSystem.remove(path(of: file))
  }
}
