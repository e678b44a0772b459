package import Foundation

/// Reads an article of the documentation, such as `ScreenHarness/running-the-tool`.
package func documentation(_ path: String) throws -> String {
  let parts = path.split(separator: "/")
  return try packageText(of: "Sources/\(parts[0])/\(parts[0]).docc/\(parts[1]).md")
}

/// Reads a file of this package by its path.
package func packageText(of path: String) throws -> String {
  try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
}

/// The folder of this package.
package let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
