import Foundation
import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenSystem

@Suite("Files of journeys")
struct JourneySourceTests {
  /// The names of the journeys in a folder, with their defects.
  private func journeys(
    _ files: [String], folders: [String] = [], links: [String: String] = [:]
  ) throws -> [String] {
    var result: [String] = []
    try TemporaryGoldens.with { goldens in
      try goldens.createFolder("manifests/App/journeys")
      try goldens.write("secret", to: "outside.txt")
      for folder in folders { try goldens.createFolder("manifests/App/journeys/\(folder)") }
      for file in files { try goldens.write("> back\n", to: "manifests/App/journeys/\(file)") }
      for (link, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(goldens.path)/manifests/App/journeys/\(link)", withDestinationPath: target)
      }
      let root = "\(goldens.path)/manifests"
      let store = GoldenStore(of: "App", in: root, displayedAs: "manifests")
      result = try store.journeys().map { journey in
        #expect(journey.defect == nil || journey.bytes.isEmpty || files.count > 1)
        return journey.defect.map { "\(journey.name): \($0)" } ?? journey.name
      }
    }
    return result
  }

  @Test("Journeys are text files, and other files are nothing")
  func plain() throws {
    #expect(try journeys(["b.txt", "a.txt", "README.md", ".c.txt"]) == ["a", "b"])
  }

  @Test("What looks like a journey and cannot be replayed is invalid, and the others are replayed")
  func defects() throws {
    #expect(
      try journeys(["a.txt", "b.TXT", "deep/er/e.txt", "sub/c.txt"], folders: ["d.txt"]) == [
        "a", "b.TXT: its name does not end in '.txt', so it is not replayed; rename it",
        "d: it cannot be read: Is a directory",
        "deep: it is a folder, whose files are not replayed; move them to 'journeys'",
        "sub: it is a folder, whose files are not replayed; move them to 'journeys'",
      ])
  }

  @Test("A link out of the manifests folder is not read, and one inside is")
  func links() throws {
    let links = [
      "in.txt": "a.txt", "loop.txt": "loop.txt", "no.txt": "none",
      "out.txt": "../../../outside.txt",
    ]
    #expect(
      try journeys(["a.txt"], links: links) == [
        "a", "in", "loop: it cannot be read: Too many levels of symbolic links",
        "no: it is a link without a target, or its name is not valid UTF-8",
        "out: it cannot be read: It is a link out of the manifests folder; replace it with a file",
      ])
  }

  @Test("A golden that is a link out of the manifests folder is not read")
  func golden() throws {
    try TemporaryGoldens.with { goldens in
      try goldens.createFolder("manifests/App/compact")
      try goldens.write("secret", to: "outside.txt")
      let folder = "\(goldens.path)/manifests/App/compact"
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/a.txt", withDestinationPath: "../../../outside.txt")
      let store = GoldenStore(
        of: "App", in: "\(goldens.path)/manifests", displayedAs: "manifests")
      let file = GoldenFile(folder: GoldenFolder(.compact), name: "a")
      #expect(throws: FileSystem.Failure(code: ELOOP, isOutside: true)) { try store.read(file) }
    }
  }
}
