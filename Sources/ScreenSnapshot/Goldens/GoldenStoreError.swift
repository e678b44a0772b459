/// Why the goldens of a manifest cannot be read.
package enum GoldenStoreError: Error, Equatable, CustomStringConvertible {
  /// The required folder does not exist.
  case missing(String)

  /// The path of a folder leads to a file.
  case notAFolder(String)

  /// The folder cannot be read.
  case unreadable(String, String)

  /// A file that may be an obsolete golden cannot be read.
  case unreadableFile(String, String)

  /// The target of a link does not exist.
  case brokenLink(String)

  /// The target of a link is outside of the manifests folder.
  case outside(String, of: String)

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
      '\(path)' is a file, not a folder
      hint: move the file away, or name another folder with --manifests
      """
    case .unreadable(let path, let reason):
      """
      cannot read the folder '\(path)': \(reason)
      hint: check its permissions
      """
    case .unreadableFile(let path, let reason):
      """
      cannot read '\(path)' to determine whether it is obsolete: \(reason)
      hint: check its permissions, or move it away
      """
    case .brokenLink(let path):
      """
      '\(path)' is a link to a folder that does not exist
      hint: replace it with a folder
      """
    case .outside(let path, let root):
      """
      '\(path)' is a link out of '\(root)'
      hint: replace the link with a folder
      """
    }
  }
}
