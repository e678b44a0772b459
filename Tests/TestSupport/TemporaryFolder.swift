package import Foundation

/// The system's folder for temporary files, without links in its path.
///
/// On macOS, `FileManager.temporaryDirectory` is below `/var`, a link to `/private/var`, but commands
/// print where they run with links resolved. `resolvingSymlinksInPath()` does not help: on Darwin it
/// removes `/private`.
package let temporaryFolder: URL = {
  let folder = FileManager.default.temporaryDirectory
  guard let path = realpath(folder.path, nil) else { return folder }
  defer { free(path) }
  return URL(fileURLWithPath: String(cString: path), isDirectory: true)
}()
