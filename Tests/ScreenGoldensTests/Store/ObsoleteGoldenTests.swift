import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering

@Suite("Obsolete goldens")
struct ObsoleteGoldenTests {
  private static let golden = "---\nscreen: x\n---\n"

  /// The obsolete files if the screens `library`, `Book Detail` and `é` are declared.
  private static func obsolete(in folder: TemporaryGoldens) throws -> [String] {
    let store = GoldenStore(of: "App", in: folder.path, displayedAs: "manifests")
    let owned = GoldenFile.files(of: ["library", "Book Detail", "é"], in: ScreenLayout.allCases)
    return try store.unreferenced(owned: owned).map(\.path)
  }

  @Test("A text file in the folder of a layout that starts like a golden is obsolete")
  func found() throws {
    try TemporaryGoldens.with { folder in
      for file in ["zoo", "library", "Book%20Detail", "Gone%20Too", "about", "100%"] {
        try folder.write(Self.golden, to: "App/compact/\(file).txt")
      }
      try folder.write("---\r\nscreen: x\r\n---\r\n", to: "App/regular/windows.txt")
      try folder.write("---\nscreen: ", to: "App/regular/cut.txt")
      #expect(
        try Self.obsolete(in: folder) == [
          "compact/100%.txt", "compact/Gone%20Too.txt", "compact/about.txt", "compact/zoo.txt",
          "regular/cut.txt", "regular/windows.txt",
        ])
    }
  }

  @Test(
    "A file outside the folders of the layouts or with another extension is not obsolete",
    arguments: [
      "App/README.txt", "App/compact/sub/gone.txt", "App/compact/gone.md", "App/compact/gone",
      "App/compact/gone.txt.orig", "App/compact/gone.TXT", "App/wide/gone.txt", "gone.txt",
      "Other/compact/gone.txt", "App/compact/library.txt.123.tmp",
    ])
  func elsewhere(file: String) throws {
    try TemporaryGoldens.with { folder in
      try folder.write(Self.golden, to: file)
      #expect(try Self.obsolete(in: folder).isEmpty)
    }
  }

  @Test(
    "A file that does not start like a golden is not obsolete",
    arguments: [
      "", "---", "---\nscreen:", "---\nscreens: x\n", "screen: x\n", " ---\nscreen: x\n",
      "---\ntitle: x\nscreen: x\n", "How to record\n", "\u{FEFF}---\nscreen: x\n",
      "---\n\nscreen: x",
    ])
  func otherWords(text: String) throws {
    try TemporaryGoldens.with { folder in
      try folder.write(text, to: "App/compact/gone.txt")
      #expect(try Self.obsolete(in: folder).isEmpty)
    }
  }

  @Test("Images, folders, pipes and broken links are not obsolete", .timeLimit(.minutes(5)))
  func noFiles() throws {
    try TemporaryGoldens.with { folder in
      try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], to: "App/compact/image.txt")
      try folder.createFolder("App/compact/folder.txt")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/compact/link.txt", withDestinationPath: "/nowhere/at/all")
      try #require(mkfifo("\(folder.path)/App/compact/pipe.txt", 0o600) == 0)
      #expect(try Self.obsolete(in: folder).isEmpty)
    }
  }

  @Test("A golden with other letter case is obsolete if the file system is case-sensitive")
  func letterCase() throws {
    try TemporaryGoldens.with { folder in
      try folder.write(Self.golden, to: "App/compact/library.txt")
      try folder.write(Self.golden, to: "App/compact/LIBRARY.txt")
      let isCaseSensitive = try folder.files.count == 2
      #expect(try Self.obsolete(in: folder) == (isCaseSensitive ? ["compact/LIBRARY.txt"] : []))
    }
  }

  @Test("A golden with other composition is obsolete if the file system distinguishes it")
  func composition() throws {
    try TemporaryGoldens.with { folder in
      try folder.write(Self.golden, to: "App/compact/\u{E9}.txt")
      #expect(try Self.obsolete(in: folder).isEmpty)
      try folder.write(Self.golden, to: "App/compact/e\u{301}.txt")
      let isByteSensitive = try folder.files.count == 2
      #expect(
        try Self.obsolete(in: folder).map { Array($0.utf8) }
          == (isByteSensitive ? [Array("compact/e\u{301}.txt".utf8)] : []))
    }
  }
}
