import Foundation
import Testing

/// The guides quote packages that compile.
@Suite("The guides")
struct DocumentationTests {
  @Test(
    "quote code as it stands in the fixtures",
    arguments: [
      "ScreenHarness/starting-with-screen-navigation",
      "ScreenHarness/starting-with-routers-of-your-own",
      "ScreenHarness/keeping-several-apps-in-one-package",
      "ScreenHarness/verifying-in-a-test-run",
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

  @Test("show goldens of the sample as they are")
  func goldens() throws {
    let package = FixturePackage.readme.deletingLastPathComponent()
    let article = try Article("ScreenSnapshot/a-gallery-of-goldens")
    let paths = article.names(of: "manifests/Bookshelf/")
    let goldens = try paths.map { path in
      try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(goldens.count == 8)
    #expect(article.blocks() == goldens)
  }

  /// The texts of all Swift files of the fixtures, with the path that the documentation has.
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
