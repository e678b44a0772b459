/// Why the goldens of a manifest cannot be read or recorded.
package enum GoldenStoreError: Error, Equatable, CustomStringConvertible {
  /// The required folder does not exist.
  case missing(String)

  /// The path of a folder leads to a file.
  case notAFolder(String)

  /// The folder, or a file in it that may be a golden, cannot be read.
  case unreadable(String, String)

  /// The target of a link does not exist, or is outside of the manifests folder.
  case invalidLink(String, in: String)

  /// Another process is recording to the folder.
  case held(String)

  /// The error, its location, and what to do next.
  package var description: String {
    switch self {
    case .missing(let path):
      """
      the folder '\(path)' does not exist
      hint: check the path, or create the folder with 'record'
      """
    case .notAFolder(let path):
      """
      '\(path)' is not a folder
      hint: move the file away, or name another folder with --manifests
      """
    case .unreadable(let path, let reason):
      """
      cannot read '\(path)': \(reason)
      hint: check its permissions
      """
    case .invalidLink(let path, let root):
      """
      '\(path)' is a link that does not lead to a folder in '\(root)'
      hint: replace it with a folder
      """
    case .held(let folder):
      """
      another process is recording to '\(folder)'
      hint: wait until it has finished, or end it
      """
    }
  }
}
