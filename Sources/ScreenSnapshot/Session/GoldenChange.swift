/// A golden file that was written, moved or deleted.
package struct GoldenChange: Equatable, Sendable {
  /// What was done.
  package enum Kind: Equatable, Sendable {
    /// The file holds the screen's text now.
    case wrote
    /// The file holds the screen's text now, and the one of that path is gone.
    case moved(from: String)
    /// The file is gone.
    case deleted
  }

  /// What was done.
  package let kind: Kind

  /// The file's path, relative to the package.
  package let golden: String
}

/// A golden file that could not be written, moved or deleted.
package struct GoldenChangeError: Error, Equatable, Sendable {
  /// What was tried.
  package let kind: GoldenChange.Kind

  /// The file's path, relative to the package.
  package let golden: String

  /// The failure in the words of the C library.
  package let reason: String

  /// Whether it is not allowed, as in the sandbox of a plugin.
  package let isDenied: Bool
}
