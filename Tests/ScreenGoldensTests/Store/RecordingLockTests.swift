import Foundation
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens

@Suite("RecordingLock")
@MainActor
struct RecordingLockTests {
  private static func acquire(
    in folder: TemporaryGoldens, timeout: Duration = .zero, onWait: () -> Void = {},
    isInterrupted: () -> Bool = { false }
  ) async throws -> RecordingLock? {
    try await RecordingLock.acquire(
      in: "\(folder.path)/Booth", timeout: timeout, isInterrupted: isInterrupted, onWait: onWait)
  }

  @Test("The lock is on the folder, and release removes an empty one")
  func released() async throws {
    try await TemporaryGoldens.with { folder in
      let lock = try #require(try await Self.acquire(in: folder))
      #expect(try folder.listing == ["Booth/"])
      lock.release()
      #expect(try folder.listing == [])
    }
  }

  @Test("A recording that takes longer than the time limit is an error")
  func held() async throws {
    try await TemporaryGoldens.with { folder in
      let lock = try #require(try await Self.acquire(in: folder))
      var count = 0
      let error = try await thrownError(RecordingLockError.self) {
        _ = try await Self.acquire(in: folder) { count += 1 }
      }
      #expect(
        error.description == """
          another process is recording to '\(folder.path)/Booth'
          hint: wait until it has finished, or end it
          """)
      #expect(count == 1)
      lock.release()
      let next = try #require(try await Self.acquire(in: folder, timeout: .seconds(60)))
      next.release()
    }
  }

  @Test("A recording that waits continues when the other one releases the lock")
  func waits() async throws {
    try await TemporaryGoldens.with { folder in
      let lock = try #require(try await Self.acquire(in: folder))
      var count = 0
      let next = try await Self.acquire(in: folder, timeout: .seconds(60)) {
        count += 1
        lock.release()
      }
      #expect(count == 1)
      try #require(next).release()
      #expect(try folder.listing == [])
    }
  }

  @Test("A folder that is a broken link cannot be locked, and the check explains why")
  func brokenLink() async throws {
    try await TemporaryGoldens.with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Booth", withDestinationPath: "nowhere")
      var count = 0
      let lock = try await Self.acquire(in: folder, timeout: .seconds(60)) { count += 1 }
      #expect(lock.map { _ in "locked" } == nil)
      #expect(count == 0)
      let store = GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
      let error = try thrownError(GoldenStoreError.self) { try store.check(isRequired: false) }
      #expect(
        error.description == """
          '\(folder.path)/Booth' is a link that does not lead to a folder in '\(folder.path)'
          hint: replace it with a folder
          """)
    }
  }

  @Test("An interrupt ends the wait")
  func interrupted() async throws {
    try await TemporaryGoldens.with { folder in
      let lock = try #require(try await Self.acquire(in: folder))
      defer { lock.release() }
      await #expect(throws: RecordingLockError.interrupted) {
        _ = try await Self.acquire(in: folder, timeout: .seconds(60), isInterrupted: { true })
      }
    }
  }

  @Test("A folder that cannot be created has no lock")
  func noFolder() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("", to: "Booth")
      let lock = try await Self.acquire(in: folder)
      #expect(lock.map { _ in "locked" } == nil)
    }
  }
}
