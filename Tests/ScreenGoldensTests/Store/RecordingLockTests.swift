import Foundation
import ScreenSystem
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens

@Suite("RecordingLock")
struct RecordingLockTests {
  private static func store(in folder: TemporaryGoldens) -> GoldenStore {
    GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
  }

  @Test("The lock is on the folder, and release removes an empty one")
  func released() throws {
    try TemporaryGoldens.with { folder in
      let lock = try #require(try Self.store(in: folder).lock())
      #expect(try folder.listing == ["Booth/"])
      lock.release()
      #expect(try folder.listing == [])
    }
  }

  @Test("A second recording is an error until the first one has finished")
  func held() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      let lock = try #require(try store.lock())
      let error = try thrownError(GoldenStoreError.self) { _ = try store.lock() }
      #expect(
        error.description == """
          another process is recording to '\(folder.path)/Booth'
          hint: wait until it has finished, or end it
          """)
      lock.release()
      try #require(try store.lock()).release()
    }
  }

  @Test("A folder that is a broken link cannot be locked, and the check explains why")
  func brokenLink() throws {
    try TemporaryGoldens.with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Booth", withDestinationPath: "nowhere")
      let store = Self.store(in: folder)
      #expect(try store.lock() == nil)
      let error = try thrownError(GoldenStoreError.self) { try store.check(isRequired: false) }
      #expect(
        error.description == """
          '\(folder.path)/Booth' is a link that does not lead to a folder in '\(folder.path)'
          hint: replace it with a folder
          """)
    }
  }
}
