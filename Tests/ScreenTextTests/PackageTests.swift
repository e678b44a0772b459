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
    // Git lists nothing outside of a repository.
    let git = try Shell.run(["git", "ls-tree", "--name-only", "HEAD"], in: packageFolder)
    let names =
      git.status == 0
      ? git.output.split(separator: "\n").map(String.init)
      : try FileManager.default.contentsOfDirectory(atPath: packageFolder.path)
    #expect(
      names.filter { !$0.hasPrefix(".") }.sorted() == [
        "Package.swift", "Plugins", "README.md", "Sources", "Tests", "manifests",
      ])
  }
}
