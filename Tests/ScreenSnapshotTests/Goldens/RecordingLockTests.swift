import Foundation
import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("The lock of a recording")
struct RecordingLockTests {
  private static func take(
    in folder: GoldenFolder, patience: Int = 0, waiting: (String) -> Void = { _ in }
  ) throws -> RecordingLock? {
    try RecordingLock.take(in: "\(folder.path)/Booth", patience: patience, waiting: waiting)
  }

  @Test("names the process that records, and is gone at the end, with a folder that stayed empty")
  func released() throws {
    try GoldenFolder.with { folder in
      let lock = try #require(try Self.take(in: folder))
      #expect(try folder.text(of: "Booth/.lock").wholeMatch(of: /process [0-9]+\n/) != nil)
      lock.release()
      #expect(try folder.listing == [])
    }
  }

  @Test("keeps another recording out, which is told whose it is")
  func busy() throws {
    try GoldenFolder.with { folder in
      let lock = try #require(try Self.take(in: folder))
      var owners: [String] = []
      let error = try thrownError(RecordingLockError.self) {
        _ = try Self.take(in: folder) { owners.append($0) }
      }
      let owner = try #require(owners.first)
      #expect(
        error.description == """
          \(folder.path)/Booth/.lock is locked by \(owner), which is recording
          hint: wait until it is done, or end it
          """)
      #expect(owners.count == 1)
      lock.release()
      let next = try #require(try Self.take(in: folder))
      next.release()
    }
  }

  @Test("says why its file cannot be made where its folder is a link that leads nowhere")
  func brokenLink() throws {
    try GoldenFolder.with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Booth", withDestinationPath: "nowhere")
      var owners: [String] = []
      let lock = try Self.take(in: folder, patience: 60) { owners.append($0) }
      #expect(lock.map { _ in "taken" } == nil)
      #expect(owners == [])
      let store = GoldenStore(of: "Booth", in: folder.path, shownAs: "manifests")
      let error = try thrownError(GoldenStoreError.self) { try store.check(isRequired: false) }
      #expect(
        error.description == """
          \(folder.path)/Booth is a link that leads nowhere
          hint: replace it with a folder
          """)
    }
  }

  @Test("is not waited for after an interrupt")
  func interrupted() throws {
    try GoldenFolder.with { folder in
      let lock = try #require(try Self.take(in: folder))
      defer { lock.release() }
      #expect(throws: RecordingLockError.interrupted) {
        var isInterrupted = false
        _ = try RecordingLock.take(
          in: "\(folder.path)/Booth", isInterrupted: { isInterrupted },
          waiting: { _ in isInterrupted = true })
      }
    }
  }

  @Test("is not kept by a process that is gone")
  func dead() throws {
    try GoldenFolder.with { folder in
      try folder.write("process 1\n", to: "Booth/.lock")
      let lock = try #require(try Self.take(in: folder))
      #expect(try folder.text(of: "Booth/.lock") != "process 1\n")
      lock.release()
    }
  }

  @Test("is none where nothing can be written, and is no golden")
  @MainActor
  func others() async throws {
    try await GoldenFolder.with { folder in
      try folder.write("", to: "Booth")
      let lock = try Self.take(in: folder)
      #expect(lock.map { _ in "taken" } == nil)
      try folder.remove("Booth")
      _ = try await BoothRun(in: folder).record()
      #expect(try !folder.files.contains("Booth/.lock"))
    }
  }
}
