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

  @Test("Writing creates missing folders and leaves no temporary file")
  func write() throws {
    try TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      try store.write(Self.words, to: Self.library)
      #expect(try folder.listing == ["App/", "App/compact/", "App/compact/library.txt"])
      #expect(try folder.text(of: "App/compact/library.txt") == "words\n")
      try store.write(Array("w\n".utf8), to: Self.library)
      #expect(try folder.files == ["App/compact/library.txt"])
      #expect(try folder.text(of: "App/compact/library.txt") == "w\n")
    }
  }

  @Test("Writing replaces the temporary file of a process with the same number that was killed")
  func leftover() throws {
    try TemporaryGoldens.with { folder in
      try folder.write("half", to: "App/compact/library.txt.\(getpid()).tmp")
      try Self.store(in: folder).write(Self.words, to: Self.library)
      #expect(try folder.files == ["App/compact/library.txt"])
      #expect(try folder.text(of: "App/compact/library.txt") == "words\n")
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

  @Test(
    "Writing keeps a link and replaces its target, unless that is missing or outside of the manifests",
    arguments: [
      ("App/shared.txt", nil),
      ("../outside.txt", "It is a link out of the manifests folder; replace it with a file"),
      ("App/missing.txt", "No such file or directory"),
    ] as [(String, String?)])
  func link(target: String, reason: String?) throws {
    try TemporaryGoldens.with { folder in
      try folder.write("shared", to: "manifests/App/shared.txt")
      try folder.write("outside", to: "outside.txt")
      try folder.createFolder("manifests/App/compact")
      let link = "\(folder.path)/manifests/App/compact/library.txt"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "\(folder.path)/manifests/\(target)")
      let store = GoldenStore(of: "App", in: "\(folder.path)/manifests", displayedAs: "manifests")
      var failure: FileSystem.Failure?
      do throws(FileSystem.Failure) {
        try store.write(Self.words, to: Self.library)
      } catch {
        failure = error
      }
      #expect(failure?.reason == reason)
      #expect(FileSystem.isLink(link))
      #expect(
        try folder.text(of: "manifests/App/shared.txt") == (reason == nil ? "words\n" : "shared"))
      #expect(try folder.text(of: "outside.txt") == "outside")
      #expect(try FileSystem.names(in: "\(folder.path)/manifests/App/compact") == ["library.txt"])
    }
  }

  @Test(
    "Writing keeps the permissions of a file, also through a link",
    arguments: [0o600, 0o664, 0o444])
  func permissions(mode: Int) throws {
    try TemporaryGoldens.with { folder in
      try folder.write("shared", to: "App/shared.txt")
      try folder.createFolder("App/compact")
      let path = "\(folder.path)/App/shared.txt"
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/compact/library.txt", withDestinationPath: path)
      try Self.store(in: folder).write(Self.words, to: Self.library)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
      #expect(try folder.text(of: "App/shared.txt") == "words\n")
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

  @Test(
    "Only a golden with a process number and .tmp is a temporary file",
    arguments: [
      ("a.txt.123.tmp", true), ("a.b.txt.1.tmp", true), ("notes.2024.tmp", false),
      ("a.txt.tmp", false), ("a.txt..tmp", false), ("a.txt.1x.tmp", false), ("a.txt", false),
      ("a.txt.0.tmp", false), ("a.txt.-1.tmp", false),
      ("a.txt.٣.tmp", false), ("tmp", false),
    ])
  func temporary(name: String, isTemporary: Bool) {
    #expect(GoldenStore.isTemporary(name) == isTemporary)
  }

  @Test("The lock deletes temporary files of an earlier recording")
  func leftovers() throws {
    try TemporaryGoldens.with { folder in
      try folder.write("half", to: "App/compact/a.txt.99.tmp")
      try folder.write("mine", to: "App/compact/notes.2024.tmp")
      let store = GoldenStore(of: "App", in: folder.path, displayedAs: "manifests")
      try store.lock()?.release()
      #expect(try folder.files == ["App/compact/notes.2024.tmp"])
    }
  }
}
