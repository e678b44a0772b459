import Foundation
import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("RecordingLock")
@MainActor
struct RecordingLockTests {
  private static func acquire(
    in folder: TemporaryGoldens, timeout: Duration = .zero, onWait: (String) -> Void = { _ in },
    isInterrupted: () -> Bool = { false }
  ) async throws -> RecordingLock? {
    try await RecordingLock.acquire(
      in: "\(folder.path)/Booth", timeout: timeout, isInterrupted: isInterrupted, onWait: onWait)
  }

  @Test("The lock file names the process, and release removes it and an empty folder")
  func released() async throws {
    try await TemporaryGoldens.with { folder in
      let lock = try #require(try await Self.acquire(in: folder))
      #expect(try folder.text(of: "Booth/.lock").wholeMatch(of: /process [0-9]+\n/) != nil)
      lock.release()
      #expect(try folder.listing == [])
    }
  }

  @Test("A recording that takes longer than the time limit is an error")
  func held() async throws {
    try await TemporaryGoldens.with { folder in
      let lock = try #require(try await Self.acquire(in: folder))
      var owners: [String] = []
      let error = try await thrownError(RecordingLockError.self) {
        _ = try await Self.acquire(in: folder) { owners.append($0) }
      }
      let owner = try #require(owners.first)
      #expect(
        error.description == """
          another recording holds the lock file '\(folder.path)/Booth/.lock': \(owner)
          hint: wait until it has finished, or end it
          """)
      #expect(owners.count == 1)
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
      let next = try await Self.acquire(in: folder, timeout: .seconds(60)) { _ in
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
      var owners: [String] = []
      let lock = try await Self.acquire(in: folder, timeout: .seconds(60)) { owners.append($0) }
      #expect(lock.map { _ in "locked" } == nil)
      #expect(owners == [])
      let store = GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
      let error = try thrownError(GoldenStoreError.self) { try store.check(isRequired: false) }
      #expect(
        error.description == """
          '\(folder.path)/Booth' is a link to a folder that does not exist
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

  @Test("A lock file of a process that exited locks nothing")
  func dead() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("process 1\n", to: "Booth/.lock")
      let lock = try #require(try await Self.acquire(in: folder))
      #expect(try folder.text(of: "Booth/.lock") != "process 1\n")
      lock.release()
    }
  }

  @Test("A lock file that cannot be opened is an error")
  func cannotOpen() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("", to: "Booth/.lock/file")
      let error = try await thrownError(RecordingLockError.self) {
        _ = try await Self.acquire(in: folder)
      }
      #expect(
        error.description == """
          cannot open the lock file '\(folder.path)/Booth/.lock': Is a directory
          hint: delete it if no recording is running
          """)
    }
  }

  @Test("A folder that cannot be created has no lock, and the lock file is not a golden")
  func noFolder() async throws {
    try await TemporaryGoldens.with { folder in
      try folder.write("", to: "Booth")
      let lock = try await Self.acquire(in: folder)
      #expect(lock.map { _ in "locked" } == nil)
      try folder.remove("Booth")
      _ = try await BoothRun(in: folder).record()
      #expect(try !folder.files.contains("Booth/.lock"))
    }
  }
}
