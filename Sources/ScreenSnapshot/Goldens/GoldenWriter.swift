/// Writes and deletes the goldens of one recording, in folders that it opens once.
///
/// Writing replaces a whole file at once. A folder that is renamed during the recording still receives
/// its goldens; a folder that is deleted is created again.
final class GoldenWriter {
  private let store: GoldenStore
  private var folders: [GoldenFolder: FolderHandle] = [:]

  init(_ store: GoldenStore) {
    self.store = store
  }

  /// Writes a golden, and creates its folder if necessary.
  func write(_ bytes: [UInt8], to file: GoldenFile) throws(FileSystem.Failure) {
    do {
      try open(file.folder).replace(file.fileName, with: bytes)
    } catch {
      guard error.isMissing else { throw error }
      // A folder that was open may have been deleted since.
      folders[file.folder] = nil
      try store.createFolder(file.folder)
      try open(file.folder).replace(file.fileName, with: bytes)
    }
  }

  /// Writes a golden, and deletes the one with its old name.
  ///
  /// If the process is killed, at least one of the two exists, complete.
  func move(
    _ old: GoldenFile, to file: GoldenFile, holding bytes: [UInt8]
  ) throws(FileSystem.Failure) {
    try write(bytes, to: file)
    try remove(old)
  }

  /// Deletes a golden.
  func remove(_ file: GoldenFile) throws(FileSystem.Failure) {
    do {
      try open(file.folder).remove(file.fileName)
    } catch {
      guard error.isMissing else { throw error }
      // The folder may have been deleted and created again since it was opened.
      folders[file.folder] = nil
      try open(file.folder).remove(file.fileName)
    }
  }

  private func open(_ folder: GoldenFolder) throws(FileSystem.Failure) -> FolderHandle {
    if let handle = folders[folder] { return handle }
    let handle = try store.open(folder)
    folders[folder] = handle
    return handle
  }
}
