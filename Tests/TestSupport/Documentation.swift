import Foundation

/// A page of the documentation, by its path in `Sources`: `ScreenHarness/running-the-tool`.
package func documentation(_ path: String) throws -> String {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let parts = path.split(separator: "/")
  let file = root.appendingPathComponent("Sources/\(parts[0])/\(parts[0]).docc/\(parts[1]).md")
  return try String(contentsOf: file, encoding: .utf8)
}
