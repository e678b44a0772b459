import Foundation
import TestSupport

/// A temporary folder whose files a test writes and reads by relative paths.
package struct TemporaryGoldens {
  package let path: String

  private init() throws {
    path = temporaryFolder.appendingPathComponent("goldens-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Runs a test in a new folder and removes the folder afterwards.
  package static func with(_ body: (TemporaryGoldens) throws -> Void) throws {
    let folder = try TemporaryGoldens()
    defer { folder.remove() }
    try body(folder)
  }

  @MainActor
  package static func with<Value>(
    _ body: @MainActor (TemporaryGoldens) async throws -> Value
  ) async throws -> Value {
    let folder = try TemporaryGoldens()
    defer { folder.remove() }
    return try await body(folder)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: path) }
}

// MARK: - Files

extension TemporaryGoldens {
  /// The sorted paths of all files and folders; paths of folders end with a slash.
  package var listing: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: path).map { isFolder($0) ? "\($0)/" : $0 }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  package var files: [String] { get throws { try listing.filter { !$0.hasSuffix("/") } } }

  package func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  package func write(_ bytes: [UInt8], to file: String) throws {
    let url = url(of: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  package func createFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(at: url(of: folder), withIntermediateDirectories: true)
  }

  package func remove(_ file: String) throws {
    try FileManager.default.removeItem(at: url(of: file))
  }

  package func text(of file: String) throws -> String {
    try String(contentsOf: url(of: file), encoding: .utf8)
  }

  private func url(of file: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent(file)
  }

  private func isFolder(_ file: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url(of: file).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
