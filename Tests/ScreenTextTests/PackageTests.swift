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
}
