import Foundation
import Testing

@testable import ScreenSystem

@Suite("FolderLock")
struct FolderLockTests {
  @Test("A folder is locked once, until the lock is released")
  func once() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("screenwalk-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for _ in 0..<2 {
      guard case .acquired(let lock) = FolderLock.attempt(folder) else {
        Issue.record("not acquired, or not released")
        return
      }
      #expect(Self.isHeld(folder))
      lock.release()
    }
  }

  private static func isHeld(_ folder: String) -> Bool {
    if case .held = FolderLock.attempt(folder) { true } else { false }
  }

  @Test("A folder that cannot be created has no lock")
  func unsupported() {
    let attempt = FolderLock.attempt("/dev/null/folder")
    #expect({ if case .unsupported = attempt { true } else { false } }())
  }
}
