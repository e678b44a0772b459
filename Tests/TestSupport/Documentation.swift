package import Foundation

/// Reads an article of the documentation, such as `ScreenHarness/running-the-tool`.
package func documentation(_ path: String) throws -> String {
  let parts = path.split(separator: "/")
  let file = packageFolder.appending(path: "Sources/\(parts[0])/\(parts[0]).docc/\(parts[1]).md")
  return try String(contentsOf: file, encoding: .utf8)
}

/// The folder of this package.
package let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
