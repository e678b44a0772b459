import Foundation
import Testing

@testable import ScreenSystem

@Suite("Files that are too large")
struct LargeFileTests {
  @Test("A file that is larger than any golden is not read, and its size is told")
  func tooLarge() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    // The file has no blocks: it takes no space.
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    do {
      _ = try FileSystem.contents(of: url.path)
      Issue.record("no error")
    } catch {
      #expect(
        error.reason == "The file has 3072 MB, and none of this tool has more than 256 MB")
    }
    #expect(try FileSystem.contents(of: url.path, limit: 4) == [0, 0, 0, 0])
  }
}
