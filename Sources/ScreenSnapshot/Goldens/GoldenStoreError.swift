/// Why the goldens of a manifest cannot be looked at.
package enum GoldenStoreError: Error, Equatable, CustomStringConvertible {
  /// The folder that was asked for is not there.
  case missing(String)

  /// A file stands where a folder should be.
  case notAFolder(String)

  /// The folder cannot be read.
  case unreadable(String, String)

  /// A file cannot be read, which may be a golden that no screen owns.
  case unreadableFile(String, String)

  /// A link leads nowhere.
  case brokenLink(String)

  /// A link leads out of the manifests folder.
  case outside(String, of: String)

  /// What was found, where, and what to do next.
  package var description: String {
    switch self {
    case .missing(let path):
      """
      there is no folder \(path)
      hint: check the path, or make the folder by recording into it
      """
    case .notAFolder(let path):
      """
      \(path) is a file, not a folder
      hint: goldens are kept in folders below it; move the file away, or name another folder \
      with --manifests
      """
    case .unreadable(let path, let reason):
      """
      the folder \(path) cannot be read: \(reason)
      hint: check its permissions
      """
    case .unreadableFile(let path, let reason):
      """
      \(path) cannot be read, so nobody knows whether it is obsolete: \(reason)
      hint: check its permissions, or move it away
      """
    case .brokenLink(let path):
      """
      \(path) is a link that leads nowhere
      hint: replace it with a folder
      """
    case .outside(let path, let root):
      """
      \(path) is a link to outside of \(root)
      hint: goldens are written nowhere else; replace the link with a folder
      """
    }
  }
}
