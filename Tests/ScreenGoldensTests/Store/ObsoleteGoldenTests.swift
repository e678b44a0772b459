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
    let owned = ScreenLayout.allCases.flatMap { layout in
      ["library", "Book Detail", "é"].map {
        GoldenFile(folder: GoldenFolder(layout), name: GoldenName.name(of: $0))
      }
    }
    return try store.unreferenced(owned: Set(owned)).map(\.path)
  }

  @Test(
    "A golden with other letter case or composition is obsolete if the file system distinguishes it",
    arguments: [("library", "LIBRARY"), ("\u{E9}", "e\u{301}")])
  func spelling(declared: String, other: String) throws {
    try TemporaryGoldens.with { folder in
      try folder.write(Self.golden, to: "App/compact/\(declared).txt")
      #expect(try Self.obsolete(in: folder).isEmpty)
      try folder.write(Self.golden, to: "App/compact/\(other).txt")
      let isDistinguished = try folder.files.count == 2
      #expect(
        try Self.obsolete(in: folder).map { Array($0.utf8) }
          == (isDistinguished ? [Array("compact/\(other).txt".utf8)] : []))
    }
  }
}
