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
