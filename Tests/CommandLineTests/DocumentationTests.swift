import Foundation
import TestSupport
import Testing

@Suite("DocC articles")
struct DocumentationTests {
  @Test(
    "Swift code in articles is code of fixtures, the sample or tests that compile, in folders that the article names",
    arguments: try articles())
  func code(path: String) throws {
    let folders = try Self.folders()
    let article = try Article(path)
    for block in article.blocks(in: "swift") {
      let forms = [0, 2, 4, 6, 8].map { Self.indented(block, by: $0) }
      let found = folders.filter { folder in
        folder.files.contains { file in forms.contains { file.contains($0) } }
      }
      #expect(!found.isEmpty, "\(block)")
      #expect(found.contains { article.names(folder: $0.name) }, "\(found.map(\.name)): \(block)")
    }
  }

  @Test("The article on own routers counts the lines of the harnesses")
  func lines() throws {
    let sources = FixturePackage.fixtures.appendingPathComponent("Routers/Sources")
    let harnesses = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix("Snapshots") }.sorted()
    let rows = try Article("ScreenSnapshot/harnessing-routers-of-your-own").rows
      .filter { $0.contains("Snapshots` |") }
    #expect(rows.count == harnesses.count)
    for name in harnesses {
      let file = sources.appendingPathComponent("\(name)/\(name).swift")
      let size = HarnessSize(of: try String(contentsOf: file, encoding: .utf8))
      let counts = "| \(size.screens) | \(size.lines) | \(size.contentLines) |"
      #expect(rows.contains { $0.hasPrefix("| `\(name)` |") && $0.hasSuffix(counts) }, "\(counts)")
    }
  }

  @Test("The article on goldens contains goldens of the sample as they are")
  func goldens() throws {
    let package = FixturePackage.readme.deletingLastPathComponent()
    let article = try Article("ScreenSnapshot/reading-a-golden")
    let paths = article.names(of: "manifests/Bookshelf/")
    let goldens = try paths.map { path in
      try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(goldens.count == 2)
    #expect(article.blocks() == goldens)
  }

  @Test(
    "The guides to control goldens and journeys contain files of the sample as they are",
    arguments: [
      ("verifying-what-controls-do", "controls/bookDetail"),
      ("writing-journeys", "journeys/try-the-scanner"),
    ])
  func behavior(article: String, file: String) throws {
    let golden = FixturePackage.readme.deletingLastPathComponent()
      .appendingPathComponent("manifests/Bookshelf/\(file).txt")
    let text = try String(contentsOf: golden, encoding: .utf8)
    #expect(try Article("ScreenHarness/\(article)").blocks().contains(text))
  }

  @Test("All libraries have articles with Swift code")
  func articlesWithCode() throws {
    let withCode = try Self.articles().filter { try !Article($0).blocks(in: "swift").isEmpty }
    let libraries = Set(withCode.map { String($0.prefix { $0 != "/" }) })
    #expect(libraries == ["ScreenNavigation", "ScreenSnapshot", "ScreenHarness"])
  }

  @Test("Each guide in which a reader writes files is built by a test, from its own blocks")
  func guides() throws {
    let guides = try Self.articles().filter { path in
      try Article(path).files.contains { $0.path.hasSuffix(".swift") }
    }
    #expect(
      guides == [
        // PicnicTests, AdoptionTests, GuideTests
        "ScreenHarness/prototyping-an-app-from-its-manifest",
        "ScreenHarness/starting-with-routers-of-your-own",
        "ScreenHarness/starting-with-screen-navigation",
        "ScreenNavigation/building-an-app-with-flows",
      ])
  }

  /// The paths of all articles, such as `ScreenHarness/running-the-tool`.
  private static func articles() throws -> [String] {
    let sources = FixturePackage.readme.deletingLastPathComponent()
      .appendingPathComponent("Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      .map { path in
        let parts = path.split(separator: "/")
        return "\(parts[0])/\(parts[parts.count - 1].dropLast(3))"
      }
      .sorted()
  }

  /// A block as it is in a file: after a line end, and indented if it is part of a type.
  private static func indented(_ block: String, by count: Int) -> String {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: count)
    return "\n" + lines.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// The folders of the fixtures, of the sample, and of tests of harnesses, with the text of their Swift
  /// files.
  ///
  /// Each text starts with a line end, and has the documentation's path of Screenwalk. Apps that several
  /// targets test are less private than those of a reader.
  private static func folders() throws -> [(name: String, files: [String])] {
    let fixtures = try FileManager.default.contentsOfDirectory(
      atPath: FixturePackage.fixtures.path)
    let names =
      fixtures.map { "Fixtures/\($0)" } + [
        "Sources/BookshelfApp", "Sources/BookshelfFeatures", "Sources/BookshelfNavigation",
        "Sources/BookshelfSnapshots", "Tests/ScreenHarnessTests/Support",
        "Tests/ScreenDriverTests", "Tests/TestApps",
      ]
    let package = FixturePackage.readme.deletingLastPathComponent()
    return try names.map { name in
      let path = name.hasPrefix("Fixtures/") ? "Tests/CommandLineTests/\(name)" : name
      let folder = package.appendingPathComponent(path)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
          return "\n"
            + text.replacing("../../../..", with: "../Screenwalk")
            .replacing("package static", with: "static")
        }
      return (name, files)
    }
  }
}

/// The lines of a harness, without empty lines and comments.
private struct HarnessSize {
  let lines: Int
  let contentLines: Int
  let screens: Int

  init(of file: String) {
    let code = file.split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) && !$0.drop { $0 == " " }.hasPrefix("//") }
    lines = code.count
    let content = code.drop { !$0.contains("static func content(") }
    let end = content.firstIndex { $0 == "  }" || $0.hasSuffix("{ nil }") } ?? content.endIndex
    contentLines = content[..<end].count + 1
    let manifest = code.drop { !$0.contains(": String, CaseIterable {") }.dropFirst()
    screens = manifest.prefix { $0 != "}" }.joined().count { $0 == "," } + 1
  }
}
