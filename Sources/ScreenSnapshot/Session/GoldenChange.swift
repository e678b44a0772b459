/// A golden that was written, moved or deleted.
package struct GoldenChange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case wrote
    /// The file has the screen's text, and the file with this path is deleted.
    case moved(from: String)
    case deleted
  }

  package let kind: Kind

  /// The path of the golden, relative to the package.
  package let golden: String
}

/// A golden that could not be written, moved or deleted.
package struct GoldenChangeError: Error, Equatable, Sendable {
  /// The change that failed.
  package let kind: GoldenChange.Kind

  /// The path of the golden, relative to the package.
  package let golden: String

  /// The message of the C library.
  package let reason: String

  /// Whether permission is denied, as in the sandbox of a plugin.
  package let isDenied: Bool
}
