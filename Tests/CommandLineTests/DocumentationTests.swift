import Foundation
import Testing

@Suite("DocC articles")
struct DocumentationTests {
  @Test(
    "Swift code in the guides is code of fixtures and of the sample that compile",
    arguments: [
      "ScreenNavigation/changing-tabs-at-run-time", "ScreenNavigation/moving-across-flows",
      "ScreenNavigation/opening-links", "ScreenNavigation/restoring-state",
      "ScreenNavigation/showing-overlays-over-any-flow",
      "ScreenNavigation/stacking-sheets-and-splitting-views",
      "ScreenNavigation/wiring-routers-to-swiftui",
      "ScreenHarness/starting-with-screen-navigation",
      "ScreenHarness/starting-with-routers-of-your-own",
      "ScreenHarness/keeping-several-apps-in-one-package", "ScreenHarness/verifying-in-a-test-run",
      "ScreenSnapshot/harnessing-routers-of-your-own",
    ])
  func code(path: String) throws {
    let blocks = try Article(path).blocks(in: "swift")
    let files = try Self.files()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let forms = [0, 2, 4, 6].map { Self.indented(block, by: $0) }
      #expect(files.contains { file in forms.contains { file.contains($0) } }, "\(block)")
    }
  }

  @Test("The gallery contains goldens of the sample as they are")
  func goldens() throws {
    let package = FixturePackage.readme.deletingLastPathComponent()
    let article = try Article("ScreenSnapshot/browsing-a-gallery-of-goldens")
    let paths = article.names(of: "manifests/Bookshelf/")
    let goldens = try paths.map { path in
      try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(goldens.count == 8)
    #expect(article.blocks() == goldens)
  }

  /// A block as it is in a file: after a line end, and indented if it is part of a type.
  private static func indented(_ block: String, by count: Int) -> String {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: count)
    return "\n" + lines.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// The Swift files of the fixtures, with the documentation's path of Screenwalk, and the files of
  /// the sample's harness; each starts with a line end.
  private static func files() throws -> [String] {
    let sources = FixturePackage.readme.deletingLastPathComponent()
      .appendingPathComponent("Sources/BookshelfSnapshots")
    return try [FixturePackage.fixtures, sources].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
          return "\n" + text.replacing("../../../..", with: "../Screenwalk")
        }
    }
  }
}
