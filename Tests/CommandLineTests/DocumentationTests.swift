import Foundation
import Testing

@Suite("DocC articles")
struct DocumentationTests {
  @Test(
    "Swift code in the guides is code of fixtures that compile",
    arguments: [
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
      #expect(files.contains { "\n\($0)".contains("\n\(block)") }, "\(block)")
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

  /// The Swift files of the fixtures, with the documentation's path of Screenwalk.
  private static func files() throws -> [String] {
    let folder = FixturePackage.fixtures
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try paths.map { path in
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        .replacing("../../../..", with: "../Screenwalk")
    }
  }
}
