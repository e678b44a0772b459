import Foundation
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenSystem

@Suite("GoldenStore")
struct GoldenStoreTests {
  private static let library = GoldenFile(folder: .compact, name: "library")
  private static let words = Array("words\n".utf8)

  private static func store(in folder: TemporaryGoldens) -> GoldenStore {
    GoldenStore(of: "App", in: folder.path, displayedAs: "manifests")
  }

  @Test("Reading returns the complete golden, or nil if it does not exist")
  func read() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      #expect(try store.read(Self.library) == nil)
      let bytes = (0...70_000).map { UInt8(truncatingIfNeeded: $0) }
      try folder.write(bytes, to: "App/compact/library.txt")
      #expect(try store.read(Self.library) == bytes)
      try folder.write("", to: "App/compact/library.txt")
      #expect(try store.read(Self.library)?.isEmpty == true)
    }
  }

  @Test("Reading fails if a folder is at the path of the golden")
  func readFolder() throws {
    try TemporaryGoldens.with { folder in
      try folder.createFolder("App/compact/library.txt")
      let failure = try thrownError(FileSystem.Failure.self) {
        try Self.store(in: folder).read(Self.library)
      }
      #expect(failure.reason == "Is a directory")
    }
  }

  @Test("Writing and the lock delete the temporary file of a recording that was killed")
  func leftover() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      try folder.write("half", to: "App/.recording.\(getpid()).tmp")
      try store.write(Self.words, to: Self.library)
      #expect(try folder.files == ["App/compact/library.txt"])
      #expect(try folder.text(of: "App/compact/library.txt") == "words\n")
      try folder.write("half", to: "App/.recording.0.tmp")
      try store.write(Self.words, to: Self.library)
      #expect(try folder.text(of: "App/.recording.0.tmp") == "half")
      try store.lock()?.release()
      #expect(try folder.files == ["App/compact/library.txt"])
    }
  }

  @Test("Writing creates a folder again that was deleted since the last golden")
  func folderIsDeleted() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      try store.write(Self.words, to: Self.library)
      try folder.remove("App")
      try store.write(Self.words, to: Self.library)
      #expect(try folder.files == ["App/compact/library.txt"])
    }
  }

  @Test("Writing replaces the file, so that a reader gets the old or the new text")
  func atomic() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      try store.write(Self.words, to: Self.library)
      let reader = try #require(
        FileHandle(forReadingAtPath: "\(folder.path)/App/compact/library.txt"))
      try store.write(Array("other\n".utf8), to: Self.library)
      #expect(try reader.readToEnd() == Data(Self.words))
      try reader.close()
    }
  }

  @Test("Writing that fails leaves the files unchanged")
  func failedWrite() throws {
    try TemporaryGoldens.with { folder in
      try folder.write("precious", to: "App/compact/library.txt/inside")
      let failure = try thrownError(FileSystem.Failure.self) {
        try Self.store(in: folder).write(Self.words, to: Self.library)
      }
      #expect(failure.reason == "Is a directory")
      #expect(try folder.files == ["App/compact/library.txt/inside"])
    }
  }

  @Test("Removing deletes the golden, or fails if it does not exist")
  func remove() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      try store.write(Self.words, to: Self.library)
      try store.remove(Self.library)
      #expect(try folder.files.isEmpty)
      let failure = try thrownError(FileSystem.Failure.self) { try store.remove(Self.library) }
      #expect(failure.reason == "No such file or directory")
    }
  }

  @Test("Writing replaces a link, and not its target", arguments: ["shared.txt", "missing.txt"])
  func link(target: String) throws {
    try TemporaryGoldens.with { folder in
      try folder.write("shared", to: "shared.txt")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: "\(folder.path)/shared.txt")
      try folder.createFolder("App/compact")
      let link = "\(folder.path)/App/compact/library.txt"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "\(folder.path)/\(target)")
      try Self.store(in: folder).write(Self.words, to: Self.library)
      #expect(!FileSystem.isLink(link))
      #expect(try folder.text(of: "App/compact/library.txt") == "words\n")
      #expect(try folder.text(of: "shared.txt") == "shared")
      let attributes = try FileManager.default.attributesOfItem(atPath: link)
      #expect(attributes[.posixPermissions] as? Int != 0o600)
    }
  }

  @Test("Writing keeps the permissions of a file", arguments: [0o600, 0o664, 0o444])
  func permissions(mode: Int) throws {
    try TemporaryGoldens.with { folder in
      try folder.write("old", to: "App/compact/library.txt")
      let path = "\(folder.path)/App/compact/library.txt"
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try Self.store(in: folder).write(Self.words, to: Self.library)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test(
    "A folder that is a link out of the manifests folder takes no golden",
    arguments: ["App", "App/compact"])
  func linkedFolder(path: String) throws {
    try TemporaryGoldens.with { folder in
      try folder.write("outside", to: "outside/library.txt")
      try folder.createFolder("manifests/App")
      if path == "App" { try folder.remove("manifests/App") }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/manifests/\(path)", withDestinationPath: "\(folder.path)/outside")
      let store = GoldenStore(of: "App", in: "\(folder.path)/manifests", displayedAs: "manifests")
      #expect(throws: FileSystem.Failure.self) { try store.write(Self.words, to: Self.library) }
      #expect(throws: FileSystem.Failure.self) { try store.remove(Self.library) }
      #expect(try folder.text(of: "outside/library.txt") == "outside")
    }
  }
}
