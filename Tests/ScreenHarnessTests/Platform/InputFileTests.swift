import Foundation
import TestSupport
import Testing

@testable import ScreenHarness

@Suite("InputFile")
struct InputFileTests {
  @Test("A file and a device are read, and anything else is an error with its reason")
  func read() throws {
    let file = temporaryFolder.appendingPathComponent("input-\(UUID().uuidString)")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try InputFile.bytes(at: file.path) == Array("text".utf8))
    #expect(try InputFile.bytes(at: "/dev/null") == [])
    #expect(throws: POSIXError(.EISDIR)) { try InputFile.bytes(at: temporaryFolder.path) }
    #expect(throws: POSIXError(.ENOENT)) { try InputFile.bytes(at: file.path + "-none") }
  }
}
