import Foundation
import TestSupport
import Testing

@Suite("The package")
struct PackageTests {
  @Test("It depends on no other package")
  func dependencies() throws {
    let manifest = try String(
      contentsOf: packageFolder.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("let package = Package("))
  }

  @Test("Its top level has the manifest, the readme, and four folders")
  func topLevel() throws {
    let names = try Set(
      committedNames()
        ?? FileManager.default.contentsOfDirectory(
          atPath: packageFolder.path))
    #expect(
      names.filter { !$0.hasPrefix(".") }.sorted() == [
        "Package.swift", "Plugins", "README.md", "Sources", "Tests", "manifests",
      ])
  }

  /// The names that Git has at the top level; nil if the package is no repository.
  private func committedNames() throws -> [String]? {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", packageFolder.path, "ls-tree", "--name-only", "-z", "HEAD"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    try git.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    if git.terminationStatus != 0 { return nil }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
